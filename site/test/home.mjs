import { source } from "./source.mjs";

const { bridge } = await source("rooms/facts");
const { en } = await source("words/bridge/en");
const { convertInTurn } = await source("files/convert");

/** The room of the first page, without what it draws. */
export const home = { facts: bridge, convert: convertInTurn, words: () => en.files, page: () => ({ paste: { ...en.page.paste, placeholder: '[Board "1"]' } }) };

/** The same workers for each room. */
export const only = (work) => ({ of: () => work });
