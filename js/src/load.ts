import { until } from "./abort.js";
import { Api } from "./api.js";
import { Engine } from "./engine.js";
import { GoInstance } from "./instance.js";
import { complete } from "./options.js";
import { WorkerProgram } from "./remote.js";
import { sharedModule } from "./shared.js";
import type { LoadOptions, Pbn } from "./types.js";

/**
 * Loads the module and starts it. Loads from one address, or with one object, share a download and a compiled module; each
 * gives an instance with memory of its own.
 *
 * Rejects with PbnLoadError if the module cannot be loaded or is of another version, which may be tried again, with the
 * signal's reason, and with TypeError for options that there are not. What its calls reject with, `Pbn` says.
 */
export async function load(options: LoadOptions = {}): Promise<Pbn> {
	const { wasm, worker, signal } = complete("load", options) as LoadOptions;
	signal?.throwIfAborted();
	const module = sharedModule(wasm, signal);
	// Whatever waits for it tells of a failure; a worker starts while the module is on its way.
	module.catch(() => undefined);
	const make = () => (worker ? new WorkerProgram(module) : new GoInstance(module));
	const calls = new Engine(make);
	// A call under way stops with its worker; a job in a worker of its own goes on. Here no call can be stopped.
	const pbn = new Api(calls, worker ? new Engine(make) : calls);
	try {
		await until(signal, calls.start());
	} catch (error) {
		pbn.close();
		throw error;
	}
	return pbn;
}
