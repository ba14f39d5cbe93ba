import { Client } from "../../host/client.js";
import { loadEngines } from "../../host/load.js";
import type { LoadOptions } from "../../host/types.js";
import { complete } from "../options.js";
import { globalName, Reader } from "../reader.js";
import type { PdnReader } from "../types.js";
import { ownModule, ownWorker } from "./assets.js";

/**
 * Loads a module that only reads, and starts it: it has three fifths of the bytes of that with all verbs. Otherwise it is as `load` of `pbnkit/pdn`.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/pdn/read";
 *
 * const reader = await load();
 * const { games } = await reader.parse('[GameType "20"]\n1. 32-28 19-23 2. 28x19 *');
 * console.log(games[0].moves.length, games[0].moves[2].captured.join()); // 3 23
 * reader.close();
 * ```
 */
export async function load(options: LoadOptions = {}): Promise<PdnReader> {
	const { engines } = await loadEngines(complete("load", options), { name: globalName, module: ownModule, worker: ownWorker });
	return new Reader(new Client(engines));
}
