import { until } from "./abort.js";
import { Engine } from "./engine.js";
import { GoInstance } from "./instance.js";
import { WorkerProgram, type WorkerScript } from "./remote.js";
import { type ModuleSource, sharedModule } from "./shared.js";
import type { LoadOptions } from "./types.js";

/** What does the calls of a module. */
export interface Engines {
	/** Does what is one call. */
	calls: Engine;
	/** Reads what comes in pieces. */
	jobs: Engine;
}

/**
 * Loads a module and starts it. Rejects with PbnLoadError and with the signal's reason.
 *
 * @param own the module where the options name none
 * @param script the script of the workers
 */
export async function loadEngines({ wasm, worker, signal }: LoadOptions, own: ModuleSource, script: WorkerScript): Promise<Engines> {
	signal?.throwIfAborted();
	const module = sharedModule(wasm ?? own, signal);
	// Whatever waits for it tells of a failure; a worker starts while the module is on its way.
	module.catch(() => undefined);
	const make = () => (worker ? new WorkerProgram(module, script) : new GoInstance(module));
	const calls = new Engine(make);
	// A call under way stops with its worker; a job in a worker of its own goes on. Here no call can be stopped.
	const jobs = worker ? new Engine(make) : calls;
	try {
		await until(signal, calls.start());
	} catch (error) {
		calls.close();
		jobs.close();
		throw error;
	}
	return { calls, jobs };
}
