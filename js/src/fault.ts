import { PbnLoadError, PbnPanicError } from "./errors.js";

/** An error as a message: cloning keeps neither the class nor the properties of an error. */
export type Fault =
	| { kind: "panic"; message: string; goStack: string; version: string }
	| { kind: "load"; message: string };

/** What the worker sends for an error. */
export function toFault(error: unknown): Fault {
	if (error instanceof PbnPanicError) {
		return { kind: "panic", message: error.message, goStack: error.goStack, version: error.version };
	}
	return { kind: "load", message: error instanceof Error ? error.message : String(error) };
}

/** The error that the worker had. */
export function fromFault(fault: Fault): PbnPanicError | PbnLoadError {
	return fault.kind === "panic" ? new PbnPanicError(fault.message, fault) : new PbnLoadError(fault.message);
}
