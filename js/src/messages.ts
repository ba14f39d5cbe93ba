import type { Answer, Verb } from "./engine.js";
import type { Fault } from "./fault.js";

/** The first message to the worker. */
export interface Setup {
	module: WebAssembly.Module;
}

export interface Request {
	id: number;
	verb: Verb | "start";
	argument: Uint8Array | string;
	options: object;
}

export type Reply = { id: number; answer: Answer } | { id: number; fault: Fault };
