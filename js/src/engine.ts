export type Verb = "parse" | "validate" | "export" | "exportDocument" | "apply" | "explain" | "rules" | "nags";

/** What the Go side answers; which properties there are depends on the verb. */
export interface Answer {
	/** UTF-8 JSON. */
	json?: Uint8Array<ArrayBuffer>;
	/** The file or the document that was written. */
	bytes?: Uint8Array<ArrayBuffer>;
	/** How many fixes were applied. */
	applied?: number;
	/** Why the options cannot be taken, where only the core knows. */
	refused?: string;
	found?: boolean;
	page?: string;
}

/** Where the Go program runs: on the calling thread or in a worker. */
export interface Engine {
	/** Makes ready for the first call. Rejects with PbnLoadError or PbnPanicError. */
	start(): Promise<void>;
	/** `argument` is read before `call` returns its promise. Rejects with PbnPanicError, PbnLoadError or PbnClosedError. */
	call(verb: Verb, argument: Uint8Array | string, options: object): Promise<Answer>;
	close(): void;
}
