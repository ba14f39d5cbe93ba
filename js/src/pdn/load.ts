import { loadEngines } from "../host/load.js";
import type { LoadOptions } from "../host/types.js";
import { Api } from "./api.js";
import { ownModule, ownWorker } from "./assets.js";
import { complete } from "./options.js";
import { globalName } from "./reader.js";
import type { Pdn } from "./types.js";

/**
 * Loads the module and starts it. Loads from one address, or with one object, share a download and a compiled module; each gives an instance
 * with memory of its own.
 *
 * Rejects with KitLoadError if the module cannot be loaded or is of another version, which may be tried again, with the signal's reason, and
 * with TypeError for options that do not exist. `Pdn` says what its calls reject with.
 *
 * @example
 * ```js
 * import { readFile } from "node:fs/promises";
 * import { load } from "pbnkit/pdn";
 *
 * const pdn = await load();
 * const { games } = await pdn.parse(await readFile("games.pdn"));
 * console.log(games.length, games[0].moves[0].san, games[0].result); // 2 32-28 2-0
 * pdn.close();
 * ```
 */
export async function load(options: LoadOptions = {}): Promise<Pdn> {
	const { engines } = await loadEngines(complete("load", options), { name: globalName, module: ownModule, worker: ownWorker });
	return new Api(engines);
}
