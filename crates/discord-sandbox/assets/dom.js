// Elements made from plain data: text is always text, never markup.

/** Makes an element; `on…` are listeners, `data` is the dataset, null and false are left out. */
export function h(tag, props, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (key === "data") Object.assign(element.dataset, value);
    else if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key in element && typeof value !== "string") element[key] = value;
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** Puts these children in the place of the old ones. */
export function fill(element, ...children) {
  element.replaceChildren(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
}

export const byId = (id) => document.getElementById(id);

const SHAPES = {
  hash: "M9 3 7.5 21M16.5 3 15 21M4 8.5h17M3 15.5h17",
  thread: "M5 4v8a3 3 0 0 0 3 3h11M15 10l5 5-5 5",
  at: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm4-8v5a2.5 2.5 0 0 0 5 0v-1a9 9 0 1 0-4 7.5",
  menu: "M3 6h18M3 12h18M3 18h18",
  tools: "M4 7h9m4 0h3M4 12h3m4 0h9M4 17h11m4 0h1M13 5v4M7 10v4M15 15v4",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.4 1.4m11.2 11.2L19 19M5 19l1.4-1.4M17.6 6.4 19 5",
  close: "M5 5l14 14M19 5 5 19",
  plus: "M12 5v14M5 12h14",
  reply: "M9 6 4 11l5 5m-5-5h9a6 6 0 0 1 6 6v2",
  pencil: "M4 20l1-4L16 5l3 3L8 19Zm10-13 3 3",
  trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
  smile: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM9 10v.5M15 10v.5M8 14a4.5 4.5 0 0 0 8 0",
  apps: "M5 5h5v5H5Zm9 0h5v5h-5ZM5 14h5v5H5Zm9 0h5v5h-5Z",
  pin: "M9 3h6l-1 7 4 4H6l4-4Zm3 11v7",
  poll: "M5 20V10m7 10V4m7 16v-7",
  horn: "M4 10v4l12 5V5Zm0 0v4M7 15v4h3v-3M19 9a4 4 0 0 1 0 6",
  posts: "M4 5h16v10H10l-4 4v-4H4ZM8 9h8M8 12h5",
  down: "M6 9l6 6 6-6",
  lock: "M6 11h12v9H6Zm2.5 0V8a3.5 3.5 0 0 1 7 0v3",
  eye: "M2 12s4-6 10-6 10 6 10 6-4 6-10 6-10-6-10-6Zm10 2.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
  send: "M4 12 20 4l-6 16-3-7Z",
};

/** A line drawing, hidden from screen readers. */
export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", SHAPES[name]);
  svg.append(path);
  return svg;
}

const HUES = ["#5865f2", "#3ba55c", "#eb459e", "#d9822b", "#a652d6"];

/** A round picture with the first letter of a name. */
export function avatar(user, size = "") {
  const name = user.global_name ?? user.name ?? user.username ?? "?";
  const hue = HUES[Number(BigInt(user.id) % 100n) % HUES.length];
  return h("span", { class: `avatar ${size}`, style: `background:${hue}`, "aria-hidden": "true" }, name[0]);
}

/** The address of a file, by whatever name this machine is called in the address bar. */
export function near(url) {
  const { pathname, search } = new URL(url, location.href);
  return /^\/(ephemeral-)?attachments\//.test(pathname) ? pathname + search : url;
}

/** Says something to screen readers. */
export function announce(text) {
  byId("announcer").textContent = text;
}
