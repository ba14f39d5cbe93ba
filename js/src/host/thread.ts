import { type KitError, KitLoadError, KitMemoryError, KitPanicError, messageOf } from "./errors.js";
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

/** An error as a message: cloning keeps neither the class nor the properties of an error. */
type Fault =
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

/** What is used of a `Worker`. */
export interface WorkerLike {
	onmessage: ((event: MessageEvent) => void) | null;
	onmessageerror: ((event: MessageEvent) => void) | null;
	onerror: ((event: ErrorEvent) => void) | null;
	postMessage(message: unknown, transfer: ArrayBuffer[]): void;
	terminate(): unknown;
}

/** What is used of `node:worker_threads`, on both sides. */
interface Threads {
	Worker: new (script: URL | string, options: { eval: boolean; execArgv: string[] }) => {
		on(event: string, listen: (value: never) => void): void;
		postMessage(message: unknown, transfer: ArrayBuffer[]): void;
		terminate(): Promise<unknown>;
		ref(): void;
		unref(): void;
	};
	parentPort: {
		on(event: "message", listen: (data: never) => void): void;
		postMessage(reply: Reply, transfer: ArrayBuffer[]): void;
	} | null;
}

/** Node's threads, by a way that no bundler follows; undefined where this is not Node. */
export function nodeThreads(): Threads | undefined {
	const { process } = globalThis as { process?: { getBuiltinModule?(name: string): unknown } };
	return process?.getBuiltinModule?.("node:worker_threads") as Threads | undefined;
}

/** Why a worker is no more that nobody here has ended. */
export const ended = "it was ended";

/** A thread of Node as a worker. While it has nothing to do it keeps no process alive. */
export class Thread implements WorkerLike {
	onmessage: WorkerLike["onmessage"] = null;
	onmessageerror: WorkerLike["onmessageerror"] = null;
	onerror: WorkerLike["onerror"] = null;
	readonly #thread: InstanceType<Threads["Worker"]>;
	/** How many messages have no reply yet. */
	#open = 0;

	/** Throws KitLoadError where there are no threads. */
	constructor({ text, address }: { text?: string; address(): URL | undefined }) {
		const threads = nodeThreads();
		const script = text ?? address();
		if (!threads || !script) throw new KitLoadError("there are no workers here; load without `worker: true`");
		this.#thread = new threads.Worker(script, { eval: text !== undefined, execArgv: [] });
		this.#thread.unref();
		this.#thread.on("message", (data: Reply) => {
			if (--this.#open === 0) this.#thread.unref();
			this.onmessage?.({ data } as MessageEvent);
		});
		this.#thread.on("messageerror", () => this.onmessageerror?.({} as MessageEvent));
		this.#thread.on("error", ({ message }: Error) => this.#fail(message));
		this.#thread.on("exit", () => this.#fail(ended));
	}

	postMessage(message: unknown, transfer: ArrayBuffer[]): void {
		if (this.#open++ === 0) this.#thread.ref();
		this.#thread.postMessage(message, transfer);
	}

	terminate(): void {
		this.onerror = null;
		void this.#thread.terminate();
	}

	#fail(message: string): void {
		this.onerror?.({ message, preventDefault() {} } as unknown as ErrorEvent);
		this.onerror = null;
	}
}
