// The page: who one is, where one is, and keeping both in step with what happens.

import { avatar, byId, fill, h, icon } from "./dom.js";
import { keepFocus } from "./component.js";
import { leaves, runCommand } from "./command.js";
import { beginEdit, beginReply, drawComposer } from "./composer.js";
import { attemptRow, messageRow } from "./message.js";
import { confirmation, question, questions } from "./modal.js";
import { drawSelf, drawSidebar, sign } from "./sidebar.js";
import { channelById, firstChannel, here, mine, readPeople, state, user } from "./state.js";
import { drawToolbox } from "./toolbox.js";
import { ask, follow } from "./wire.js";
import { parts, say, speak } from "./words.js";

let stream = null;
let listTimer = null;

/** The game to begin with: few rules, and neither seat is better. */
const FIRST = "play kumo";
const LESSON = "learn";
const scroller = byId("scroller");

const acts = {
  reply: beginReply,
  edit: beginEdit,
  remove: async (message) => {
    const own = message.reader === state.me.id;
    if (own || (await confirmation(say("delete-message"), say("delete-sure"), say("delete")))) {
      await ask("DELETE", here(`messages/${message.id}`));
    }
  },
  pin: (message) => ask(message.pinned ? "DELETE" : "PUT", here(`messages/${message.id}/pin`)),
  thread: async (message) => {
    const name = await question(say("create-thread"), say("thread-name"), message.content.slice(0, 40) || say("new-thread"));
    if (name) open((await ask("POST", here("threads"), { name, message: message.id })).id);
  },
};

/** Becomes this person. */
async function become(number) {
  stream?.close();
  await readPeople();
  state.me = state.people.find((one) => one.number === number) ?? state.people[0];
  await speak(state.me.locale);
  const url = new URL(location.href);
  url.searchParams.set("as", String(state.me.number));
  history.replaceState(null, "", url);
  state.channel = null;
  state.attempts = [];
  drawSelf(become, toggleTheme, toggleTools);
  await readChannels();
  const last = localStorage.getItem(`channel-${state.me.number}`);
  const wanted = new URL(location.href).hash.slice(1);
  const first = channelById(wanted) ?? channelById(last) ?? firstChannel();
  await open(first.id);
  stream = follow(state.me.number, heard, connected);
}

async function readChannels() {
  const known = names();
  state.channels = (await ask("GET", mine("channels"))).channels;
  if (state.channel) {
    const now = channelById(state.channel.id);
    if (!now) return open(firstChannel().id);
    const before = state.channel;
    state.channel = now;
    if (["archived", "locked", "can_send", "name"].some((key) => before[key] !== now[key])) {
      drawHeading();
      if (!byId("composer").querySelector(".command")) drawComposer(byId("write")?.value ?? "");
      drawToolbox(toggleTools);
    }
  }
  drawSidebar(open, openDirect);
  // Messages name channels, and threads hang on them.
  if (state.channel && names() !== known) redraw();
}

const names = () => state.channels.map((one) => `${one.id}${one.name}${one.unread && one.parent_id}`).join();

async function readCommands() {
  state.commands = (await ask("GET", here("commands"))).commands;
}

async function openDirect() {
  const direct = await ask("GET", mine("channels/dm"));
  await readChannels();
  await open(direct.id);
}

/** Shows a channel. */
async function open(id, message = null) {
  const channel = channelById(id) ?? (await ask("GET", mine(`channels/${id}`)).catch(() => null));
  if (!channel) return;
  state.channel = channel;
  state.server = state.servers.find((one) => one.id === channel.guild_id) ?? state.server;
  localStorage.setItem(`channel-${state.me.number}`, id);
  history.replaceState(null, "", `${location.pathname}${location.search}#${id}`);
  document.body.classList.remove("drawer");
  byId("shade").hidden = true;
  await readMessages();
  await readCommands();
  drawHeading();
  drawSidebar(open, openDirect);
  drawMessages();
  drawComposer();
  drawToolbox(toggleTools);
  scroller.scrollTop = scroller.scrollHeight;
  if (message) show(message);
  seen();
}

async function readMessages() {
  const { messages } = await ask("GET", here("messages?limit=100"));
  state.messages = new Map(messages.map((one) => [one.id, one]));
}

function show(id) {
  const row = byId("messages").querySelector(`[data-message-id="${id}"]`);
  if (!row) return;
  row.scrollIntoView({ block: "center" });
  row.classList.add("shown");
  row.focus();
  setTimeout(() => row.classList.remove("shown"), 1500);
}

function drawHeading() {
  const channel = state.channel;
  const parent = sign(channel) === "thread" && channelById(channel.parent_id);
  fill(
    byId("heading"),
    h("button", { type: "button", class: "round drawer-button", "aria-label": say("channels"), onclick: toggleDrawer }, icon("menu")),
    channel.type === 1 ? avatar(state.bot, "small") : icon(sign(channel)),
    parent ? h("button", { type: "button", class: "parent", onclick: () => open(parent.id) }, parent.name, " ›") : null,
    h("h1", {}, channel.name),
    channel.archived ? h("span", { class: "note" }, say(channel.locked ? "archived-locked" : "archived")) : null,
    channel.topic ? h("span", { class: "topic" }, channel.topic) : null,
    h("span", { id: "link", class: "note" }),
  );
}

function drawMessages() {
  const list = byId("messages");
  const rows = [];
  let before = null;
  for (const message of [...state.messages.values()].sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1))) {
    const day = new Date(message.timestamp).toDateString();
    if (day !== (before && new Date(before.timestamp).toDateString())) {
      rows.push(h("li", { class: "day", role: "separator" }, new Date(message.timestamp).toLocaleDateString(state.me.locale, { dateStyle: "long" })));
      before = null;
    }
    rows.push(messageRow(message, before, acts));
    before = message;
  }
  const attempts = state.attempts.filter((one) => one.channel === state.channel.id);
  rows.push(...attempts.map((one) => attemptRow(one, dismissAttempt)));
  fill(list, welcome(), rows);
}

function welcome() {
  const { type, name } = state.channel;
  if (type === 15) return forum();
  if (type === 5) return h("li", { class: "welcome" }, h("h2", {}, say("welcome", { channel: `#${name}` })), h("p", {}, say("news")));
  if (type === 0) return h("li", { class: "welcome" }, h("h2", {}, say("welcome", { channel: `#${name}` })), beginning());
  const words = type === 1 ? say("direct-start", { name }) : say("thread-start");
  return h("li", { class: "welcome" }, h("h2", {}, name), h("p", {}, words));
}

/** The posts of a forum, and the way to a new one. */
function forum() {
  const tags = state.channel.tags ?? [];
  const below = state.channels.filter((one) => one.parent_id === state.channel.id);
  const post = (one) => {
    const own = tags.filter((tag) => one.applied_tags?.includes(tag.id));
    return h(
      "button",
      { type: "button", class: "post", data: { post: one.id }, onclick: () => open(one.id) },
      h("span", { class: "tags" }, own.map((tag) => h("span", { class: "tag-name" }, tag.emoji_name ? `${tag.emoji_name} ` : "", tag.name))),
      h("strong", {}, one.name),
      h("small", {}, one.archived ? say("archived") : one.unread ? say("new-messages") : ""),
    );
  };
  return h(
    "li",
    { class: "welcome forum" },
    h("h2", {}, state.channel.name),
    h("p", {}, say(below.length ? "forum-posts" : "forum-empty")),
    state.channel.can_send ? h("button", { type: "button", class: "button primary", id: "new-post", onclick: newPost }, say("new-post")) : null,
    h("div", { class: "posts" }, below.map(post)),
  );
}

async function newPost() {
  const tags = state.channel.tags ?? [];
  const options = tags.map((tag) => ({ label: tag.name, value: tag.id }));
  const body = await questions(say("new-post"), [
    [{ type: 4, style: 1, custom_id: "name", max_length: 100 }, say("title")],
    [{ type: 4, style: 2, custom_id: "content", max_length: 2000 }, say("message")],
    ...(options.length ? [[{ type: 22, custom_id: "tags", required: false, options }, say("tags")]] : []),
  ]);
  if (body) open((await ask("POST", here("threads"), body)).id);
}

/** What a newcomer needs to know, and a game to begin with. */
function beginning() {
  const known = leaves(state.commands);
  const leaf = (path) => known.find((one) => one.path === path);
  const [first, lesson] = [leaf(FIRST), leaf(LESSON)];
  const can = (path) => known.some((leaf) => leaf.path.split(" ")[0] === path);
  const type = (text) => h("button", { type: "button", class: "typed", onclick: () => { drawComposer(text); byId("write")?.focus(); } }, h("code", {}, text));
  const person = user(state.people[state.me.number % state.people.length].id);
  return [
    can("play") && can("help")
      ? h("p", {}, parts("begin-play", { play: type("/play"), help: type("/help") }))
      : h("p", {}, parts("begin", { slash: type("/") })),
    h("p", {}, parts("people", {
      count: state.people.length,
      me: state.me.name,
      phone: h("span", { class: "phone-only" }, say("phone")),
      tab: h("a", { href: `/?as=${person.number}`, target: "_blank" }, say("tab", { name: person.name })),
    })),
    first || lesson
      ? h(
          "p",
          {},
          say("right-away"), " ",
          lesson ? h("button", { type: "button", class: "button success", id: "first-lesson", onclick: () => learnFirst(lesson) }, say("first-lesson")) : null,
          first ? h("button", { type: "button", class: "button secondary", id: "first-game", onclick: (event) => playFirst(first, event.currentTarget) }, say("first-game")) : null,
        )
      : null,
  ];
}

/** Begins a lesson, which goes on in a private message here. */
function learnFirst(leaf) {
  const attempt = { command: leaf.path, error: null, channel: state.channel.id };
  return runCommand(leaf, { game: "kintei" }, attempt, (text) => drawComposer(text));
}

/** Opens a game with the bot, and goes to where it is played. */
async function playFirst(leaf, button) {
  button.disabled = true;
  const parent = state.channel.id;
  const known = new Set(state.channels.map((one) => one.id));
  const attempt = { command: leaf.path, error: null, channel: parent };
  await runCommand(leaf, { opponent: state.bot.id, order: "listed", computer: "easy" }, attempt, (text) => drawComposer(text));
  // The bot writes there when it has answered: in direct messages, else in a thread, else in the channel.
  for (let look = 0; look < 50 && state.channel.id === parent; look += 1) {
    await readChannels();
    const isNew = (one) => one.parent_id === parent && !known.has(one.id);
    const place = state.channels.find((one) => (one.type === 1 && one.unread) || isNew(one));
    if (place) return open(place.id);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  button.disabled = false;
}

function dismissAttempt(attempt) {
  state.attempts = state.attempts.filter((one) => one !== attempt);
  redraw();
}

/** Draws the messages again, and stays at the bottom if one was there. */
function redraw() {
  const bottom = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 80;
  const top = scroller.scrollTop;
  keepFocus(drawMessages);
  scroller.scrollTop = bottom ? scroller.scrollHeight : top;
}

function seen() {
  const now = channelById(state.channel.id);
  if (document.visibilityState === "visible" && (now?.unread ?? true)) ask("POST", here("read"), {});
}

/** Something happened. */
function heard(event) {
  if (event.event === "message" && event.message.channel_id === state.channel?.id) {
    const isNew = !state.messages.has(event.message.id);
    state.messages.set(event.message.id, event.message);
    if (event.message.author.bot) fill(byId("typing"));
    redraw();
    if (isNew) ask("POST", here("read"), {}).catch(() => null);
  } else if (event.event === "gone" && state.messages.delete(event.message_id)) redraw();
  else if (event.event === "commands") readCommands().then(redraw);
  else if (event.event === "servers") readPeople().then(readChannels);
  else if (event.event === "clock") readPeople().then(redraw);
  else if (event.event === "typing" && event.channel_id === state.channel?.id) typing(user(event.user_id));
  if (["channels", "message", "gone"].includes(event.event)) {
    clearTimeout(listTimer);
    listTimer = setTimeout(readChannels, 40);
  }
}

function typing(who) {
  fill(byId("typing"), h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")), parts("typing", { name: h("strong", {}, who.name) }));
  setTimeout(() => fill(byId("typing")), 8000);
}

async function connected(up) {
  const link = byId("link");
  if (link) link.textContent = up ? "" : say("no-answer");
  if (!up) return;
  // Whatever happened while nobody listened is read now.
  await readChannels();
  await readMessages();
  await readCommands();
  redraw();
}

function toggleDrawer() {
  const on = document.body.classList.toggle("drawer");
  byId("shade").hidden = !on;
}

function toggleTheme() {
  const theme = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
  document.documentElement.dataset.theme = theme;
  localStorage.setItem("theme", theme);
}

function toggleTools() {
  const box = byId("toolbox");
  box.hidden = !box.hidden;
  document.body.classList.remove("drawer");
  byId("shade").hidden = true;
  drawToolbox(toggleTools);
}

document.addEventListener("jump", ({ detail }) => {
  if (detail.channel === state.channel.id) show(detail.message);
  else open(detail.channel, detail.message);
});
document.addEventListener("redraw", () => redraw());
document.addEventListener("language", async () => {
  await speak(state.me.locale);
  drawSelf(become, toggleTheme, toggleTools);
  await open(state.channel.id);
});
document.addEventListener("attempts", () => redraw());
document.addEventListener("visibilitychange", () => state.channel && seen());
byId("shade").addEventListener("click", toggleDrawer);
document.addEventListener("load", (event) => {
  // A picture that arrives late must not push the newest message out of sight.
  const near = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 500;
  if (event.target.tagName === "IMG" && near) scroller.scrollTop = scroller.scrollHeight;
}, true);

document.documentElement.dataset.theme = localStorage.getItem("theme") ?? new URL(location.href).searchParams.get("theme") ?? "dark";
become(Number(new URL(location.href).searchParams.get("as") ?? 1));
