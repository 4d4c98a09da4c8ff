// Buttons and menus below a message, and laid-out messages.

import { announce, avatar, byId, h, icon, near } from "./dom.js";
import { markdown } from "./markdown.js";
import { openModal } from "./modal.js";
import { here, state } from "./state.js";
import { ask } from "./wire.js";
import { say } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link-button" };

/** The components of a message. */
export function components(message) {
  if (!message.components.length) return null;
  const failure = state.failures.get(message.id);
  return h(
    "div",
    { class: "components" },
    message.components.map((one) => part(one, message)),
    failure ? h("div", { class: "failed", role: "alert" }, failure) : null,
  );
}

function part(one, message) {
  const inner = () => one.components.map((child) => part(child, message));
  switch (one.type) {
    case 1: return h("div", { class: "row" }, inner());
    case 2: return button(one, message);
    case 3: case 5: case 6: case 7: case 8: return select(one, message);
    case 9: return h("div", { class: "section" }, h("div", {}, inner()), part(one.accessory, message));
    case 10: return h("div", { class: "content" }, markdown(one.content));
    case 11: return h("img", { class: "thumbnail", src: near(one.media.url), alt: one.description ?? "" });
    case 12: return h("div", { class: "files" }, one.items.map((item) => h("img", { class: "unsized", src: near(item.media.url), alt: item.description ?? "" })));
    case 13: return h("a", { class: "file", href: near(one.file.url) }, say("file"));
    case 14: return h("hr", { class: one.divider ? "" : "clear" });
    case 17: return h("div", { class: "container", style: one.accent_color == null ? "" : `border-left-color:#${one.accent_color.toString(16).padStart(6, "0")}` }, inner());
    default: return null;
  }
}

const key = (message, id) => `${message.id}:${id}`;
const waits = (message) => [...state.pending].some((one) => one.startsWith(`${message.id}:`));

function emoji(one) {
  if (!one) return null;
  return h("span", { class: "emoji", "aria-hidden": "true" }, one.id ? "" : one.name);
}

function button(one, message) {
  if (one.style === 5) {
    return h("a", { class: "button link-button", href: one.url, target: "_blank", rel: "noopener noreferrer" }, emoji(one.emoji), one.label ?? "", " ↗");
  }
  const pending = state.pending.has(key(message, one.custom_id));
  return h(
    "button",
    {
      type: "button",
      class: `button ${STYLES[one.style]}${pending ? " pending" : ""}`,
      disabled: Boolean(one.disabled || waits(message)),
      "aria-busy": String(pending),
      "aria-label": one.label ? null : one.emoji?.name,
      data: { customId: one.custom_id },
      onclick: () => act(message, one.custom_id, "press", {}),
    },
    h("span", { class: "label" }, emoji(one.emoji), one.label ?? ""),
    pending ? h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")) : null,
  );
}

/** Does something with a component and shows what became of it. */
async function act(message, customId, kind, body) {
  const channel = state.channel.id;
  const own = key(message, customId);
  state.failures.delete(message.id);
  state.pending.add(own);
  redraw(message);
  try {
    const progress = await ask("POST", here(kind), { message: message.id, custom_id: customId, ...body });
    if (progress.status === "failed") fail(message, say("failed"));
    if (progress.modal && state.channel?.id === channel) openModal(progress.interaction, progress.modal);
  } catch (error) {
    fail(message, error.message);
  } finally {
    state.pending.delete(own);
    redraw(message);
  }
}

function fail(message, words) {
  state.failures.set(message.id, words);
  announce(words);
}

const redraw = (message) => document.dispatchEvent(new CustomEvent("redraw", { detail: message.id }));

function choices(one) {
  if (one.type === 3) return one.options;
  const people = state.people.map((person) => ({ value: person.id, label: person.name, user: person }));
  const channels = state.channels.filter((channel) => channel.type === 0).map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
  return one.type === 8 ? channels : one.type === 6 ? [] : people;
}

/** A menu: one choice is sent at once, several when the list is closed. */
function select(one, message) {
  const options = choices(one);
  const chosen = new Set(options.filter((option) => option.default).map((option) => option.value));
  const several = one.max_values > 1;
  const pending = state.pending.has(key(message, one.custom_id));
  const list = h("div", { class: "options", role: "listbox", hidden: true, "aria-multiselectable": String(several), id: `list-${message.id}-${one.id}` });
  const label = () => options.filter((option) => chosen.has(option.value)).map((option) => option.label).join(", ") || one.placeholder || say("select");
  const words = h("span", { class: chosen.size ? "" : "placeholder" }, label());
  const items = options.map((option) =>
    h(
      "div",
      { class: "option", role: "option", tabindex: "-1", "aria-selected": String(chosen.has(option.value)), data: { value: option.value }, onclick: () => pick(option) },
      emoji(option.emoji),
      option.user ? avatar(option.user, "small") : null,
      h("span", { class: "texts" }, h("span", {}, option.label), option.description ? h("small", {}, option.description) : null),
      h("span", { class: "tick", "aria-hidden": "true" }, "✓"),
    ),
  );
  list.append(...items);
  const trigger = h(
    "button",
    {
      type: "button",
      class: `select${pending ? " pending" : ""}`,
      disabled: Boolean(one.disabled || waits(message)),
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-controls": list.id,
      "aria-label": one.placeholder ?? say("select-label"),
      data: { customId: one.custom_id },
      onclick: () => (list.hidden ? open() : close(true)),
    },
    words,
    icon("down"),
  );
  const send = () => act(message, one.custom_id, "choose", { values: [...chosen] });
  function pick(option) {
    if (!several) {
      chosen.clear();
      chosen.add(option.value);
      close(false);
      send();
      return;
    }
    if (chosen.has(option.value)) chosen.delete(option.value);
    else if (chosen.size < one.max_values) chosen.add(option.value);
    for (const item of items) item.setAttribute("aria-selected", String(chosen.has(item.dataset.value)));
    words.textContent = label();
  }
  function open() {
    list.hidden = false;
    trigger.setAttribute("aria-expanded", "true");
    (items.find((item) => item.getAttribute("aria-selected") === "true") ?? items[0])?.focus();
    list.scrollIntoView({ block: "nearest" });
    setTimeout(() => document.addEventListener("click", outside), 0);
  }
  function close(commit) {
    if (list.hidden) return;
    list.hidden = true;
    trigger.setAttribute("aria-expanded", "false");
    document.removeEventListener("click", outside);
    const before = options.filter((option) => option.default).map((option) => option.value);
    const changed = before.length !== chosen.size || before.some((value) => !chosen.has(value));
    if (several && commit && changed && chosen.size >= one.min_values) send();
  }
  function outside(event) {
    if (!list.contains(event.target)) close(true);
  }
  list.addEventListener("keydown", (event) => {
    const at = items.indexOf(document.activeElement);
    if (event.key === "ArrowDown") items[(at + 1) % items.length].focus();
    else if (event.key === "ArrowUp") items[(at + items.length - 1) % items.length].focus();
    else if (event.key === "Enter" || event.key === " ") items[at]?.click();
    else if (event.key === "Escape") { close(true); trigger.focus(); }
    else if (event.key === "Tab") { close(true); return; }
    else {
      const next = items.find((item) => item.textContent.toLowerCase().startsWith(event.key.toLowerCase()));
      next?.focus();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  });
  return h("div", { class: "select-box" }, trigger, list);
}

/** Puts the focus back to where it was after a message is drawn again. */
export function keepFocus(redrawAll) {
  const active = document.activeElement;
  const customId = active?.dataset?.customId;
  const row = active?.closest?.("[data-message-id]");
  redrawAll();
  if (customId && row) {
    const again = byId("messages").querySelector(`[data-message-id="${row.dataset.messageId}"] [data-custom-id="${CSS.escape(customId)}"]`);
    again?.focus();
  }
}
