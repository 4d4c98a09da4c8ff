// The page's own words, in the language of the person who is shown. The toolbox speaks English.

const KNOWN = ["de", "en", "es", "fr", "it", "pl", "pt"];
const read = new Map();
let words = {};

/** Speaks the language of a locale from now on, English where it has none. */
export async function speak(locale) {
  const wanted = locale.split("-")[0];
  const code = KNOWN.includes(wanted) ? wanted : "en";
  if (!read.has(code)) read.set(code, await (await fetch(`/sandbox/assets/${code}.json`)).json());
  words = read.get(code);
  document.documentElement.lang = code;
  for (const one of document.querySelectorAll("[data-say]")) one.textContent = say(one.dataset.say);
  for (const one of document.querySelectorAll("[data-label]")) one.setAttribute("aria-label", say(one.dataset.label));
}

/** A sentence in its parts, with what stands in its places: `{name}` is `values.name`, text or an element. */
export const parts = (key, values = {}) => words[key].split(/\{(\w+)\}/).map((part, at) => (at % 2 ? values[part] : part));

/** A sentence as text. */
export const say = (key, values) => parts(key, values).join("");
