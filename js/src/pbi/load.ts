import { loadEngines } from "../host/load.js";
import { Api, globalName } from "./api.js";
import { convertModule, ownModule, ownWorker } from "./assets.js";
import { complete } from "./options.js";
import type { Pbi, PbiLoadOptions } from "./types.js";

/**
 * Loads the module and starts it. Loads from one address, or with one object, share a download and a compiled module; each gives an instance
 * with memory of its own.
 *
 * Rejects with KitLoadError if the module cannot be loaded or is of another version, which may be tried again, with the signal's reason, and
 * with TypeError for options that do not exist. `Pbi` says what its calls reject with.
 *
 * @example
 * ```js
 * import { readFile } from "node:fs/promises";
 * import { load } from "pbnkit/pbi";
 *
 * const pbi = await load();
 * const { problems } = await pbi.parse(await readFile("problems.pbi"));
 * console.log(problems.length, problems[0].stipulation, problems[0].fen); // 2 #2 8/7N/k7/p7/8/8/Q3K3/7R w - - 0 1
 * pbi.close();
 * ```
 */
export async function load(options: PbiLoadOptions = {}): Promise<Pbi> {
	const { converter = convertModule, ...loading } = complete("load", options) as PbiLoadOptions;
	const { engines, another } = await loadEngines(loading, { name: globalName, module: ownModule, worker: ownWorker });
	return new Api(engines, another(converter));
}
