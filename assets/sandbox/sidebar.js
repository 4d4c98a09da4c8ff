// The left side: channels with their threads, direct messages, and who one is.

import { avatar, byId, fill, h, icon } from "./dom.js";
import { state } from "./state.js";

/** Draws the list of channels. */
export function drawSidebar(open, openDirect) {
  fill(byId("server"), h("span", { class: "server-name" }, state.server.name));
  const texts = state.channels.filter((one) => one.type === 0);
  const direct = state.channels.find((one) => one.type === 1);
  fill(
    byId("channels"),
    h("h2", {}, "Text channels"),
    h("ul", {}, texts.map((one) => [row(one, open), threads(one, open)])),
    h("h2", {}, "Direct messages"),
    h("ul", {}, directRow(direct, open, openDirect)),
  );
  drawTitle();
}

function threads(channel, open) {
  const below = state.channels.filter((one) => one.parent_id === channel.id);
  const shown = below.filter((one) => !one.archived || one.id === state.channel?.id);
  return shown.map((one) => row(one, open));
}

function row(channel, open) {
  const isThread = channel.type >= 10;
  const current = state.channel?.id === channel.id;
  const classes = ["channel", isThread && "thread", current && "current", channel.unread && !current && "unread"];
  return h(
    "li",
    {},
    h(
      "button",
      {
        type: "button",
        class: classes.filter(Boolean).join(" "),
        "aria-current": current ? "page" : null,
        data: { channel: channel.id, name: channel.name },
        onclick: () => open(channel.id),
      },
      icon(isThread ? "thread" : "hash"),
      h("span", { class: "name" }, channel.name),
      channel.archived ? h("span", { class: "note" }, "archived") : null,
      badge(channel),
    ),
  );
}

function badge(channel) {
  if (!channel.mentions) return null;
  return h("span", { class: "badge" }, String(channel.mentions), h("span", { class: "unseen" }, " mentions"));
}

function directRow(channel, open, openDirect) {
  const current = channel && state.channel?.id === channel.id;
  const classes = ["channel", "direct", current && "current", channel?.unread && !current && "unread"];
  return h(
    "li",
    {},
    h(
      "button",
      {
        type: "button",
        class: classes.filter(Boolean).join(" "),
        "aria-current": current ? "page" : null,
        data: { channel: channel?.id ?? "dm", name: "dm" },
        onclick: () => (channel ? open(channel.id) : openDirect()),
      },
      avatar(state.bot, "small"),
      h("span", { class: "name" }, state.bot.name),
      h("span", { class: "tag" }, "APP"),
      channel ? badge(channel) : null,
    ),
  );
}

function drawTitle() {
  const count = state.channels.reduce((sum, one) => sum + one.mentions, 0);
  const place = state.channel ? (state.channel.type === 1 ? `@${state.channel.name}` : `#${state.channel.name}`) : "Sandbox";
  document.title = `${count ? `(${count}) ` : ""}${place} | ${state.me.name}`;
}

/** Draws who one is, with the way to be somebody else. */
export function drawSelf(become, toggleTheme, toggleTools) {
  const menu = h(
    "div",
    { class: "menu", role: "menu", hidden: true, "aria-label": "Be somebody else" },
    state.people.map((one) =>
      h(
        "button",
        {
          type: "button",
          role: "menuitemradio",
          "aria-checked": String(one.number === state.me.number),
          data: { person: String(one.number) },
          onclick: () => become(one.number),
        },
        avatar(one, "small"),
        h("span", { class: "name" }, one.name),
        one.owner ? h("span", { class: "note" }, "owner") : null,
      ),
    ),
    h("a", { class: "hint", href: `/?as=${(state.me.number % 4) + 1}`, target: "_blank", role: "menuitem" }, "Open somebody else in a new tab"),
  );
  const toggle = (show) => {
    menu.hidden = !show;
    button.setAttribute("aria-expanded", String(show));
    if (show) menu.querySelector("[aria-checked=true]").focus();
  };
  const button = h(
    "button",
    { type: "button", class: "who", id: "who", "aria-haspopup": "menu", "aria-expanded": "false", title: "Be somebody else", onclick: () => toggle(menu.hidden) },
    avatar(state.me),
    h("span", { class: "names" }, h("strong", {}, state.me.name), h("small", {}, "Switch person")),
  );
  menu.addEventListener("keydown", (event) => {
    const items = [...menu.querySelectorAll("[role^=menuitem]")];
    const at = items.indexOf(document.activeElement);
    if (event.key === "Escape") { toggle(false); button.focus(); }
    else if (event.key === "ArrowDown") items[(at + 1) % items.length].focus();
    else if (event.key === "ArrowUp") items[(at + items.length - 1) % items.length].focus();
    else return;
    event.preventDefault();
  });
  document.addEventListener("click", (event) => {
    if (!byId("self").contains(event.target)) toggle(false);
  });
  fill(
    byId("self"),
    menu,
    button,
    h("button", { type: "button", class: "round", title: "Light or dark", "aria-label": "Light or dark theme", onclick: toggleTheme }, icon("sun")),
    h("button", { type: "button", class: "round", id: "tools", title: "Toolbox", "aria-label": "Toolbox", onclick: toggleTools }, icon("tools")),
  );
}
