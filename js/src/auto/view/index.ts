/**
 * What shows a block: Preact, the components, the words. The embed script, `../auto.ts`, loads it with the module, where a page
 * has a block; nothing else of it is there.
 */
export { chosenGames } from "../../viewer/block/boards.js";
export { put } from "./put.js";
export { readFile, readText } from "./read.js";
export { readSettings } from "./read-settings.js";
export { enliven } from "./rendered.js";
