import { PbnLoadError, PbnPanicError, type Pbn, type Progress } from "pbnkit";
import { blobSink } from "./blob-sink.js";
import { mayBeDocument } from "./document.js";
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

/** Checks and exports a file; a document block by block. Rejects as the package does, and where the file cannot be read. */
export async function convert(pbn: Pbn, file: File, { signal, onProgress }: Calling): Promise<Converted> {
	try {
		if (await mayBeDocument(file)) {
			const { bytes, changed: _, ...validation } = await pbn.exportDocument(file, { signal });
			if (validation.gameCount > 0) return { validation, blob: new Blob([bytes], { type: file.type }), document: true };
		}
		const { to, blob } = blobSink("application/x-pbn");
		// What export finds includes what validate does.
		const { bytes: _, changed: __, ...validation } = await pbn.export(file, { signal, onProgress, to });
		return { validation, blob: blob(), document: false };
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
