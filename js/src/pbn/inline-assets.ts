/** The package's other files, inside its script: what assets.ts is in the entry "./inline". */
import { gzippedModule, rules, workerScript } from "pbnkit:inside";
import type { WorkerScript } from "../host/remote.js";

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

/** The script of its workers. */
export const ownWorker: WorkerScript = {
	/** A classic worker: a page from file: has no modules. */
	start() {
		blobAddress ??= URL.createObjectURL(new Blob([workerScript], { type: "text/javascript" }));
		return new Worker(blobAddress);
	},
	/** None that anyone could ask: it is a part of this script. */
	address: () => undefined,
	hint: "the page's Content-Security-Policy has to allow worker-src blob:",
};
