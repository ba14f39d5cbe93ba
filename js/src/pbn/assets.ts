import { KitLoadError } from "../host/errors.js";
import type { WorkerScript } from "../host/remote.js";

/**
 * The package's other files, beside its script. Vite, webpack and Parcel find them by exactly these expressions; in the
 * entry "./inline" another file stands in for this one.
 */

/** What `load` takes where it is given nothing. */
export function ownModule(): URL {
	return found("pbn.wasm", ", or load({ wasm })", () => new URL("./pbn.wasm", import.meta.url));
}

/** What reads the blocks of a page, and no more. */
export function readModule(): URL {
	return found("read.wasm", "", () => new URL("./read.wasm", import.meta.url));
}

/** The solver, where `load` is given none. */
export function ownSolver(): URL {
	return found("dd.wasm", ", or load({ solver })", () => new URL("./dd.wasm", import.meta.url));
}

/** What converts, where `load` is given nothing; the first call that needs it loads it. */
export function linModule(): URL {
	return found("lin.wasm", ", or load({ converter })", () => new URL("./lin.wasm", import.meta.url));
}

/** The pages of the rules. */
export function ownRules(): URL | Response {
	return found("rules.txt", "", () => new URL("./rules.txt", import.meta.url));
}

function found(name: string, others: string, address: () => URL): URL {
	try {
		return address();
	} catch (cause) {
		// Bundlers that make CommonJS leave the address out.
		throw new KitLoadError(`this script does not know where it is, so it cannot find ${name}: import "pbnkit/inline" in a bundle in CommonJS${others}`, { cause });
	}
}

/** The script of its workers. */
export const ownWorker: WorkerScript = {
	start: () => new Worker(new URL("./worker.js", import.meta.url), { type: "module" }),
	/** It is known where the files have the names of the package; what a bundler has moved only the expression above finds. */
	address() {
		const module = ownModule();
		return module.pathname.endsWith("/pbn.wasm") ? new URL("worker.js", module) : undefined;
	},
	hint: /* @__PURE__ */ hint("worker.js"),
};

export const rulesHint = /* @__PURE__ */ hint("rules.txt");

function hint(name: string): string {
	return `is ${name} beside the script? If not, use "pbnkit/inline"`;
}
