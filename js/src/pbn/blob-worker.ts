import { workerScript } from "pbnkit:inside";
import type { WorkerScript } from "../host/remote.js";

let blobAddress: string | undefined;

/** The script of its workers. */
export const ownWorker: WorkerScript = {
	/** A classic worker: a page from file: has no modules. */
	start() {
		blobAddress ??= URL.createObjectURL(new Blob([workerScript], { type: "text/javascript" }));
		try {
			return new Worker(blobAddress);
		} catch {
			// Deno has workers of modules only.
			return new Worker(blobAddress, { type: "module" });
		}
	},
	/** None that anyone could ask: it is a part of this script. */
	address: () => undefined,
	text: workerScript,
	hint: "the page's Content-Security-Policy has to allow worker-src blob:",
};
