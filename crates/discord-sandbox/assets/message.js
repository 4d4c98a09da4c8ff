// One message: who, what, pictures, embeds, buttons, and who alone sees it.

import { avatar, fill, h, icon, near } from "./dom.js";
import { inline, markdown } from "./markdown.js";
import { components } from "./component.js";
import { forwarded, menuCommands, offerEmoji, offerMessageMenu, offerUserMenu, poll, reactions } from "./reaction.js";
import { channelById, now, state } from "./state.js";
import { parts, say } from "./words.js";

const EPHEMERAL = 64;
const LOADING = 128;
const GAP = 7 * 60_000;

/** Whether a message goes on under the same head as the one before. */
export function continues(message, before) {
  return Boolean(
    before &&
      before.author.id === message.author.id &&
      before.type === 0 &&
      message.type === 0 &&
      !message.interaction_metadata &&
      !before.reader &&
      new Date(message.timestamp) - new Date(before.timestamp) < GAP,
  );
}

/** The row of a message; `acts` is what may be done with it. */
export function messageRow(message, before, acts) {
  if ([1, 6, 18, 46].includes(message.type)) return systemRow(message);
  if (message.type === 21) return starterRow(message, acts);
  const private_ = (message.flags & EPHEMERAL) !== 0;
  const pinged = message.mention_everyone || message.pinged?.includes(state.me.id);
  const short = continues(message, before);
  const classes = ["message", short && "short", pinged && message.mentions.length && "pinged", private_ && "private"];
  return h(
    "li",
    { class: classes.filter(Boolean).join(" "), data: { messageId: message.id }, tabindex: "-1" },
    reply(message),
    used(message),
    short ? h("time", { class: "aside", datetime: message.timestamp }, clock(message)) : face(message.author),
    h(
      "div",
      { class: "body" },
      short ? null : head(message),
      h("div", { class: "content" }, content(message)),
      message.attachments.length ? h("div", { class: "files" }, message.attachments.map(file)) : null,
      forwarded(message),
      message.embeds.map(embed),
      poll(message),
      components(message),
      reactions(message),
      threadBox(message),
      private_ ? privacy(message, acts) : null,
    ),
    private_ ? null : toolbar(message, acts),
  );
}

/** The picture of an author, with the bot's commands for users. */
function face(author) {
  if (!menuCommands(2).length || author.discriminator === "0000") return avatar(author);
  const label = say("apps-for", { name: author.global_name ?? author.username });
  const button = h("button", { type: "button", class: "face", "aria-label": label, "aria-haspopup": "menu", "aria-expanded": "false", onclick: () => offerUserMenu(author, button) }, avatar(author));
  return h("span", { class: "menu-place" }, button);
}

function head(message) {
  return h(
    "div",
    { class: "head" },
    h("span", { class: "author" }, message.author.global_name ?? message.author.username),
    message.author.bot ? h("span", { class: "tag" }, "APP") : null,
    message.pinned ? h("span", { class: "note" }, say("pinned")) : null,
    message.tts ? h("span", { class: "note" }, say("read-aloud")) : null,
    h("time", { datetime: message.timestamp, title: new Date(message.timestamp).toLocaleString(state.me.locale) }, when(message)),
  );
}

function content(message) {
  if (message.flags & LOADING) {
    return h("span", { class: "thinking" }, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")), say("thinking", { name: message.author.username }));
  }
  const empty = !message.content && !message.embeds.length && !message.attachments.length && !message.components.length && !message.poll && !message.message_snapshots;
  if (empty && message.interaction_metadata) return h("span", { class: "failed" }, say("no-response"));
  const parts = markdown(message.content);
  if (message.edited_timestamp) {
    const mark = h("span", { class: "edited", title: new Date(message.edited_timestamp).toLocaleString(state.me.locale) }, say("edited"));
    const last = parts.at(-1);
    if (last?.classList?.contains("line")) last.append(" ", mark);
    else if (parts.length || !message.embeds.length) parts.push(mark);
  }
  return parts;
}

const clock = (message) => new Date(message.timestamp).toLocaleTimeString(state.me.locale, { hour: "2-digit", minute: "2-digit" });

function when(message) {
  const date = new Date(message.timestamp);
  const today = new Date(now()).toDateString() === date.toDateString();
  return today ? clock(message) : `${date.toLocaleDateString(state.me.locale)} ${clock(message)}`;
}

const usedBy = (name, command) => parts("used", { name: h("span", { class: "author" }, name), command: h("span", { class: "mention" }, command) });

function used(message) {
  const by = message.interaction;
  if (!by) return null;
  return h("div", { class: "above" }, avatar(by.user, "tiny"), usedBy(by.user.global_name, message.type === 23 ? by.name : `/${by.name}`));
}

function reply(message) {
  if (message.type !== 19) return null;
  const to = message.referenced_message;
  if (!to) return h("div", { class: "above" }, icon("reply"), h("em", {}, say("deleted-original")));
  const words = to.content ? inline(to.content.split("\n")[0].replace(/^(#{1,3}|-#|>) /, "")) : [h("em", {}, to.embeds[0]?.title ?? say("see-message"))];
  const jump = () => document.dispatchEvent(new CustomEvent("jump", { detail: { channel: to.channel_id, message: to.id } }));
  return h("div", { class: "above reply" }, avatar(to.author, "tiny"), h("span", { class: "author" }, to.author.global_name ?? to.author.username), h("button", { type: "button", class: "quiet", onclick: jump }, words));
}

function systemRow(message) {
  const author = h("strong", {}, message.author.global_name ?? message.author.username);
  const open = () => document.dispatchEvent(new CustomEvent("jump", { detail: { channel: message.message_reference?.channel_id } }));
  const jump = () => document.dispatchEvent(new CustomEvent("jump", { detail: { channel: message.channel_id, message: message.message_reference?.message_id } }));
  const winner = message.embeds[0]?.fields?.find((field) => field.name === "victor_answer_text")?.value;
  const words = {
    1: () => parts("added-person", { author, name: h("strong", {}, message.mentions[0]?.global_name ?? say("someone")) }),
    6: () => parts("pinned-message", { author, message: h("button", { type: "button", class: "link", onclick: jump }, say("a-message")) }),
    18: () => parts("started-thread", { author, name: h("button", { type: "button", class: "link", onclick: open }, message.content) }),
    46: () => parts(winner ? "poll-ended-with" : "poll-ended", { author, ended: h("button", { type: "button", class: "link", onclick: jump }, say("has-ended")), winner: h("strong", {}, winner) }),
  }[message.type]();
  const sign = { 1: "plus", 6: "pin", 18: "thread", 46: "poll" }[message.type];
  return h("li", { class: "system", data: { messageId: message.id } }, icon(sign), h("span", {}, words), h("time", { datetime: message.timestamp }, when(message)));
}

function starterRow(message, acts) {
  const starter = message.referenced_message;
  if (!starter) return h("li", { class: "system", data: { messageId: message.id } }, icon("thread"), h("span", {}, say("deleted-first")));
  const row = messageRow({ ...starter, thread: undefined, pinged: [] }, null, acts);
  row.dataset.messageId = message.id;
  return row;
}

/** A file below a message: a picture, or a card to fetch it. */
function file(attachment) {
  if (attachment.content_type?.startsWith("image/")) {
    return picture(attachment.url, attachment.width, attachment.height, attachment.description, attachment.filename);
  }
  return h("a", { class: "file", href: near(attachment.url), target: "_blank", rel: "noopener" }, h("span", {}, attachment.filename), h("small", {}, size(attachment.size)));
}

const size = (bytes) => (bytes < 1024 ? say("bytes", { count: bytes }) : `${(bytes / 1024).toFixed(1)} KB`);

/** A picture no larger than Discord shows it, with its alt text at hand. */
function picture(url, width, height, alt, name) {
  const scale = width ? Math.min(1, 550 / width, 350 / height) : null;
  const image = h("img", { src: near(url), alt: alt ?? "", loading: "lazy", class: scale ? "" : "unsized" });
  if (scale) {
    image.width = Math.round(width * scale);
    image.height = Math.round(height * scale);
  }
  const large = h("button", { type: "button", class: "enlarge", "aria-label": say("enlarge", { name: alt || name || say("picture") }), onclick: () => enlarge(url, alt) }, image);
  return h("span", { class: "picture" }, large, alt ? altBadge(alt) : null);
}

function altBadge(alt) {
  const words = h("span", { class: "alt-text", hidden: true }, h("strong", {}, say("alt-text")), alt);
  const toggle = () => {
    words.hidden = !words.hidden;
    button.setAttribute("aria-expanded", String(!words.hidden));
  };
  const button = h("button", { type: "button", class: "alt", "aria-expanded": "false", "aria-label": say("show-alt"), onclick: toggle }, "ALT");
  return [button, words];
}

function enlarge(url, alt) {
  const dialog = h("dialog", { class: "lightbox", "aria-label": alt || say("picture"), onclick: () => dialog.close(), onclose: () => dialog.remove() },
    h("img", { src: near(url), alt: alt ?? "" }),
    h("button", { type: "button", class: "round", "aria-label": say("close") }, icon("close")));
  document.body.append(dialog);
  dialog.showModal();
}

function embed(one) {
  const color = `#${(one.color ?? 0x1e1f22).toString(16).padStart(6, "0")}`;
  const title = one.title && (one.url ? h("a", { href: one.url, target: "_blank", rel: "noopener noreferrer" }, inline(one.title)) : inline(one.title));
  return h(
    "article",
    { class: "embed", style: one.color === undefined ? "" : `border-left-color:${color}` },
    h(
      "div",
      { class: "grid" },
      h(
        "div",
        { class: "text" },
        one.author ? h("div", { class: "embed-author" }, one.author.name) : null,
        title ? h("div", { class: "embed-title" }, title) : null,
        one.description ? h("div", { class: "embed-description" }, markdown(one.description)) : null,
      ),
      one.thumbnail ? h("img", { class: "thumbnail", src: near(one.thumbnail.url), alt: one.thumbnail.description ?? "" }) : null,
    ),
    one.fields?.length
      ? h("dl", { class: "fields" }, one.fields.map((field) => h("div", { class: field.inline ? "inline" : "" }, h("dt", {}, inline(field.name)), h("dd", {}, markdown(field.value)))))
      : null,
    one.image ? picture(one.image.url, one.image.width, one.image.height, one.image.description) : null,
    one.footer || one.timestamp
      ? h("div", { class: "embed-footer" }, [one.footer?.text, one.timestamp && new Date(one.timestamp).toLocaleString(state.me.locale)].filter(Boolean).join(" • "))
      : null,
  );
}

function threadBox(message) {
  if (!message.thread || !channelById(message.thread.id)) return null;
  const { id, name, message_count: count } = message.thread;
  const open = () => document.dispatchEvent(new CustomEvent("jump", { detail: { channel: id } }));
  return h("button", { type: "button", class: "thread-box", data: { thread: id }, onclick: open }, h("strong", {}, channelById(id).name ?? name), h("span", { class: "link" }, `${say("thread-messages", { count })} ›`));
}

function privacy(message, acts) {
  return h("div", { class: "privacy" }, icon("eye"), `${say("private")} • `, h("button", { type: "button", class: "link dismiss", onclick: () => acts.remove(message) }, say("dismiss")));
}

function toolbar(message, acts) {
  const own = message.author.id === state.me.id;
  const make = (name, label, act) => h("button", { type: "button", class: `round ${name}`, title: label, "aria-label": label, onclick: () => act(message) }, icon(name));
  return h(
    "div",
    { class: "toolbar" },
    place("smile", say("add-reaction"), offerEmoji, message),
    menuCommands(3).length ? place("apps", say("apps"), offerMessageMenu, message) : null,
    state.channel.can_send ? make("reply", say("reply"), acts.reply) : null,
    state.channel.can_pin ? make("pin", say(message.pinned ? "unpin" : "pin"), acts.pin) : null,
    own ? make("pencil", say("edit"), acts.edit) : null,
    [0, 5].includes(state.channel.type) && !message.thread ? make("thread", say("create-thread"), acts.thread) : null,
    own || state.me.owner ? make("trash", say("delete"), acts.remove) : null,
  );
}

/** A button of the toolbar that opens a menu. */
function place(name, label, offer, message) {
  const button = h("button", { type: "button", class: `round ${name}`, title: label, "aria-label": label, "aria-haspopup": "menu", "aria-expanded": "false", onclick: () => offer(message, button) }, icon(name));
  return h("span", { class: "menu-place" }, button);
}

/** A command on its way, or one that nobody answered. */
export function attemptRow(attempt, dismiss) {
  const words = attempt.error
    ? [h("span", { class: "failed" }, attempt.error), h("div", { class: "privacy" }, icon("eye"), `${say("private")} • `, h("button", { type: "button", class: "link dismiss", onclick: () => dismiss(attempt) }, say("dismiss")))]
    : h("span", { class: "thinking" }, say("sending"));
  const row = h("li", { class: `message attempt${attempt.error ? " private" : ""}` });
  fill(
    row,
    h("div", { class: "above" }, avatar(state.me, "tiny"), usedBy(state.me.name, `/${attempt.command}`)),
    avatar(state.bot),
    h("div", { class: "body" }, h("div", { class: "head" }, h("span", { class: "author" }, state.bot.name), h("span", { class: "tag" }, "APP")), h("div", { class: "content" }, words)),
  );
  return row;
}
