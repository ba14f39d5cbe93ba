import { ownAddress } from "../host/own-address.js";
import type { WorkerScript } from "../host/remote.js";

/**
 * The package's other files, beside its script. Vite, webpack and Parcel find them by exactly these expressions.
 */

/** What `load` takes where it is given nothing. */
export function ownModule(): URL {
	return ownAddress("pbi.wasm", ": load({ wasm })", () => new URL("./pbi.wasm", import.meta.url));
}

/** What converts; the first call that needs it loads it. */
export function convertModule(): URL {
	return ownAddress("pbiconvert.wasm", ": load({ converter })", () => new URL("./pbiconvert.wasm", import.meta.url));
}

/** Its name in the package. */
export const rulesFile = "pbi-rules.txt";

/** The pages of the rules. */
export function ownRules(): URL {
	return ownAddress(rulesFile, "", () => new URL("./pbi-rules.txt", import.meta.url));
}

export const rulesHint = "is it beside the script?";

/** The script of its workers. */
export const ownWorker: WorkerScript = {
	start: () => new Worker(new URL("./worker.js", import.meta.url), { type: "module" }),
	/** It is known where the files have the names of the package; what a bundler has moved only the expression above finds. */
	address() {
		const module = ownModule();
		return module.pathname.endsWith("/pbi.wasm") ? new URL("worker.js", module) : undefined;
	},
	hint: "is worker.js beside the script?",
};
