import { Client } from "../../host/client.js";
import { Engine } from "../../host/engine.js";
import { GoInstance } from "../../host/instance.js";
import { toModule } from "../../host/module.js";
import { ownModule } from "../../pgn/read/assets.js";
import { globalName, Reader } from "../../pgn/reader.js";
import type { PgnReader } from "../../pgn/types.js";

/** Loads pgnread.wasm, which is as much of chess as shows the blocks of a page, and starts it. Rejects as `load` of `pbnkit/pgn/read` does. */
export async function load(): Promise<PgnReader> {
	const module = toModule(ownModule(), new AbortController().signal);
	const engine = new Engine(() => new GoInstance(module, globalName));
	const reader = new Reader(new Client({ calls: engine, jobs: engine }));
	try {
		await engine.start();
	} catch (error) {
		reader.close();
		throw error;
	}
	return reader;
}
