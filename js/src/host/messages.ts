import type { Fault } from "./fault.js";
import type { Answer } from "./program.js";

/** The first message to the worker. It is answered when the worker holds the lock. */
export interface Greeting {
	id: number;
	/** The package's. */
	version: string;
	/** The name of a lock for the worker to hold as long as it lives, where there are locks. */
	lock?: string;
}

/** The second message, answered when the program has started. */
export interface Setup {
	id: number;
	module: WebAssembly.Module;
	/** What the module calls the object with its functions. */
	name: string;
}

export interface Request {
	id: number;
	verb: string;
	argument: Uint8Array<ArrayBuffer> | string;
	options: object;
}

export type Reply = { id: number; answer: Answer } | { id: number; fault: Fault };
