import { messageOf, type KitError, KitLoadError, KitMemoryError, KitPanicError } from "./errors.js";

/** An error as a message: cloning keeps neither the class nor the properties of an error. */
export type Fault =
	| { kind: "panic"; message: string; goStack: string; version: string }
	| { kind: "load"; message: string; url?: string | undefined; status?: number | undefined }
	| { kind: "memory"; message: string };

/** What the worker sends for an error. */
export function toFault(error: unknown): Fault {
	if (error instanceof KitPanicError) {
		return { kind: "panic", message: error.message, goStack: error.goStack, version: error.version };
	}
	const message = messageOf(error);
	if (error instanceof KitMemoryError) return { kind: "memory", message };
	return error instanceof KitLoadError ? { kind: "load", message, url: error.url, status: error.status } : { kind: "load", message };
}

/** The error that the worker had. */
export function fromFault(fault: Fault): KitError {
	if (fault.kind === "panic") return new KitPanicError(fault.message, fault);
	return fault.kind === "memory" ? new KitMemoryError(fault.message) : new KitLoadError(fault.message, fault);
}
