import type { LoadOptions } from "../host/types.js";
import { sourceEncoding } from "../pdn/encodings.js";
import { deskOf } from "./api.js";
import { opened } from "./assets.js";
import type { Desk } from "./types.js";

export { KitClosedError, KitError, KitLoadError, KitMemoryError, KitPanicError } from "../host/errors.js";
export type * from "./types.js";

/**
 * Loads the desk of draughts, `pdndesk.wasm`. What it rejects with is what `load` of `pbnkit` does.
 *
 * @example
 * ```js
 * import { readFile } from "node:fs/promises";
 * import { load } from "pbnkit/pdn/desk";
 *
 * const desk = await load();
 * const { files } = await desk.find(await readFile("games.pdn"), { where: "variant international and plies < 4" });
 * console.log(files[0].games); // [ 2 ]
 * desk.close();
 * ```
 */
export async function load(options: LoadOptions = {}): Promise<Desk> {
	const { engines, later } = await opened(options, "pdndesk.wasm", () => new URL("./pdndesk.wasm", import.meta.url));
	return deskOf(engines, { sourceEncoding, choice: {}, editor: async () => (await import("../pdn/index.js")).load(later) });
}
