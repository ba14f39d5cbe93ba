/**
 * What shows a block: Preact and the components that most blocks need. The embed script, `../auto.ts`, loads it with the module,
 * where a page has a block; nothing else of it is there. It loads the other parts itself.
 */
import type { Pbn } from "../../types.js";

export { expect } from "./expect.js";
export { open } from "./open.js";
export { render } from "./render.js";
export { show } from "./show.js";
export { tellWriter } from "./tell.js";
export const enliven = async (pbn: Pbn, element: HTMLElement) => (await import("./parts/rendered.js")).enliven(pbn, element);
