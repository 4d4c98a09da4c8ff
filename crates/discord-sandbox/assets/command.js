// A slash command being filled in: its options as fields, with choices and completion.

import { announce, byId, fill, h, icon } from "./dom.js";
import { openModal } from "./modal.js";
import { Picker } from "./picker.js";
import { here, state } from "./state.js";
import { ask, withFiles } from "./wire.js";
import { say } from "./words.js";

/** A name or description in the person's language. */
const local = (thing, key) => thing[`${key}_localizations`]?.[state.me.locale] ?? thing[key];

/** Every command that can be run, with its subcommands spelled out. */
export function leaves(commands) {
  const out = [];
  const walk = (node, path, shown) => {
    const branches = (node.options ?? []).filter((option) => option.type <= 2);
    if (branches.length) return branches.forEach((one) => walk(one, `${path} ${one.name}`, `${shown} ${local(one, "name")}`));
    out.push({ path, shown, description: local(node, "description"), options: node.options ?? [] });
  };
  commands.filter((one) => one.type === 1).forEach((one) => walk(one, one.name, local(one, "name")));
  return out.sort((a, b) => rank(a) - rank(b) || a.shown.localeCompare(b.shown));
}

/** What one needs first stands first: what there is to do, and doing it. */
const rank = (leaf) => ["help", "play"].indexOf(leaf.path.split(" ")[0]) >>> 0;

/** Turns the composer into the command's form; `leave` gives it back with a text. */
export function commandBar(leaf, leave) {
  const box = byId("composer");
  const fields = [];
  const pills = h("div", { class: "pills" });
  const problem = h("div", { class: "failed problem", role: "alert" });
  const hint = h("div", { class: "option-hint" });
  const pickerPlace = h("div", {});
  const optional = h("div", { class: "optional" });

  const add = (option) => {
    const one = optionField(leaf, option, { values, next, run, remove, hint, pickerPlace, problem });
    fields.push(one);
    pills.append(one.node);
    drawOptional();
    return one;
  };
  const remove = (one) => {
    if (one.option.required) return leave(`/${leaf.path}`);
    fields.splice(fields.indexOf(one), 1);
    one.node.remove();
    drawOptional();
    (fields.at(-1)?.input ?? more() ?? run_).focus();
  };
  const values = () => Object.fromEntries(fields.filter((one) => one.value() !== null).map((one) => [one.option.name, one.value()]));
  const next = (one) => {
    const empty = fields.find((other) => other !== one && other.option.required && other.value() === null);
    if (empty) empty.input.focus();
    return Boolean(empty);
  };
  const more = () => optional.querySelector("button");
  const drawOptional = () => {
    const left = leaf.options.filter((option) => !fields.some((one) => one.option === option));
    fill(optional, left.map((option) => h("button", { type: "button", class: "pill add", title: local(option, "description"), data: { option: option.name }, onclick: () => add(option).input.focus() }, "+ ", local(option, "name"))));
  };
  const files = () => fields.flatMap((one) => one.files?.() ?? []);
  async function run() {
    const wrong = fields.find((one) => !one.check());
    if (wrong) return wrong.input.focus();
    const sent = files();
    const attempt = { command: leaf.path, error: null, channel: state.channel.id };
    const options = values();
    leave("");
    await runCommand(leaf, options, attempt, leave, sent);
  }
  const run_ = h("button", { type: "button", class: "round send", title: say("run"), "aria-label": say("run"), onclick: run }, icon("send"));
  const cancel = h("button", { type: "button", class: "round", title: say("cancel"), "aria-label": say("cancel-command"), onclick: () => leave("") }, icon("close"));

  fill(
    box,
    h("div", { class: "command-head" }, h("strong", {}, `/${leaf.shown}`), h("span", {}, leaf.description), hint),
    h("div", { class: "box command", "data-command": leaf.path }, cancel, h("span", { class: "command-name" }, `/${leaf.shown}`), pills, optional, run_, pickerPlace),
    problem,
  );
  leaf.options.filter((option) => option.required).forEach(add);
  drawOptional();
  box.onkeydown = (event) => {
    if (!box.querySelector(".command")) return;
    if (event.key === "Escape" && !event.defaultPrevented) leave("");
    else if (event.key === "Enter" && event.target === run_) return;
  };
  (fields[0]?.input ?? run_).focus();
}

/** Runs a command; what became of it stands at the end of the messages until it is answered. */
export async function runCommand(leaf, options, attempt, leave, files = []) {
  const changed = () => document.dispatchEvent(new CustomEvent("attempts"));
  state.attempts.push(attempt);
  changed();
  const done = () => {
    state.attempts = state.attempts.filter((one) => one !== attempt);
    changed();
  };
  try {
    const progress = await ask("POST", here("command"), withFiles({ command: leaf.path, options }, files));
    if (progress.status === "failed") {
      attempt.error = say("no-response");
      announce(attempt.error);
      return changed();
    }
    done();
    if (progress.modal) openModal(progress.interaction, progress.modal);
  } catch (error) {
    done();
    leave("");
    byId("composer").querySelector(".problem").textContent = error.message;
  }
}

/** An option that takes a file. */
function fileField(option, bar) {
  const id = `option-${option.name}`;
  const input = h("input", { id, type: "file", "aria-required": String(Boolean(option.required)), data: { option: option.name } });
  const node = h("label", { class: "pill", for: id }, h("span", { class: "pill-name" }, local(option, "name")), input);
  const value = () => input.files[0]?.name ?? null;
  const check = () => {
    const fine = !option.required || value() !== null;
    node.classList.toggle("wrong", !fine);
    if (!fine) bar.problem.textContent = say("required-file");
    return fine;
  };
  return { option, node, input, check, value, files: () => [...input.files] };
}

/** One option: a name, an input, and the list that helps to fill it. */
function optionField(leaf, option, bar) {
  if (option.type === 11) return fileField(option, bar);
  const id = `option-${option.name}`;
  const input = h("input", {
    id,
    type: "text",
    autocomplete: "off",
    spellcheck: false,
    role: "combobox",
    "aria-expanded": "false",
    "aria-controls": "picker",
    "aria-required": String(Boolean(option.required)),
    data: { option: option.name },
  });
  const node = h("label", { class: "pill", for: id }, h("span", { class: "pill-name" }, local(option, "name")), input);
  const picker = new Picker(input);
  const title = `${local(option, "name")} · ${local(option, "description")}`;
  const one = { option, node, input, chosen: null, check, value };
  const set = (label, chosen) => {
    input.value = label;
    one.chosen = chosen;
    input.size = Math.max(3, Math.min(40, label.length + 1));
    node.classList.remove("wrong");
    picker.close();
    bar.next(one);
  };
  const bound = () => (option.choices?.length ?? 0) > 0 || [5, 6, 7, 9].includes(option.type);
  function value() {
    if (one.chosen !== null) return one.chosen;
    return bound() || input.value === "" ? null : input.value;
  }
  function check() {
    const text = input.value;
    const number = Number(text);
    let words = null;
    if (option.required && value() === null) words = say("required");
    else if (bound() && text && one.chosen === null) words = say("from-list");
    else if ([4, 10].includes(option.type) && text && one.chosen === null) {
      if (Number.isNaN(number) || (option.type === 4 && !Number.isInteger(number))) words = say("number");
      else if (number < (option.min_value ?? -Infinity) || number > (option.max_value ?? Infinity)) words = say("number-between", { min: option.min_value ?? "…", max: option.max_value ?? "…" });
    }
    node.classList.toggle("wrong", words !== null);
    if (words) bar.problem.textContent = words;
    return words === null;
  }
  let asked = 0;
  async function help() {
    const typed = input.value.toLowerCase();
    const simple = (list) => picker.show(title, list.filter((item) => item.label.toLowerCase().includes(typed)).slice(0, 25).map((item) => ({ ...item, data: { value: String(item.value) }, pick: () => set(item.label, item.value) })), say("no-options"));
    if (option.choices?.length) simple(option.choices.map((item) => ({ label: local(item, "name"), value: item.value })));
    else if (option.type === 5) simple([{ label: say("true"), value: true }, { label: say("false"), value: false }]);
    else if (option.type === 6 || option.type === 9) simple([...state.people, state.bot].map((user) => ({ label: user.name, value: user.id, user })));
    else if (option.type === 7) simple(state.channels.filter((channel) => channel.type !== 1).map((channel) => ({ label: `#${channel.name}`, value: channel.id })));
    else if (option.autocomplete) {
      const own = (asked += 1);
      await new Promise((resolve) => setTimeout(resolve, 120));
      if (own !== asked) return;
      await complete(() => own === asked && document.activeElement === input);
    }
  }
  async function complete(wanted) {
    try {
      const options = { ...bar.values(), [option.name]: input.value };
      const progress = await ask("POST", here("autocomplete"), { command: leaf.path, options, focused: option.name });
      if (!wanted()) return;
      const items = (progress.choices ?? []).map((item) => ({ label: local(item, "name"), data: { value: String(item.value) }, pick: () => set(local(item, "name"), item.value) }));
      const nothing = progress.status === "failed" ? say("options-failed") : say("no-options");
      picker.show(title, items, nothing);
    } catch (error) {
      if (wanted()) picker.show(title, [], error.message);
    }
  }
  input.addEventListener("focus", () => {
    fill(bar.pickerPlace, picker.node);
    fill(bar.hint, h("b", {}, local(option, "name")), ` ${local(option, "description")}${option.required ? "" : say("optional")}`);
    if (one.chosen === null) help();
  });
  input.addEventListener("blur", () => {
    asked += 1;
    picker.close();
  });
  input.addEventListener("input", () => {
    one.chosen = null;
    bar.problem.textContent = "";
    node.classList.remove("wrong");
    input.size = Math.max(3, Math.min(40, input.value.length + 1));
    help();
  });
  input.addEventListener("keydown", (event) => {
    if (event.isComposing || picker.key(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      bar.run();
    } else if (event.key === "Backspace" && !input.value) {
      event.preventDefault();
      bar.remove(one);
    }
  });
  return one;
}
