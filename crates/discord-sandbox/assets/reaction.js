// What people do with a message besides writing: reactions, votes, and the commands of its menu.

import { announce, byId, h, icon } from "./dom.js";
import { openModal } from "./modal.js";
import { here, state } from "./state.js";
import { ask } from "./wire.js";
import { say } from "./words.js";

/** The emoji that are offered; a bot may have used others. */
const OFFERED = ["👍", "❤️", "😂", "🎉", "🎲", "👀"];

const users = (one) => one.users ?? [];

async function react(message, emoji, has) {
  const path = here(`messages/${message.id}/reactions/${encodeURIComponent(emoji)}`);
  await ask(has ? "DELETE" : "PUT", path).catch((error) => announce(error.message));
}

/** The reactions below a message; each is a switch. */
export function reactions(message) {
  if (!message.reactions?.length) return null;
  const one = (reaction) => {
    const { name } = reaction.emoji;
    const mine = users(reaction).includes(state.me.id);
    return h(
      "button",
      { type: "button", class: `reaction${mine ? " mine" : ""}`, "aria-pressed": String(mine), "aria-label": `${name}, ${reaction.count}`, data: { emoji: name }, onclick: () => react(message, name, mine) },
      h("span", { "aria-hidden": "true" }, name),
      String(reaction.count),
    );
  };
  return h("div", { class: "reactions" }, message.reactions.map(one));
}

/** A poll: its answers are switches until it ends. */
export function poll(message) {
  const { poll: one } = message;
  if (!one) return null;
  const over = one.results.is_finalized;
  const votes = (answer) => users(answer).length;
  const total = one.answers.reduce((sum, answer) => sum + votes(answer), 0);
  const mine = one.answers.filter((answer) => users(answer).includes(state.me.id)).map((answer) => answer.answer_id);
  const choose = async (id) => {
    const had = mine.includes(id);
    const others = one.allow_multiselect ? mine.filter((other) => other !== id) : [];
    const answers = had ? others : [...others, id];
    await ask("PUT", here(`messages/${message.id}/votes`), { answers }).catch((error) => announce(error.message));
  };
  const row = (answer) => {
    const { text, emoji } = answer.poll_media;
    const own = mine.includes(answer.answer_id);
    const part = total ? Math.round((votes(answer) / total) * 100) : 0;
    return h(
      "button",
      { type: "button", class: `answer${own ? " mine" : ""}`, disabled: over, "aria-pressed": String(own), style: `--part:${part}%`, data: { answer: String(answer.answer_id) }, onclick: () => choose(answer.answer_id) },
      h("span", {}, emoji?.name ? `${emoji.name} ` : "", text ?? ""),
      h("span", { class: "note" }, `${part} % · ${votes(answer)}`),
    );
  };
  const words = over ? say("poll-over") : say("poll-until", { when: new Date(one.expiry).toLocaleString(state.me.locale) });
  return h(
    "section",
    { class: "poll", "aria-label": one.question.text },
    h("strong", {}, one.question.text),
    h("small", {}, say(one.allow_multiselect ? "several-answers" : "one-answer")),
    one.answers.map(row),
    h("small", {}, `${say("votes", { count: total })} · ${words}`),
  );
}

/** A message that this one forwards. */
export function forwarded(message) {
  const copy = message.message_snapshots?.[0]?.message;
  if (!copy) return null;
  const words = copy.content || copy.embeds[0]?.title || say("no-text");
  return h("blockquote", { class: "forwarded" }, h("small", {}, icon("reply"), say("forwarded")), h("div", {}, words));
}

/** The bot's commands for the menu of a message (3) or a user (2). */
export const menuCommands = (kind) => state.commands.filter((one) => one.type === kind);

async function run(command, target) {
  try {
    const progress = await ask("POST", here("command"), { command: command.name, target });
    if (progress.status === "failed") announce(say("no-response"));
    if (progress.modal) openModal(progress.interaction, progress.modal);
  } catch (error) {
    announce(error.message);
  }
}

/** Opens a menu below a button, closed by a choice, by Escape, and when the focus leaves it. */
function openMenu(button, label, items) {
  let isOpen = true;
  // The removal takes the focus away, which must not remove it once more.
  const remove = () => {
    if (!isOpen) return;
    isOpen = false;
    menu.remove();
    button.setAttribute("aria-expanded", "false");
  };
  const close = () => {
    remove();
    button.focus();
  };
  const item = ([words, act]) => h("button", { type: "button", role: "menuitem", data: { item: words }, onclick: () => { close(); act(); } }, words);
  const menu = h("div", { class: "popup", role: "menu", "aria-label": label }, items.map(item));
  menu.addEventListener("keydown", (event) => {
    const all = [...menu.children];
    const at = all.indexOf(document.activeElement);
    if (event.key === "Escape") close();
    else if (["ArrowDown", "ArrowRight"].includes(event.key)) all[(at + 1) % all.length].focus();
    else if (["ArrowUp", "ArrowLeft"].includes(event.key)) all[(at + all.length - 1) % all.length].focus();
    else return;
    event.preventDefault();
  });
  menu.addEventListener("focusout", (event) => menu.contains(event.relatedTarget) || remove());
  button.after(menu);
  button.setAttribute("aria-expanded", "true");
  const floor = byId("composer").getBoundingClientRect().top;
  if (menu.getBoundingClientRect().bottom > floor) menu.classList.add("up");
  menu.firstChild.focus();
  return menu;
}

/** Offers emoji for a message. */
export function offerEmoji(message, button) {
  const items = OFFERED.map((emoji) => [emoji, () => react(message, emoji, false)]);
  openMenu(button, say("reactions"), items).classList.add("emoji-list");
}

/** Offers the commands for a message. */
export function offerMessageMenu(message, button) {
  openMenu(button, say("apps"), menuCommands(3).map((one) => [one.name, () => run(one, message.id)]));
}

/** Offers the commands for a user. */
export function offerUserMenu(user, button) {
  openMenu(button, say("apps"), menuCommands(2).map((one) => [one.name, () => run(one, user.id)]));
}
