import { until } from "./abort.js";
import { toModule } from "./module.js";
import { kindOf } from "./options.js";
import type { LoadOptions } from "./types.js";

interface Shared {
	module: Promise<WebAssembly.Module>;
	/** How many loads wait for it. */
	waiting: number;
	stop: AbortController;
}

const byAddress = new Map<unknown, Shared>();
const byObject = new WeakMap<object, Shared>();

/** Where a module is, or what gives it when it is needed: for this, the function is the object. */
export type ModuleSource = NonNullable<LoadOptions["wasm"]> | (() => URL | Response | Promise<Response>);

/** The compiled module, downloaded and compiled once for all loads from one address or object. Rejects as `toModule` does. */
export async function sharedModule(wasm: ModuleSource, signal: AbortSignal | undefined): Promise<WebAssembly.Module> {
	const hasAddress = typeof wasm === "string" || kindOf(wasm) === "URL";
	const key = hasAddress ? String(wasm) : wasm;
	const table = hasAddress ? byAddress : (byObject as Map<unknown, Shared>);
	const shared = table.get(key) ?? begin();
	shared.waiting++;
	try {
		return await until(signal, shared.module);
	} catch (error) {
		// What failed is tried again; what is aborted goes on for the others.
		if (!signal?.aborted || shared.waiting === 1) {
			if (table.get(key) === shared) table.delete(key);
			shared.stop.abort(error);
		}
		throw error;
	} finally {
		shared.waiting--;
	}

	function begin(): Shared {
		const stop = new AbortController();
		const begun = { module: toModule(typeof wasm === "function" ? wasm() : wasm, stop.signal), waiting: 0, stop };
		table.set(key, begun);
		return begun;
	}
}
