import { Client } from "../../host/client.js";
import { Engine } from "../../host/engine.js";
import { GoInstance } from "../../host/instance.js";
import { toModule } from "../../host/module.js";
import { ownModule } from "../../pdn/read/assets.js";
import { globalName, Reader } from "../../pdn/reader.js";
import type { PdnReader } from "../../pdn/types.js";

/** Loads pdnread.wasm, which is as much of draughts as shows the blocks of a page, and starts it. Rejects as `load` of `pbnkit/pdn/read` does. */
export async function load(): Promise<PdnReader> {
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
