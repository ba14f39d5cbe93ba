import { PbnLoadError } from "./errors.js";

/**
 * The package's other files, beside its script. Vite, webpack and Parcel find them by exactly these expressions; in the
 * entry "./inline" another file stands in for this one.
 */

/** What `load` takes where it is given nothing. */
export function ownModule(): URL {
	try {
		return new URL("./pbn.wasm", import.meta.url);
	} catch (cause) {
		// Bundlers that make CommonJS leave the address out.
		const message = 'this script does not know where it is, so it cannot find pbn.wasm: import "pbnkit/inline" in a bundle in CommonJS, or load({ wasm })';
		throw new PbnLoadError(message, { cause });
	}
}

export function startWorker(): Worker {
	return new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
}

/**
 * The address of the worker's script, for whoever sees a worker that does not start. It is known where the files have the names of
 * the package; what a bundler has moved only the expression above finds.
 */
export function workerAddress(): URL | undefined {
	const module = ownModule();
	return module.pathname.endsWith("/pbn.wasm") ? new URL("worker.js", module) : undefined;
}

export const workerHint = 'is worker.js beside the script? If not, use "pbnkit/inline"';
