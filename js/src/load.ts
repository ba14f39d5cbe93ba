import { Api } from "./api.js";
import { ownModule } from "./assets.js";
import { LocalEngine } from "./local.js";
import { toModule } from "./module.js";
import { complete } from "./options.js";
import { RemoteEngine } from "./remote.js";
import type { LoadOptions, Pbn } from "./types.js";

/**
 * Loads the module and starts it. Each call gives an instance with memory of its own.
 *
 * Rejects with PbnLoadError if the module cannot be loaded, which may be tried again, and with TypeError for options that
 * there are not. The calls of the result reject with PbnPanicError for a bug of ours, with PbnClosedError after `close`,
 * with PbnLoadError if a worker cannot be started again, and with TypeError for a caller's mistake.
 */
export async function load(options: LoadOptions = {}): Promise<Pbn> {
	const { wasm, worker } = complete("load", options) as LoadOptions;
	const module = await toModule(wasm ?? ownModule());
	const engine = worker ? new RemoteEngine(module) : new LocalEngine(module);
	try {
		await engine.start();
	} catch (error) {
		engine.close();
		throw error;
	}
	return new Api(engine);
}
