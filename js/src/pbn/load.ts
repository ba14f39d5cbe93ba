import { loadEngines } from "../host/load.js";
import type { LoadOptions } from "../host/types.js";
import { Maker } from "./maker.js";
import { ownModule, ownWorker } from "./assets.js";
import { complete } from "./options.js";
import type { Pbn } from "./types.js";

/**
 * Loads the module and starts it. Loads from one address, or with one object, share a download and a compiled module; each
 * gives an instance with memory of its own.
 *
 * Rejects with PbnLoadError if the module cannot be loaded or is of another version, which may be tried again, with the
 * signal's reason, and with TypeError for options that there are not. What its calls reject with, `Pbn` says.
 */
export async function load(options: LoadOptions = {}): Promise<Pbn> {
	const { calls, jobs } = await loadEngines(complete("load", options), ownModule, ownWorker);
	return new Maker(calls, jobs);
}
