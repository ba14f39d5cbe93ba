/**
 * What shows a block: Preact and the components that most blocks need. The embed script, `../auto.ts`, loads it with the module,
 * where a page has a block; nothing else of it is there. It loads the other parts itself.
 */
import type { Shown } from "../notation.js";
import type { render as renderer } from "./file.js";
import type { enliven as enlivener } from "./rendered.js";

export { expect, needsModule, prepare } from "./show.js";
export { needsModuleToLive } from "./text.js";
export const enliven = async (...given: Parameters<typeof enlivener>) => (await import("./rendered.js")).enliven(...given);
export const render = async (...given: Parameters<typeof renderer>) => (await import("./file.js")).render(...given);
export const open = async (blocks: readonly Shown[], hash: string) => (await import("./open.js")).open(blocks, hash);
