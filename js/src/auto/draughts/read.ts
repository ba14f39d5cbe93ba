import { Engine } from "../../host/engine.js";
import { GoInstance } from "../../host/instance.js";
import { toModule } from "../../host/module.js";
import { Api, globalName } from "../../pdn/api.js";
import { ownModule } from "../../pdn/assets.js";
import type { Pdn } from "../../pdn/types.js";
import { parseChecked } from "./checked.js";

/** What reads the blocks of a page. */
export type Reader = Pick<Pdn, "blocks" | "legalMoves"> & { parse(source: string | Uint8Array): ReturnType<typeof parseChecked> };

/** Loads pdn.wasm and starts it on the page itself. Rejects as `load` of `pbnkit/pdn` does. */
export async function load(): Promise<Reader> {
	const module = toModule(ownModule(), new AbortController().signal);
	const engine = new Engine(() => new GoInstance(module, globalName));
	const pdn = new Api({ calls: engine, jobs: engine });
	try {
		await engine.start();
	} catch (error) {
		pdn.close();
		throw error;
	}
	return { parse: (source) => parseChecked(pdn, source), blocks: pdn.blocks, legalMoves: pdn.legalMoves };
}
