// Discord's markdown, as elements.

import { h } from "./dom.js";
import { channelById, now, state, user } from "./state.js";
import { say } from "./words.js";

/** The elements of a text; `large` makes emoji-only texts big. */
export function markdown(text) {
  const out = [];
  const parts = text.split(/```(?:([\w+-]+)\n)?([\s\S]*?)```/);
  for (let at = 0; at < parts.length; at += 3) {
    if (parts[at]) out.push(...blocks(parts[at].replace(/^\n|\n$/g, "")));
    if (at + 2 < parts.length) out.push(h("pre", {}, h("code", {}, parts[at + 2].replace(/^\n|\n$/g, ""))));
  }
  return out;
}

function blocks(text) {
  const out = [];
  const lines = text.split("\n");
  let plain = [];
  const flush = () => {
    if (plain.length) out.push(h("div", { class: "line" }, plain));
    plain = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const heading = /^(#{1,3}) +(.+)/.exec(line);
    const item = /^(\s*)([-*]|\d+\.) +(.+)/.exec(line);
    if (heading) {
      flush();
      out.push(h("div", { class: `h${heading[1].length}`, role: "heading", "aria-level": String(heading[1].length + 2) }, inline(heading[2])));
    } else if (line.startsWith("-# ")) {
      flush();
      out.push(h("div", { class: "subtext" }, inline(line.slice(3))));
    } else if (line.startsWith(">>> ")) {
      flush();
      out.push(h("blockquote", {}, blocks([line.slice(4), ...lines.slice(at + 1)].join("\n"))));
      return out;
    } else if (line.startsWith("> ") || line === ">") {
      flush();
      const quoted = [];
      while (at < lines.length && (lines[at].startsWith("> ") || lines[at] === ">")) quoted.push(lines[at++].slice(2));
      at -= 1;
      out.push(h("blockquote", {}, blocks(quoted.join("\n"))));
    } else if (item) {
      flush();
      const ordered = /\d/.test(item[2]);
      const list = h(ordered ? "ol" : "ul", ordered ? { start: String(parseInt(item[2], 10)) } : {});
      for (let match = item; match; match = /^(\s*)([-*]|\d+\.) +(.+)/.exec(lines[at + 1] ?? "")) {
        if (match !== item) at += 1;
        list.append(h("li", match[1].length > 1 ? { class: "deep" } : {}, inline(match[3])));
      }
      out.push(list);
    } else {
      if (plain.length) plain.push(h("br"));
      plain.push(...(line ? inline(line) : [""]));
    }
  }
  flush();
  return out;
}

const RULES = [
  [/^\\([^\w\s])/, (m) => m[1]],
  [/^``(.+?)``|^`([^`]+)`/, (m) => h("code", {}, m[1] ?? m[2])],
  [/^\*\*\*(.+?)\*\*\*/, (m) => h("strong", {}, h("em", {}, inline(m[1])))],
  [/^\*\*(.+?)\*\*(?!\*)/, (m) => h("strong", {}, inline(m[1]))],
  [/^__(.+?)__(?!_)/, (m) => h("u", {}, inline(m[1]))],
  [/^\*(?=\S)(.+?)\*(?!\*)/, (m) => h("em", {}, inline(m[1]))],
  [/^_(?=\S)(.+?)_(?!\w)/, (m) => h("em", {}, inline(m[1]))],
  [/^~~(.+?)~~/, (m) => h("s", {}, inline(m[1]))],
  [/^\|\|(.+?)\|\|/, (m) => spoiler(inline(m[1]))],
  [/^\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/, (m) => link(m[2], inline(m[1]))],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => link(m[1], m[1])],
  [/^https?:\/\/[^\s<]*[^\s<.,:;"')\]]/, (m) => link(m[0], m[0])],
  [/^<@!?(\d+)>/, (m) => mention(`@${user(m[1]).name}`)],
  [/^<#(\d+)>/, (m) => channelMention(m[1])],
  [/^<\/([^:>]+):\d+>/, (m) => mention(`/${m[1]}`)],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m) => moment(Number(m[1]), m[2] ?? "f")],
  [/^<a?:(\w+):\d+>/, (m) => `:${m[1]}:`],
  [/^@(everyone|here)/, (m) => mention(m[0])],
];

/** The elements of a line. */
export function inline(text) {
  const out = [];
  let rest = text;
  let plain = "";
  while (rest) {
    let found = null;
    const before = plain.slice(-1);
    for (const [pattern, make] of RULES) {
      const match = pattern.exec(rest);
      // A word with_underscores is not emphasised.
      if (match && !(rest[0] === "_" && rest[1] !== "_" && /\w/.test(before))) {
        found = [match, make];
        break;
      }
    }
    if (found) {
      if (plain) out.push(plain);
      plain = "";
      out.push(found[1](found[0]));
      rest = rest.slice(found[0][0].length);
    } else {
      plain += rest[0];
      rest = rest.slice(1);
    }
  }
  if (plain) out.push(plain);
  return out;
}

function spoiler(children) {
  const show = (event) => event.currentTarget.classList.add("shown");
  return h("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": say("spoiler"), onclick: show, onkeydown: (event) => event.key === "Enter" && show(event) }, h("span", {}, children));
}

function link(url, children) {
  // Links to messages of this server stay in this page.
  const jump = /\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/.exec(url);
  const props = { href: url, target: "_blank", rel: "noopener noreferrer" };
  if (jump) {
    props.onclick = (event) => {
      event.preventDefault();
      document.dispatchEvent(new CustomEvent("jump", { detail: { channel: jump[1], message: jump[2] } }));
    };
  }
  return h("a", props, children);
}

const mention = (text) => h("span", { class: "mention" }, text);

function channelMention(id) {
  const channel = channelById(id);
  if (!channel) return h("span", { class: "mention" }, "#unknown");
  const go = () => document.dispatchEvent(new CustomEvent("jump", { detail: { channel: id } }));
  return h("button", { type: "button", class: "mention", onclick: go }, `#${channel.name}`);
}

const FORMS = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

function moment(seconds, form) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return `<t:${seconds}>`;
  const locale = state.me?.locale ?? "en-US";
  const full = new Intl.DateTimeFormat(locale, FORMS.F).format(date);
  const words = form === "R" ? relative(date) : new Intl.DateTimeFormat(locale, FORMS[form]).format(date);
  const data = form === "R" ? { relative: String(seconds) } : {};
  return h("time", { class: "moment", datetime: date.toISOString(), title: full, data }, words);
}

const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

function relative(date) {
  const seconds = (date.getTime() - now()) / 1000;
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(state.me?.locale ?? "en-US", { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

setInterval(() => {
  for (const time of document.querySelectorAll("time[data-relative]")) {
    time.textContent = relative(new Date(Number(time.dataset.relative) * 1000));
  }
}, 5000);
