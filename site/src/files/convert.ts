import { PbnLoadError, PbnPanicError, type Pbn, type Progress } from "pbnkit";
import { blobSink } from "./blob-sink.js";
import type { Outcome } from "./rows.js";
import { filled } from "../words/filled.js";
import { siteWords } from "../words/site.js";

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
		const { changed: _, ...validation } = await pbn.export(file, { signal, onProgress, to });
		// What is named .pbn is wanted as such.
		if (validation.blockCount && !/\.pbn$/i.test(file.name) && file.size <= largest) {
			const { bytes, changed, ...exported } = await pbn.exportDocument(file, { signal });
			return { validation: exported, blob: new Blob([bytes], { type: file.type }), document: true };
		}
		const exported = blob();
		// What changed is not the file's, but of what was made of it on the way.
		if (validation.from) return { validation: { ...validation, changes: [] }, blob: exported, document: false };
		// A line that is too long and cannot be broken is counted each time, though nothing of it changes.
		const isSame = exported.size === file.size && (await haveSameBytes(exported, file));
		return { validation: isSame ? { ...validation, changes: [] } : validation, blob: exported, document: false };
	} catch (error) {
		throw error instanceof DOMException && error.name !== "AbortError" ? new Error(siteWords().failure.notRead, { cause: error }) : error;
	}
}

/** How much of two files is compared at a time, in bytes. */
const compared = 4 * 1024 * 1024;

/** Whether two files of the same size have the same bytes. */
async function haveSameBytes(one: Blob, other: Blob): Promise<boolean> {
	for (let at = 0; at < one.size; at += compared) {
		const [a, b] = await Promise.all([one, other].map(async (blob) => new Uint8Array(await blob.slice(at, at + compared).arrayBuffer())));
		if (!a || !b || a.some((byte, index) => byte !== b[index])) return false;
	}
	return true;
}

/** An error in words for the reader. */
export function whyNot(error: unknown): string {
	const why = error instanceof Error ? error.message : String(error);
	const words = siteWords();
	if (error instanceof PbnPanicError) return filled(words.failure.bug, { why }, words);
	if (error instanceof PbnLoadError) return filled(words.failure.notLoaded, { why }, words);
	return why;
}
