// Modals: the bot's questions, and the page's own small ones.

import { h, icon } from "./dom.js";
import { mine, state } from "./state.js";
import { ask } from "./wire.js";

/** Shows a modal of the bot and sends what is filled in. */
export function openModal(interaction, modal) {
  const fields = modal.components.map((row) => {
    if (row.type === 10) return { node: h("p", {}, row.content) };
    const input = row.type === 18 ? row.component : row.components[0];
    return field(input, row.type === 18 ? row.label : input.label, row.description);
  });
  const problem = h("p", { class: "failed", role: "alert" });
  const send = async (event) => {
    event.preventDefault();
    const values = Object.fromEntries(fields.filter((one) => one.id).map((one) => [one.id, one.value()]));
    submit.disabled = true;
    problem.textContent = "";
    try {
      const progress = await ask("POST", mine("submit"), { interaction, fields: values });
      if (progress.status === "failed") throw new Error("Something went wrong. Try again.");
      dialog.close();
    } catch (error) {
      problem.textContent = error.message;
    } finally {
      submit.disabled = false;
    }
  };
  const submit = h("button", { type: "submit", class: "button primary" }, "Submit");
  const dialog = frame(modal.title, send, [
    h("p", { class: "notice" }, `This form will be submitted to ${state.bot.name}. Do not share passwords or other sensitive information.`),
    fields.map((one) => one.node),
    problem,
  ], submit);
}

function field(input, label, description) {
  const required = input.required !== false;
  const id = `field-${input.custom_id}`;
  const props = {
    id,
    name: input.custom_id,
    placeholder: input.placeholder ?? "",
    required,
    minlength: String(input.min_length ?? 0),
    maxlength: String(input.max_length ?? 4000),
  };
  let control;
  if (input.type === 3) {
    control = h("select", { id, name: input.custom_id, required }, input.options.map((one) => h("option", { value: one.value, selected: one.default ?? false }, one.label)));
  } else if (input.style === 2) {
    control = h("textarea", { ...props, rows: "5" });
    control.value = input.value ?? "";
  } else {
    control = h("input", { ...props, type: "text", autocomplete: "off" });
    control.value = input.value ?? "";
  }
  const node = h("div", { class: "field" }, h("label", { for: id }, label ?? "", required ? h("span", { class: "star", title: "required" }, " *") : null), description ? h("small", {}, description) : null, control);
  return { id: input.custom_id, node, value: () => (input.type === 3 ? [control.value] : control.value) };
}

function frame(title, send, body, submit) {
  const dialog = h(
    "dialog",
    { class: "modal", "aria-label": title, onclose: () => dialog.remove() },
    h(
      "form",
      { onsubmit: send, novalidate: false },
      h("header", {}, h("h2", {}, title), h("button", { type: "button", class: "round", "aria-label": "Close", onclick: () => dialog.close() }, icon("close"))),
      h("div", { class: "modal-body" }, body),
      h("footer", {}, h("button", { type: "button", class: "button plain", onclick: () => dialog.close() }, "Cancel"), submit),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector("input,textarea,select")?.focus();
  return dialog;
}

/** Asks for one line of text; `null` where nothing came. */
export function question(title, label, value = "") {
  return new Promise((resolve) => {
    let answer = null;
    const one = field({ type: 4, style: 1, custom_id: "answer", value, max_length: 100 }, label);
    const dialog = frame(title, (event) => {
      event.preventDefault();
      answer = one.value();
      dialog.close();
    }, one.node, h("button", { type: "submit", class: "button primary" }, "OK"));
    dialog.addEventListener("close", () => resolve(answer));
  });
}

/** Asks whether something is really meant. */
export function confirmation(title, words, label) {
  return new Promise((resolve) => {
    let sure = false;
    const dialog = frame(title, (event) => {
      event.preventDefault();
      sure = true;
      dialog.close();
    }, h("p", {}, words), h("button", { type: "submit", class: "button danger" }, label));
    dialog.addEventListener("close", () => resolve(sure));
  });
}
