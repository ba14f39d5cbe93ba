import { until } from "./abort.js";
import { Engine } from "./engine.js";
import { GoInstance } from "./instance.js";
import { WorkerOrHere, WorkerProgram, type WorkerScript } from "./remote.js";
import { type ModuleSource, sharedModule } from "./shared.js";
import type { LoadOptions } from "./types.js";

/** What does the calls of a module. */
export interface Engines {
	/** Does what is one call. */
	calls: Engine;
	/** Reads what comes in pieces. */
	jobs: Engine;
	/** Does either for a file of a single piece, where that is another one: sooner than a message reaches a worker. */
	small?: Engine;
}

/** Where the modules of a client are, and what they are called. */
export interface Assets {
	/** What each of its modules calls the object with its functions: see `Serve` of `wasm/host`. */
	name: string;
	/** The module where `load` is given none. */
	module: ModuleSource;
	/** The script of the workers. */
	worker: WorkerScript;
}

/** The engines of a module that was loaded, and of others for the same caller. */
export interface Loaded {
	engines: Engines;
	/** An engine over another module, which is loaded when it is first needed. It is closed with the others. */
	another(module: ModuleSource): Engine;
	/** Whether that works in a worker, where one can be had. */
	inWorker: boolean;
}

/** Loads a module and starts it. Rejects with KitLoadError and with the signal's reason. */
export async function loadEngines({ wasm, worker, signal }: LoadOptions, assets: Assets): Promise<Loaded> {
	signal?.throwIfAborted();
	const module = sharedModule(wasm ?? assets.module, signal);
	const { here, inWorker, either } = programsOf(module, assets);
	const calls = new Engine(worker === true ? inWorker : here);
	// A call under way stops with its worker; a job in a worker of its own goes on. Here no call can be stopped.
	const jobs = worker === true ? new Engine(inWorker) : calls;
	try {
		await until(signal, calls.start());
	} catch (error) {
		calls.close();
		jobs.close();
		throw error;
	}
	const chooses = worker === "auto" && typeof document !== "undefined";
	const engines = chooses ? { calls: new Engine(either), jobs: new Engine(either), small: calls } : { calls, jobs };
	return {
		engines,
		inWorker: worker === true || chooses,
		another: (module: ModuleSource) =>
			calls.other(() => {
				const programs = programsOf(sharedModule(module, undefined), assets);
				return chooses ? programs.either() : worker === true ? programs.inWorker() : programs.here();
			}),
	};
}

/** What starts the programs of a module: on this thread, in a worker, and on this thread where no worker starts. */
function programsOf(module: Promise<WebAssembly.Module>, { name, worker }: Assets) {
	// Whatever waits for it tells of a failure; a worker starts while the module is on its way.
	module.catch(() => undefined);
	const here = () => new GoInstance(module, name);
	const inWorker = () => new WorkerProgram(module, worker, name);
	return { here, inWorker, either: () => new WorkerOrHere(inWorker(), here) };
}
