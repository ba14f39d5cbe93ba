import { Client } from "../../host/client.js";
import { loadEngines } from "../../host/load.js";
import type { LoadOptions } from "../../host/types.js";
import { complete } from "../options.js";
import { globalName, Reader } from "../reader.js";
import type { PgnReader } from "../types.js";
import { ownModule, ownWorker } from "./assets.js";

/**
 * Loads a module that only reads, and starts it: it takes half of the bytes of that with all verbs. Otherwise it is as `load` of `pbnkit/pgn`.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/pgn/read";
 *
 * const reader = await load();
 * const { games } = await reader.parse("1. e4 e5 2. Nf3 *");
 * console.log(games[0].moves.length, await reader.fen(games[0], 1)); // 3 rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1
 * reader.close();
 * ```
 */
export async function load(options: LoadOptions = {}): Promise<PgnReader> {
	const { engines } = await loadEngines(complete("load", options), { name: globalName, module: ownModule, worker: ownWorker });
	return new Reader(new Client(engines));
}
