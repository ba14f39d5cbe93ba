import type { Exported, ExportOptions, Pbn } from "pbnkit";

export const pbnType = "application/x-pbn";

/** What a person is told of a file that has characters which Latin-1 does not have. */
export interface BeyondLatin1 {
	/** The first word with such a character. */
	word: string;
	/** Whether it was written in Latin-1 all the same, with others in their place. */
	asLatin1: boolean;
}

/** A file of PBN that was written. */
export interface Written {
	blob: Blob;
	beyond: BeyondLatin1 | undefined;
}

type Options = Omit<ExportOptions, "encoding" | "to">;

/**
 * Exports a file, with every character that it has: in Latin-1 where that has them all, else in UTF-8, unless a person wants Latin-1 all the
 * same. Only in the second case is it written twice.
 */
export async function exported(pbn: Pbn, file: Blob, options: Options, asLatin1: boolean): Promise<{ said: Omit<Exported, "bytes">; blob: Blob }> {
	const write = async (encoding: "latin1" | "utf8") => {
		const { to, blob } = blobSink(pbnType);
		const said = await pbn.export(file, { ...options, encoding, to });
		return { said, blob: blob() };
	};
	const made = await write("latin1");
	return made.said.needsUTF8 === undefined || asLatin1 ? made : write("utf8");
}

/** A file of PBN as `exported` writes it. */
export async function written(pbn: Pbn, file: Blob, options: Options, asLatin1: boolean): Promise<Written> {
	const { said, blob } = await exported(pbn, file, options, asLatin1);
	return { blob, beyond: beyondLatin1(said.needsUTF8, asLatin1) };
}

export function beyondLatin1(word: string | undefined, asLatin1 = false): BeyondLatin1 | undefined {
	return word === undefined ? undefined : { word, asLatin1 };
}

/** How much is in the page's memory, in bytes, before the browser gets it for its own, which may be on the disk. */
const mostInMemory = 1024 * 1024;

/** A stream that makes a Blob of what is written to it. */
export function blobSink(type: string): { to: WritableStream<Uint8Array>; blob: () => Blob } {
	let parts: Uint8Array<ArrayBuffer>[] = [];
	let size = 0;
	const blobs: Blob[] = [];
	const gather = () => {
		blobs.push(new Blob(parts));
		parts = [];
		size = 0;
	};
	const to = new WritableStream<Uint8Array>({
		write(part) {
			parts.push(part as Uint8Array<ArrayBuffer>);
			size += part.length;
			if (size >= mostInMemory) gather();
		},
		close: gather,
	});
	return { to, blob: () => new Blob(blobs, { type }) };
}
