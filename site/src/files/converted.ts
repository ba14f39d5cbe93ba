import type { Progress } from "pbnkit";
import type { Outcome } from "./kit.js";

/** A file in export format. */
export interface Converted {
	validation: Outcome;
	/** Empty where there is no game. */
	blob: Blob;
	document: boolean;
	/** How its name ends, where that is not as the room's other files. */
	ending?: string;
	/** What is read in place of the file, which is of another notation. */
	file?: File;
}

/** What is told and asked while a file is converted. */
export interface Calling {
	/** Whether a person wants Latin-1 even where it does not have all characters. */
	asLatin1?: boolean | undefined;
	/** Whether a person waits for it in front of an open file. */
	urgent: boolean;
	signal: AbortSignal;
	/** That it is the file's turn. */
	onStart(): void;
	onProgress(progress: Progress): void;
}
