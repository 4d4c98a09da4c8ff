// The list above the composer: commands, choices, completions, people.

import { avatar, fill, h } from "./dom.js";

/** A list that is steered from an input. */
export class Picker {
  constructor(input) {
    this.input = input;
    this.items = [];
    this.at = -1;
    this.node = h("div", { class: "picker", id: "picker", role: "listbox", hidden: true, onmousedown: (event) => event.preventDefault() });
  }

  /** Shows items of `label`, `description`, `note`, `user`, `data`, `pick`. */
  show(title, items, nothing = null) {
    this.items = items;
    if (!items.length && !nothing) return this.close();
    fill(
      this.node,
      h("div", { class: "picker-title" }, title),
      items.length ? items.map((item, at) => this.row(item, at)) : h("div", { class: "picker-empty" }, nothing),
    );
    this.node.hidden = false;
    this.input.setAttribute("aria-expanded", "true");
    this.mark(items.length ? 0 : -1);
  }

  row(item, at) {
    return h(
      "div",
      { class: "pick", role: "option", id: `pick-${at}`, "aria-selected": "false", data: item.data ?? {}, onclick: () => item.pick(), onmousemove: () => this.at !== at && this.mark(at) },
      item.user ? avatar(item.user, "small") : null,
      h("span", { class: "texts" }, h("span", { class: "label" }, item.label), item.description ? h("small", {}, item.description) : null),
      item.note ? h("span", { class: "note" }, item.note) : null,
    );
  }

  mark(at) {
    this.at = at;
    this.node.querySelectorAll(".pick").forEach((row, n) => {
      row.setAttribute("aria-selected", String(n === at));
      if (n === at) row.scrollIntoView({ block: "nearest" });
    });
    if (at >= 0) this.input.setAttribute("aria-activedescendant", `pick-${at}`);
    else this.input.removeAttribute("aria-activedescendant");
  }

  get open() {
    return !this.node.hidden;
  }

  close() {
    this.node.hidden = true;
    this.items = [];
    this.at = -1;
    this.input.setAttribute("aria-expanded", "false");
    this.input.removeAttribute("aria-activedescendant");
  }

  /** Takes a key if it is for the list. */
  key(event) {
    if (!this.open) return false;
    const count = this.items.length;
    if (event.key === "Escape") this.close();
    else if (!count) return false;
    else if (event.key === "ArrowDown") this.mark((this.at + 1) % count);
    else if (event.key === "ArrowUp") this.mark((this.at + count - 1) % count);
    else if ((event.key === "Enter" && !event.shiftKey) || (event.key === "Tab" && !event.shiftKey)) this.items[this.at].pick();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
}
