/** The package's other files, inside its script: what assets.ts is in the entry "./inline". */
import { gzippedModule, gzippedSolver, rules } from "pbnkit:inside";

export { ownWorker } from "./blob-worker.js";

/** What `load` takes where it is given nothing. */
export function ownModule(): Response {
	return unzipped(gzippedModule);
}

/** The solver, where `load` is given none. */
export function ownSolver(): Response {
	return unzipped(gzippedSolver);
}

function unzipped(module: string): Response {
	const zipped = Uint8Array.from(atob(module), (character) => character.charCodeAt(0));
	const stream = new Blob([zipped]).stream().pipeThrough(new DecompressionStream("gzip"));
	return new Response(stream, { headers: { "content-type": "application/wasm" } });
}

/** What converts: the module that is here does that, too. */
export const linModule = ownModule;

/** The pages of the rules. */
export function ownRules(): Response {
	return new Response(rules);
}

/** For whoever cannot read them; they are a part of this script. */
export const rulesHint = "this is a bug of pbnkit";
