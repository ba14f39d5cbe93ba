/**
 * The package's other files, beside its script. Vite, webpack and Parcel find them by exactly these expressions; in the
 * entry "./inline" another file stands in for this one.
 */

/** What `load` takes where it is given nothing. */
export function ownModule(): URL {
	return new URL("./pbn.wasm", import.meta.url);
}

export function startWorker(): Worker {
	return new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
}

/** For whoever sees a worker that does not start. */
export const workerHint = 'is worker.js beside the script? If not, use "pbnkit/inline"';
