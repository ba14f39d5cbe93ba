import { KitLoadError } from "../../host/errors.js";
import type { WorkerScript } from "../../host/remote.js";

/**
 * The package's other files, beside its script. Vite, webpack and Parcel find them by exactly these expressions.
 */

/** What `load` takes where it is given nothing. */
export function ownModule(): URL {
	try {
		return new URL("./pdnread.wasm", import.meta.url);
	} catch (cause) {
		// Bundlers that make CommonJS leave the address out.
		throw new KitLoadError("this script does not know where it is, so it cannot find pdnread.wasm: load({ wasm })", { cause });
	}
}

/** The script of its workers. */
export const ownWorker: WorkerScript = {
	start: () => new Worker(new URL("./worker.js", import.meta.url), { type: "module" }),
	/** It is known where the files have the names of the package; what a bundler has moved only the expression above finds. */
	address() {
		const module = ownModule();
		return module.pathname.endsWith("/pdnread.wasm") ? new URL("worker.js", module) : undefined;
	},
	hint: "is worker.js beside the script?",
};
