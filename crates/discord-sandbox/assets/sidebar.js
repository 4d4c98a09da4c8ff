// The left side: the servers where there are several, channels with their threads, direct messages, and who one is.

import { avatar, byId, fill, h, icon } from "./dom.js";
import { firstChannel, state } from "./state.js";
import { say } from "./words.js";

/** Draws the list of channels. */
export function drawSidebar(open, openDirect) {
  drawServer(open);
  const own = state.channels.filter((one) => one.guild_id === state.server.id && [0, 4, 5, 15].includes(one.type));
  const folders = own.filter((one) => one.type === 4);
  const inside = (folder) => own.filter((one) => one.type !== 4 && (folders.some((other) => other.id === one.parent_id) ? one.parent_id : null) === folder);
  const list = (folder) => h("ul", {}, inside(folder).map((one) => [row(one, open), threads(one, open)]));
  const direct = state.channels.find((one) => one.type === 1);
  fill(
    byId("channels"),
    h("h2", {}, say("text-channels")),
    list(null),
    folders.map((one) => [h("h2", {}, one.name), list(one.id)]),
    h("h2", {}, say("direct-messages")),
    h("ul", {}, directRow(direct, open, openDirect)),
  );
  drawTitle();
}

/** The name of the server, or the choice among several. */
function drawServer(open) {
  const { server, servers } = state;
  if (servers.length === 1) return fill(byId("server"), h("span", { class: "server-name" }, server.name));
  const mentions = (one) => state.channels.reduce((sum, channel) => sum + (channel.guild_id === one.id ? channel.mentions : 0), 0);
  const label = (one) => (mentions(one) && one !== server ? `${one.name} (${mentions(one)})` : one.name);
  const labels = servers.map(label);
  const now = [server.id, ...labels].join("\n");
  // A list that is open closes when it is drawn again.
  if (byId("server").dataset.now === now) return;
  byId("server").dataset.now = now;
  const focused = document.activeElement?.id === "servers";
  const elsewhere = servers.reduce((sum, one) => sum + (one === server ? 0 : mentions(one)), 0);
  fill(
    byId("server"),
    h(
      "select",
      { id: "servers", "aria-label": say("server"), onchange: ({ target }) => open(firstChannel(servers[target.selectedIndex]).id) },
      servers.map((one, n) => h("option", { value: one.id, selected: one === server }, labels[n])),
    ),
    badge({ mentions: elsewhere }),
  );
  if (focused) byId("servers").focus();
}

function threads(channel, open) {
  const below = state.channels.filter((one) => one.parent_id === channel.id);
  const shown = below.filter((one) => !one.archived || one.id === state.channel?.id);
  return shown.map((one) => row(one, open));
}

function row(channel, open) {
  const isThread = sign(channel) === "thread";
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
      icon(sign(channel)),
      h("span", { class: "name" }, channel.name),
      channel.archived ? h("span", { class: "note" }, say("archived")) : null,
      badge(channel),
    ),
  );
}

/** The sign of a kind of channel. */
export function sign(channel) {
  if (channel.type >= 10 && channel.type <= 12) return "thread";
  return { 5: "horn", 15: "posts" }[channel.type] ?? "hash";
}

function badge(channel) {
  if (!channel.mentions) return null;
  return h("span", { class: "badge" }, String(channel.mentions), h("span", { class: "unseen" }, say("mentions")));
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

/** Draws the current person, with the menu to be another one. */
export function drawSelf(become, toggleTheme, toggleTools) {
  const menu = h(
    "div",
    { class: "menu", role: "menu", hidden: true, "aria-label": say("be-another") },
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
        one.owner ? h("span", { class: "note" }, say("owner")) : null,
      ),
    ),
    h("a", { class: "hint", href: `/?as=${(state.me.number % 4) + 1}`, target: "_blank", role: "menuitem" }, say("another-tab")),
  );
  const toggle = (show) => {
    menu.hidden = !show;
    button.setAttribute("aria-expanded", String(show));
    if (show) menu.querySelector("[aria-checked=true]").focus();
  };
  const button = h(
    "button",
    { type: "button", class: "who", id: "who", "aria-haspopup": "menu", "aria-expanded": "false", title: say("be-another"), onclick: () => toggle(menu.hidden) },
    avatar(state.me),
    h("span", { class: "names" }, h("strong", {}, state.me.name), h("small", {}, say("switch-person"))),
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
    h("button", { type: "button", class: "round", title: say("theme"), "aria-label": say("theme-label"), onclick: toggleTheme }, icon("sun")),
    h("button", { type: "button", class: "round", id: "tools", title: say("tools"), "aria-label": say("tools"), onclick: toggleTools }, icon("tools")),
  );
}
