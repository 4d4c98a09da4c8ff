// Where one writes: plain messages with files, and the way into slash commands.

import { byId, fill, h, icon } from "./dom.js";
import { commandBar, leaves } from "./command.js";
import { Picker } from "./picker.js";
import { here, state } from "./state.js";
import { ask, withFiles } from "./wire.js";
import { say } from "./words.js";

let draft = { files: [], reply: null, edit: null };
let picker = null;

/** Draws the box for the channel shown. */
export function drawComposer(text = "") {
  picker?.close();
  draft = { files: [], reply: null, edit: null };
  const box = byId("composer");
  const channel = state.channel;
  // A forum has posts, which are begun above.
  if (!channel || channel.type === 15) return fill(box);
  if (channel.archived && channel.locked) return fill(box, h("p", { class: "cannot" }, say("locked")));
  if (!channel.can_send && channel.type !== 1) return fill(box, h("p", { class: "cannot" }, say("cannot-send")));
  const name = channel.type === 1 ? `@${channel.name}` : `#${channel.name}`;
  const note = h("div", { class: "note-bar", hidden: true });
  const problem = h("div", { class: "failed problem", role: "alert" });
  const files = h("div", { class: "waiting-files" });
  const area = h("textarea", { id: "write", rows: "1", placeholder: say("message-to", { name }), "aria-label": say("message-to", { name }), "aria-controls": "picker", role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list" });
  area.value = text;
  const chooser = h("input", { type: "file", multiple: true, hidden: true, onchange: () => add([...chooser.files]) });
  const add = (list) => {
    draft.files.push(...list);
    fill(files, draft.files.map((one) => h("span", { class: "file" }, one.name)));
  };
  picker = new Picker(area);
  const grow = () => {
    area.style.height = "auto";
    area.style.height = `${Math.min(area.scrollHeight, 220)}px`;
  };
  const suggest = () => {
    grow();
    problem.textContent = "";
    const words = area.value;
    if (words.startsWith("/") && !draft.edit) return suggestCommands(area, words.slice(1));
    const at = /(?:^|\s)@(\w*)$/.exec(words.slice(0, area.selectionStart));
    if (at) return suggestPeople(area, at[1]);
    picker.close();
  };
  area.addEventListener("input", suggest);
  area.addEventListener("keydown", (event) => {
    if (event.isComposing || picker.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      send(area, problem);
    } else if (event.key === "Escape" && (draft.reply || draft.edit)) drawComposer();
    else if (event.key === "ArrowUp" && !area.value) editLast();
  });
  area.addEventListener("paste", (event) => event.clipboardData.files.length && add([...event.clipboardData.files]));
  fill(
    box,
    note,
    files,
    h(
      "div",
      { class: "box" },
      h("button", { type: "button", class: "round", title: say("add-file"), "aria-label": say("add-file"), onclick: () => chooser.click() }, icon("plus")),
      chooser,
      area,
      h("button", { type: "button", class: "round send", title: say("send"), "aria-label": say("send-message"), onclick: () => send(area, problem) }, icon("send")),
      picker.node,
    ),
    problem,
  );
  grow();
  if (text) suggest();
}

function suggestCommands(area, typed) {
  const all = leaves(state.commands);
  const exact = all.find((one) => typed === `${one.path} `);
  if (exact) return choose(exact);
  const wanted = typed.toLowerCase().trim();
  const found = all
    .filter((one) => one.path.includes(wanted) || one.shown.includes(wanted))
    .sort((a, b) => Number(b.shown.startsWith(wanted)) - Number(a.shown.startsWith(wanted)));
  picker.show(
    say("commands"),
    found.map((one) => ({
      label: `/${one.shown}`,
      description: one.description,
      note: state.bot.name,
      data: { command: one.path },
      pick: () => choose(one),
    })),
    wanted ? say("no-command", { typed: wanted }) : say("no-commands"),
  );
}

function choose(leaf) {
  picker.close();
  commandBar(leaf, (text) => {
    drawComposer(text);
    byId("write")?.focus();
  });
}

function suggestPeople(area, typed) {
  const people = [...state.people, state.bot].filter((one) => one.name.toLowerCase().startsWith(typed.toLowerCase()));
  picker.show(say("members"), people.map((one) => ({
    label: one.name,
    user: one,
    pick: () => {
      const end = area.selectionStart;
      const start = end - typed.length - 1;
      area.setRangeText(`@${one.name} `, start, end, "end");
      picker.close();
    },
  })));
}

/** The text as Discord sends it: names become mentions. */
function mentions(text) {
  let out = text;
  for (const one of [...state.people, state.bot]) out = out.replace(new RegExp(`@${one.name}\\b`, "g"), `<@${one.id}>`);
  for (const one of state.channels.filter((channel) => channel.type !== 1)) out = out.replace(new RegExp(`#${one.name}(?![\\w-])`, "g"), `<#${one.id}>`);
  return out;
}

async function send(area, problem) {
  const content = mentions(area.value.trim());
  if (!content && !draft.files.length) return;
  const body = { content };
  if (draft.reply) body.message_reference = { message_id: draft.reply.id };
  const { edit, files } = draft;
  try {
    if (edit) await ask("PATCH", here(`messages/${edit.id}`), { content });
    else await ask("POST", here("messages"), withFiles(body, files));
    drawComposer();
    byId("write")?.focus();
  } catch (error) {
    problem.textContent = error.message;
  }
}

/** Begins an answer to a message. */
export function beginReply(message) {
  drawComposer();
  draft.reply = message;
  bar(say("replying", { name: message.author.global_name ?? message.author.username }));
}

/** Begins to change one's own message. */
export function beginEdit(message) {
  drawComposer(message.content);
  draft.edit = message;
  picker.close();
  bar(say("editing"));
}

function bar(words) {
  const note = byId("composer").querySelector(".note-bar");
  note.hidden = false;
  fill(note, words, h("button", { type: "button", class: "round", "aria-label": say("cancel"), onclick: () => drawComposer() }, icon("close")));
  byId("write").focus();
}

function editLast() {
  const own = [...state.messages.values()].filter((one) => one.author.id === state.me.id && one.type !== 18);
  if (own.length) beginEdit(own.at(-1));
}
