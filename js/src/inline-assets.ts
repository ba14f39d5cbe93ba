/** The package's other files, inside its script: what assets.ts is in the entry "./inline". */
import { gzippedModule, rules, workerScript } from "pbnkit:inside";

/** What `load` takes where it is given nothing. */
export function ownModule(): Response {
	const zipped = Uint8Array.from(atob(gzippedModule), (character) => character.charCodeAt(0));
	const stream = new Blob([zipped]).stream().pipeThrough(new DecompressionStream("gzip"));
	return new Response(stream, { headers: { "content-type": "application/wasm" } });
}

/** The pages of the rules. */
export function ownRules(): Response {
	return new Response(rules);
}

/** For whoever cannot read them; they are a part of this script. */
export const rulesHint = "this is a bug of pbnkit";

let blobAddress: string | undefined;

/** A classic worker: a page from file: has no modules. */
export function startWorker(): Worker {
	blobAddress ??= URL.createObjectURL(new Blob([workerScript], { type: "text/javascript" }));
	return new Worker(blobAddress);
}

/** None that anyone could ask: it is a part of this script. */
export function workerAddress(): URL | undefined {
	return undefined;
}

/** For whoever sees a worker that does not start. */
export const workerHint = "the page's Content-Security-Policy has to allow worker-src blob:";
