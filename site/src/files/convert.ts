import type { Pbn } from "pbnkit";
import type { Calling, Converted } from "./converted.js";
import { exported } from "../out/written.js";
import { filled } from "../words/filled.js";
import { siteWords } from "../words/site.js";
import type { Work } from "./work.js";

type Options = Pick<Calling, "asLatin1" | "signal" | "onProgress">;

/** The size up to which a document is exported as one, in bytes: for that it has to be in memory as a whole. */
const largest = 32 * 1024 * 1024;

/** Checks and exports a file when it is its turn. */
export function convertInTurn(work: Work<Pbn>, file: File, calling: Calling): Promise<Converted> {
	const run = (pbn: Pbn) => {
		calling.onStart();
		return convert(pbn, file, calling);
	};
	return work.do(run, { signal: calling.signal, urgent: calling.urgent, length: file.size });
}

/** Checks and exports a file; a document block by block. Rejects as the package does, and where the file cannot be read. */
export async function convert(pbn: Pbn, file: File, { asLatin1 = false, signal, onProgress }: Options): Promise<Converted> {
	try {
		// What export finds includes what validate does.
		const made = await exported(pbn, file, { signal, onProgress }, asLatin1);
		const { changed: _, ...validation } = made.said;
		// What is named .pbn is wanted as such.
		if (validation.blockCount && !/\.pbn$/i.test(file.name) && file.size <= largest) {
			// It keeps its own encoding, and with "utf8" all of its characters.
			const encoding = validation.needsUTF8 === undefined ? "latin1" : "utf8";
			const { bytes, changed, needsUTF8, ...said } = await pbn.exportDocument(file, { encoding, signal });
			return { validation: said, blob: new Blob([bytes], { type: file.type }), document: true };
		}
		const { blob } = made;
		// What changed is not the file's, but of what was made of it on the way.
		if (validation.from) return { validation: { ...validation, changes: [] }, blob, document: false };
		// A line that is too long and cannot be broken is counted each time, though nothing of it changes.
		const isSame = blob.size === file.size && (await haveSameBytes(blob, file));
		return { validation: isSame ? { ...validation, changes: [] } : validation, blob, document: false };
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
	// Each module has errors of its own, whose names end in the same way.
	const name = error instanceof Error ? error.name : "";
	if (name.endsWith("PanicError")) return filled(words.failure.bug, { why }, words);
	if (name.endsWith("LoadError")) return filled(words.failure.notLoaded, { why }, words);
	return why;
}
