import { sourceEncoding } from "../host/options.js";
import type { LoadOptions } from "../host/types.js";
import { bridgeDeskOf } from "./api.js";
import { opened } from "./assets.js";
import type { PbnDesk } from "./types.js";

export { KitClosedError, KitError, KitLoadError, KitMemoryError, KitPanicError } from "../host/errors.js";
export type * from "./types.js";

/**
 * Loads the desk of bridge, `pbndesk.wasm`. What it rejects with is what `load` of `pbnkit` does.
 *
 * @example
 * ```js
 * import { readFile } from "node:fs/promises";
 * import { load } from "pbnkit/desk";
 *
 * const desk = await load();
 * const { written, gameCount } = await desk.select(await readFile("deals.pbn"), { where: "N:hcp >= 10 and has contract" });
 * console.log(`${written} of ${gameCount}`); // 2 of 3
 * desk.close();
 * ```
 */
export async function load(options: LoadOptions = {}): Promise<PbnDesk> {
	const { engines, later } = await opened(options, "pbndesk.wasm", () => new URL("./pbndesk.wasm", import.meta.url));
	return bridgeDeskOf(engines, { sourceEncoding, choice: {}, editor: async () => (await import("../index.js")).load(later) });
}
