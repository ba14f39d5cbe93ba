import { KitLoadError } from "../host/errors.js";
import { type Engines, loadEngines } from "../host/load.js";
import type { LoadOptions } from "../host/types.js";
import { completeLoad } from "./options.js";

/** What was loaded of a desk, and the options for what it loads later. */
export interface Opened {
	engines: Engines;
	later: LoadOptions;
}

/** Loads the module of a desk, whose name in the package is that of the file. */
export async function opened(options: LoadOptions, file: string, address: () => URL): Promise<Opened> {
	const given = completeLoad(options) as LoadOptions;
	const module = (): URL => found(file, ": load({ wasm })", address);
	const { engines } = await loadEngines(given, {
		name: "desk",
		module,
		worker: {
			start: () => new Worker(new URL("./worker.js", import.meta.url), { type: "module" }),
			/** It is known where the files have the names of the package; what a bundler has moved only the expression above finds. */
			address() {
				const own = module();
				return own.pathname.endsWith(`/${file}`) ? new URL("worker.js", own) : undefined;
			},
			hint: "is worker.js beside the script?",
		},
	});
	return { engines, later: given.worker === undefined ? {} : { worker: given.worker } };
}

/** The address of a file beside the script. */
export function found(name: string, others: string, address: () => URL): URL {
	try {
		return address();
	} catch (cause) {
		// Bundlers that make CommonJS leave the address out.
		throw new KitLoadError(`this script does not know where it is, so it cannot find ${name}${others}`, { cause });
	}
}
