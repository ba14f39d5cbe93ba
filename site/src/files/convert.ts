import { PbnLoadError, PbnPanicError, type Pbn, type Progress } from "pbnkit";
import { blobSink } from "./blob-sink.js";
import type { Outcome } from "./rows.js";

/** A file in export format. */
export interface Converted {
	validation: Outcome;
	/** Empty where there is no game. */
	blob: Blob;
	document: boolean;
}

interface Calling {
	signal: AbortSignal;
	onProgress: (progress: Progress) => void;
}

/** The size up to which a document is exported as one, in bytes: for that it has to be in memory as a whole. */
const largest = 32 * 1024 * 1024;

/** Checks and exports a file; a document block by block. Rejects as the package does, and where the file cannot be read. */
export async function convert(pbn: Pbn, file: File, { signal, onProgress }: Calling): Promise<Converted> {
	try {
		const { to, blob } = blobSink("application/x-pbn");
		// What export finds includes what validate does.
		const { bytes: _, changed: __, ...validation } = await pbn.export(file, { signal, onProgress, to });
		// What is named .pbn is wanted as such.
		if (!validation.blockCount || /\.pbn$/i.test(file.name) || file.size > largest) return { validation, blob: blob(), document: false };
		const { bytes, changed, ...exported } = await pbn.exportDocument(file, { signal });
		return { validation: exported, blob: new Blob([bytes], { type: file.type }), document: true };
	} catch (error) {
		throw error instanceof DOMException && error.name !== "AbortError" ? new Error(cannotBeRead, { cause: error }) : error;
	}
}

export const cannotBeRead = "The file cannot be read. It may have been moved or changed since it was chosen.";

/** An error in words for the reader. */
export function whyNot(error: unknown): string {
	if (error instanceof PbnPanicError) return `The program failed on this file, which is a bug of ours: ${error.message}`;
	if (error instanceof PbnLoadError) return `The program could not be loaded: ${error.message}`;
	return error instanceof Error ? error.message : String(error);
}
