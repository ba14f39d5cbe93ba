import { ownAddress } from "../host/own-address.js";
import type { WorkerScript } from "../host/remote.js";

/**
 * The package's other files, beside its script. Vite, webpack and Parcel find them by exactly these expressions.
 */

/** What `load` takes where it is given nothing. */
export function ownModule(): URL {
	return ownAddress("pgn.wasm", ": load({ wasm })", () => new URL("./pgn.wasm", import.meta.url));
}

/** Its name in the package. */
export const rulesFile = "pgn-rules.txt";

/** The pages of the rules. */
export function ownRules(): URL {
	return ownAddress(rulesFile, "", () => new URL("./pgn-rules.txt", import.meta.url));
}

/** Its name in the package. */
export const openingsFile = "openings.txt";

/** The table of openings. */
export function ownOpenings(): URL {
	return ownAddress(openingsFile, "", () => new URL("./openings.txt", import.meta.url));
}

export const rulesHint = "is it beside the script?";

/** The script of its workers. */
export const ownWorker: WorkerScript = {
	start: () => new Worker(new URL("./worker.js", import.meta.url), { type: "module" }),
	/** It is known where the files have the names of the package; what a bundler has moved only the expression above finds. */
	address() {
		const module = ownModule();
		return module.pathname.endsWith("/pgn.wasm") ? new URL("worker.js", module) : undefined;
	},
	hint: "is worker.js beside the script?",
};
