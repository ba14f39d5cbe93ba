import { Engine } from "../../host/engine.js";
import { GoInstance } from "../../host/instance.js";
import { toModule } from "../../host/module.js";
import { Api, globalName } from "../../pbi/api.js";
import { ownModule } from "../../pbi/assets.js";
import type { Pbi } from "../../pbi/types.js";

/** What reads the blocks of a page. */
export type ProblemReader = Pick<Pbi, "parse" | "blocks">;

/** Loads pbi.wasm and starts it on the page itself. Rejects as `load` of `pbnkit/pbi` does. */
export async function load(): Promise<ProblemReader> {
	const module = toModule(ownModule(), new AbortController().signal);
	const engine = new Engine(() => new GoInstance(module, globalName));
	const pbi = new Api({ calls: engine, jobs: engine }, engine);
	try {
		await engine.start();
	} catch (error) {
		pbi.close();
		throw error;
	}
	return pbi;
}
