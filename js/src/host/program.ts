import type { KitError } from "./errors.js";

/** What a job is worked with: begun, given a piece, told that there is no other, given up. */
export type Step = "open" | "push" | "finish" | "drop";

/** What the Go side answers; which properties there are depends on the verb. */
export interface Answer {
	/** UTF-8 JSON; a job's is without the lists that come before it. */
	json?: Uint8Array<ArrayBuffer>;
	/** The file or the document that was written; of a job, a part of it. */
	bytes?: Uint8Array<ArrayBuffer>;
	/** Games that were read: UTF-8 JSON, a line each. */
	games?: Uint8Array<ArrayBuffer>;
	/** What these games, and later ones, refer to: UTF-8 JSON, with commas between. */
	news?: Uint8Array<ArrayBuffer>;
	/** Parts of two lists of a job's report, packed as `core/wire/findings.go` has them, and the texts that these parts, and later ones, refer to, in the same way as news. */
	texts?: Uint8Array<ArrayBuffer>;
	diagnostics?: Uint8Array<ArrayBuffer>;
	changed?: Uint8Array<ArrayBuffer>;
	/** Whether a job has more to say of the piece that it got: it goes on with no piece, or with another end. */
	more?: boolean;
	/** The number of a job that was begun. */
	job?: number;
	/** Why a job, or a conversion, cannot read its file to the end; there is no report then. */
	failed?: string;
	/** Why the options cannot be taken, where only the core knows. */
	refused?: string;
}

/** A Go program: on the calling thread or in a worker. After a failure it is of no use any more. */
export interface Program {
	/** Comes before the first call. Rejects with KitLoadError. */
	start(): Promise<void>;
	/** A verb of the module, or a step of a job. Takes the argument for itself. Rejects with KitPanicError or KitMemoryError, or with the error that ended the program. */
	call(verb: string, argument: Uint8Array<ArrayBuffer> | string, options: object): Promise<Answer>;
	/** False once it has failed or was ended. */
	readonly alive: boolean;
	/** Stops it, in the middle of a call too where that is in a worker, and gives its memory back. */
	end(why: KitError): void;
}
