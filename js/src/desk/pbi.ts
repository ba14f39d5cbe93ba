import { sourceEncoding } from "../host/options.js";
import type { LoadOptions } from "../host/types.js";
import { deskOf } from "./api.js";
import { opened } from "./assets.js";
import { ofProblems } from "./options.js";
import type { PbiDesk } from "./types.js";

export { KitClosedError, KitError, KitLoadError, KitMemoryError, KitPanicError } from "../host/errors.js";
export type * from "./types.js";

/**
 * Loads the desk of chess problems, `pbidesk.wasm`. What it rejects with is what `load` of `pbnkit` does.
 *
 * @example
 * ```js
 * import { readFile } from "node:fs/promises";
 * import { load } from "pbnkit/pbi/desk";
 *
 * const desk = await load();
 * const { files } = await desk.find(await readFile("problems.pbi"), { where: "stipulation = #2 and pieces <= 7" });
 * console.log(files[0].games); // [ 1 ]
 * desk.close();
 * ```
 */
export async function load(options: LoadOptions = {}): Promise<PbiDesk> {
	const { engines } = await opened(options, "pbidesk.wasm", () => new URL("./pbidesk.wasm", import.meta.url));
	return deskOf(engines, { sourceEncoding, choice: ofProblems }) as PbiDesk;
}
