// The sandbox's own powers, for people who try the bot out.

import { byId, fill, h, icon } from "./dom.js";
import { confirmation } from "./modal.js";
import { here, mine, now, readPeople, state } from "./state.js";
import { ask } from "./wire.js";

const LOCALES = { "en-US": "English (US)", "en-GB": "English (UK)", it: "Italiano", fr: "Français", pl: "Polski", de: "Deutsch", "es-ES": "Español", "pt-BR": "Português (Brasil)", ja: "日本語" };
const PERMISSIONS = {
  VIEW_CHANNEL: "See the channel",
  SEND_MESSAGES: "Send messages",
  CREATE_PUBLIC_THREADS: "Open threads",
  SEND_MESSAGES_IN_THREADS: "Send in threads",
  ATTACH_FILES: "Attach files",
  EMBED_LINKS: "Send embeds",
  READ_MESSAGE_HISTORY: "Read history",
  MANAGE_THREADS: "Manage threads",
};

/** Draws the panel, if it is open. */
export async function drawToolbox(close, words = "") {
  const box = byId("toolbox");
  if (box.hidden) return;
  await readPeople();
  const channel = state.channel;
  const held = channel.type === 1 ? null : (await ask("GET", `control/permissions?channel=${channel.id}&who=bot`)).permissions;
  const said = h("p", { class: "said", role: "status" }, words);
  const tell = (words) => { said.textContent = words; };
  const run = async (words, act) => {
    try {
      await act();
      tell(words);
    } catch (error) {
      tell(error.message);
    }
  };
  const again = () => drawToolbox(close, said.textContent);
  fill(
    box,
    h("header", {}, h("h2", {}, "Toolbox"), h("button", { type: "button", class: "round", "aria-label": "Close the toolbox", onclick: close }, icon("close"))),
    h("p", { class: "quiet" }, "What Discord can't do: make things go wrong, and see how the bot copes."),
    said,
    group("Me", [
      check("Accept direct messages from the bot", state.me.dms_open, (on) => run(on ? "Direct messages are open." : "Direct messages are closed.", () => ask("PATCH", mine(""), { dms_open: on }))),
      check("I have added the bot to my account", state.me.added, (added) => run(added ? "The bot is on your account now. Its commands work without a server." : "The bot is no longer on your account.", () => ask("PATCH", mine(""), { added }).then(readPeople))),
      choice("My language", LOCALES, state.me.locale, (locale) => run("Language changed.", () => ask("PATCH", mine(""), { locale }).then(readPeople).then(() => document.dispatchEvent(new CustomEvent("language"))))),
    ]),
    timeGroup(run, again),
    channel.type === 1 ? null : placeGroup(channel, run),
    held ? group("What the bot may do here", Object.entries(PERMISSIONS).map(([name, label]) => check(label, held.includes(name), (on) => run(on ? `The bot may: ${label}.` : `The bot may not: ${label}.`, () => ask("POST", "control/permissions", { channel: channel.id, who: "bot", [on ? "allow" : "deny"]: [name] }).then(again))))) : null,
    connectionGroup(run, again),
    group("The next request of the bot", [["429", 429], ["500", 500], ["502", 502], ["No answer for 10 s", "timeout"]].flatMap(([label, status]) => [
      press(label, () => run(`The next request will fail: ${label}.`, () => ask("POST", "control/faults", { status, hold_ms: 10000 }))),
    ]).concat(press("Done, but 500", () => run("The next request is carried out, but its answer is an error.", () => ask("POST", "control/faults", { status: 500, when: "after" }))))),
    group("The server", [
      check("Is a community, so its language counts", state.server.community, (community) => run(community ? "The server is a community." : "The server is not a community.", () => ask("POST", "control/server", { community, server: state.server.id }).then(readPeople))),
      choice("Language of the server", LOCALES, state.server.locale, (locale) => run("Language changed.", () => ask("POST", "control/server", { locale, server: state.server.id }))),
      press("Add a server", () => run("Added. Choose the server above the channels.", () => ask("POST", "control/servers", { count: 1 }))),
    ]),
  );
}

/** Waiting made short; the bot goes by this clock where the two run as one program. */
function timeGroup(run, again) {
  const steps = [["+15 min", 900], ["+1 hour", 3600], ["+1 day", 86400]];
  const shown = new Intl.DateTimeFormat(state.me.locale, { dateStyle: "full", timeStyle: "short" }).format(now());
  const move = ([label, seconds]) => h("button", { type: "button", class: "button secondary later", data: { seconds: String(seconds) }, onclick: () => run(`It is ${label.slice(1)} later.`, () => ask("POST", "control/clock", { advance_ms: seconds * 1000 })).then(again) }, label);
  return group("Time", [
    h("p", { class: "state-time" }, `It is ${shown}`),
    steps.map(move),
    h("p", { class: "quiet" }, "Clocks run out, reminders arrive and vacations end, as if you had waited."),
  ]);
}

function placeGroup(channel, run) {
  const isThread = channel.type >= 10;
  const patch = (words, body) => () => run(words, () => ask("PATCH", here(""), body));
  const remove = async () => {
    if (await confirmation(`Delete ${isThread ? "thread" : "channel"}`, `Delete #${channel.name} with all its messages?`, "Delete")) {
      await run("Deleted.", () => ask("DELETE", here("")));
    }
  };
  return group(isThread ? "This thread" : "This channel", [
    isThread ? press(channel.archived ? "Reopen" : "Archive", patch(channel.archived ? "Reopened." : "Archived.", { archived: !channel.archived })) : null,
    isThread ? press(channel.locked ? "Unlock" : "Archive and lock", patch(channel.locked ? "Unlocked." : "Locked.", channel.locked ? { locked: false, archived: false } : { locked: true, archived: true })) : null,
    press("Delete", remove),
  ]);
}

function connectionGroup(run, again) {
  const gateway = (label, words, body) => press(label, () => run(words, () => ask("POST", "control/gateway", body).then(() => setTimeout(again, 1500))));
  return group("The bot’s connection", [
    h("p", { class: `state ${state.bot.connected ? "on" : "off"}` }, state.bot.connected ? "Connected" : "Not connected"),
    gateway("Drop it", "Dropped.", { action: "drop" }),
    gateway("Ask to reconnect", "Asked (op 7).", { action: "reconnect" }),
    gateway("Invalidate", "Invalid (op 9).", { action: "invalid" }),
    press("Duplicate next click", () => run("The next click or command will arrive twice.", () => ask("POST", "control/duplicate", { count: 1 }))),
  ]);
}

const group = (title, children) => h("section", {}, h("h3", {}, title), h("div", { class: "group" }, children));
const press = (label, act) => h("button", { type: "button", class: "button secondary", onclick: act }, label);

function check(label, on, act) {
  return h("label", { class: "switch" }, h("span", {}, label), h("input", { type: "checkbox", role: "switch", checked: on, onchange: (event) => act(event.target.checked) }));
}

function choice(label, options, value, act) {
  const list = options[value] ? options : { ...options, [value]: value };
  return h("label", { class: "choice" }, label, h("select", { onchange: (event) => act(event.target.value) }, Object.entries(list).map(([key, words]) => h("option", { value: key, selected: key === value }, words))));
}
