// What this page knows, shared by its parts.

import { ask } from "./wire.js";

export const state = {
  me: null,
  servers: [],
  /** The server whose channels are listed. */
  server: null,
  bot: null,
  /** How far the sandbox's clock has been moved. */
  ahead_ms: 0,
  people: [],
  channels: [],
  channel: null,
  messages: new Map(),
  commands: [],
  /** What went wrong with the components of a message, by its identifier. */
  failures: new Map(),
  /** The components that wait for an answer: `message:custom_id`. */
  pending: new Set(),
  /** Commands on their way or failed, shown at the end of the list. */
  attempts: [],
};

/** The present millisecond by the sandbox's clock. */
export const now = () => Date.now() + state.ahead_ms;

/** The path of something a person does. */
export const mine = (rest) => `people/${state.me.number}/${rest}`;

/** The path of something in the channel shown. */
export const here = (rest) => mine(`channels/${state.channel.id}/${rest}`);

/** A user by identifier, person or bot. */
export function user(id) {
  return [state.bot, ...state.people].find((one) => one.id === id) ?? { id, name: "unknown-user" };
}

export const channelById = (id) => state.channels.find((one) => one.id === id);

/** The channel to begin with on a server. */
export function firstChannel(server = state.server) {
  const own = state.channels.filter((one) => one.guild_id === server.id && one.type !== 4);
  return own.find((one) => one.name === "games") ?? own[0] ?? state.channels[0];
}

/** Reads who is there. */
export async function readPeople() {
  const all = await ask("GET", "people");
  Object.assign(state, all);
  state.server = state.servers.find((one) => one.id === state.server?.id) ?? state.servers[0];
  if (state.me) state.me = state.people.find((one) => one.number === state.me.number);
}
