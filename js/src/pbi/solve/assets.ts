import { ownAddress } from "../../host/own-address.js";
import type { WorkerScript } from "../../host/remote.js";

/**
 * The package's other files, beside its script. Vite, webpack and Parcel find them by exactly these expressions.
 */

/** The solver. */
export function ownModule(): URL {
	return ownAddress("solve.wasm", ": solve(problem, { wasm })", () => new URL("./solve.wasm", import.meta.url));
}

/** The script of its workers. */
export const ownWorker: WorkerScript = {
	start: () => new Worker(new URL("./worker.js", import.meta.url), { type: "module" }),
	/** It is known where the files have the names of the package; what a bundler has moved only the expression above finds. */
	address() {
		const module = ownModule();
		return module.pathname.endsWith("/solve.wasm") ? new URL("worker.js", module) : undefined;
	},
	hint: "is worker.js beside the script?",
};
