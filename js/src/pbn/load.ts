import { loadEngines } from "../host/load.js";
import { globalName } from "./api.js";
import { linModule, ownModule, ownSolver, ownWorker } from "./assets.js";
import { Maker } from "./maker.js";
import { complete } from "./options.js";
import type { LoadOptions, Pbn } from "./types.js";

/**
 * Loads the module and starts it. Loads from one address, or with one object, share a download and a compiled module; each
 * gives an instance with memory of its own.
 *
 * Rejects with KitLoadError if the module cannot be loaded or is of another version, which may be tried again, with the
 * signal's reason, and with TypeError for options that do not exist. `Pbn` says what its calls reject with.
 *
 * @example
 * ```js
 * import { readFile } from "node:fs/promises";
 * import { load } from "pbnkit";
 *
 * const pbn = await load();
 * const { games } = await pbn.parse(await readFile("deals.pbn"));
 * console.log(games.length, games[0].contract); // 3 4S
 * pbn.close();
 * ```
 */
export async function load(options: LoadOptions = {}): Promise<Pbn> {
	const { solver = ownSolver, converter = linModule, ...loading } = complete("load", options) as LoadOptions;
	return new Maker(await loadEngines(loading, { name: globalName, module: ownModule, worker: ownWorker }), { converter, solver });
}
