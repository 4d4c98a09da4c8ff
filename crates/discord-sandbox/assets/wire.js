// Speaking to the sandbox: requests, and the stream of what happens.

/** A refusal, with Discord's words. */
export class Refusal extends Error {
  constructor(status, body) {
    super(describe(body) ?? `Error ${status}`);
    this.status = status;
    this.body = body;
  }
}

function describe(body) {
  if (!body) return null;
  const details = [];
  const walk = (node) => {
    for (const [key, value] of Object.entries(node ?? {})) {
      if (key === "_errors") details.push(...value.map((one) => one.message));
      else if (typeof value === "object") walk(value);
    }
  };
  walk(body.errors);
  return details.length ? details.join(" ") : body.message;
}

/** Asks the sandbox; `body` may be plain data or a form. */
export async function ask(method, path, body) {
  const options = { method };
  if (body instanceof FormData) options.body = body;
  else if (body !== undefined) {
    options.headers = { "content-type": "application/json" };
    options.body = JSON.stringify(body);
  }
  const response = await fetch(`/sandbox/${path}`, options);
  const answer = await response.json().catch(() => null);
  if (!response.ok) throw new Refusal(response.status, answer);
  return answer;
}

/** A body with these files, as a form; the body alone without any. */
export function withFiles(body, files) {
  if (!files.length) return body;
  const form = new FormData();
  files.forEach((one, at) => form.append(`files[${at}]`, one, one.name));
  form.append("payload_json", JSON.stringify(body));
  return form;
}

/** Follows a person's stream until `close` is called; comes back after a break. */
export function follow(person, onEvent, onState) {
  let socket = null;
  let closed = false;
  let pause = 250;
  const open = () => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    socket = new WebSocket(`${scheme}://${location.host}/sandbox/stream/${person}`);
    socket.onmessage = (frame) => {
      pause = 250;
      const event = JSON.parse(frame.data);
      if (event.event === "hello") onState(true);
      else onEvent(event);
    };
    socket.onclose = () => {
      if (closed) return;
      onState(false);
      setTimeout(open, pause);
      pause = Math.min(pause * 2, 5000);
    };
  };
  open();
  return { close: () => { closed = true; socket.close(); } };
}
