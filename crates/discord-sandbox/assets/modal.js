// Modals: the bot's questions, and the page's own small ones.

import { h, icon } from "./dom.js";
import { mine, state } from "./state.js";
import { ask, withFiles } from "./wire.js";
import { say } from "./words.js";

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
      const progress = await ask("POST", mine("submit"), withFiles({ interaction, fields: values }, fields.flatMap((one) => one.files?.() ?? [])));
      if (progress.status === "failed") throw new Error(say("went-wrong"));
      dialog.close();
    } catch (error) {
      problem.textContent = error.message;
    } finally {
      submit.disabled = false;
    }
  };
  const submit = h("button", { type: "submit", class: "button primary" }, say("submit"));
  const dialog = frame(modal.title, send, [
    h("p", { class: "notice" }, say("notice", { name: state.bot.name })),
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
  const star = required && input.type !== 23 ? h("span", { class: "star", title: say("required-field") }, " *") : null;
  const whole = (control, read, files) => ({
    id: input.custom_id,
    node: h("div", { class: "field" }, h("label", { for: id }, label ?? "", star), description ? h("small", {}, description) : null, control),
    value: read,
    files,
  });
  if (input.type === 19) {
    const control = h("input", { id, type: "file", required, multiple: (input.max_values ?? 1) > 1 });
    return whole(control, () => [...control.files].map((one) => one.name), () => [...control.files]);
  }
  if (input.type === 23) {
    const control = h("input", { id, type: "checkbox", checked: input.default ?? false });
    return whole(control, () => control.checked);
  }
  if (input.type === 21 || input.type === 22) return group(input, id, whole);
  if (input.type !== 4) {
    const many = (input.max_values ?? 1) > 1;
    const options = offered(input).map((one) => h("option", { value: one.value, selected: one.default ?? false }, one.label));
    const none = required || many ? null : h("option", { value: "" }, "");
    const control = h("select", { id, name: input.custom_id, required, multiple: many }, none, options);
    return whole(control, () => [...control.selectedOptions].map((one) => one.value).filter(Boolean));
  }
  const control = input.style === 2 ? h("textarea", { ...props, rows: "5" }) : h("input", { ...props, type: "text", autocomplete: "off" });
  control.value = input.value ?? "";
  return whole(control, () => control.value);
}

/** The options of a menu: its own, or users, roles and channels. */
function offered(input) {
  if (input.type === 3) return input.options;
  const users = [...state.people, state.bot].map((one) => ({ label: one.name, value: one.id }));
  const channels = state.channels.filter((one) => one.type !== 1).map((one) => ({ label: `#${one.name}`, value: one.id }));
  return { 5: users, 7: users, 8: channels }[input.type] ?? [];
}

/** A group of choices of which one (21) or several (22) are made. */
function group(input, id, whole) {
  const kind = input.type === 21 ? "radio" : "checkbox";
  const boxes = input.options.map((one) => h("input", { type: kind, name: id, value: one.value, checked: one.default ?? false }));
  const rows = boxes.map((box, at) => h("label", { class: "choice" }, box, input.options[at].label));
  const chosen = () => boxes.filter((box) => box.checked).map((box) => box.value);
  return whole(h("div", { id, role: "group" }, rows), () => (input.type === 21 ? chosen()[0] ?? null : chosen()));
}

function frame(title, send, body, submit) {
  const dialog = h(
    "dialog",
    { class: "modal", "aria-label": title, onclose: () => dialog.remove() },
    h(
      "form",
      { onsubmit: send, novalidate: false },
      h("header", {}, h("h2", {}, title), h("button", { type: "button", class: "round", "aria-label": say("close"), onclick: () => dialog.close() }, icon("close"))),
      h("div", { class: "modal-body" }, body),
      h("footer", {}, h("button", { type: "button", class: "button plain", onclick: () => dialog.close() }, say("cancel")), submit),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector("input,textarea,select")?.focus();
  return dialog;
}

/** Asks for several fields, each a component with its label; `null` where nothing came. */
export function questions(title, list) {
  return new Promise((resolve) => {
    let answer = null;
    const fields = list.map(([input, label]) => field(input, label));
    const dialog = frame(title, (event) => {
      event.preventDefault();
      answer = Object.fromEntries(fields.map((one) => [one.id, one.value()]));
      dialog.close();
    }, fields.map((one) => one.node), h("button", { type: "submit", class: "button primary" }, say("ok")));
    dialog.addEventListener("close", () => resolve(answer));
  });
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
    }, one.node, h("button", { type: "submit", class: "button primary" }, say("ok")));
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
