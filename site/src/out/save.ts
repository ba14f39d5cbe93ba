import { blobSink } from "../files/blob-sink.js";
import type { Row } from "../files/rows.js";
import { siteWords } from "../words/site.js";

/** Whether the conversion of a row can take the place of its file, and has not yet. */
export function canBeSaved({ handle, download, saved, file, asLatin1 }: Row): boolean {
	return handle !== undefined && download !== undefined && (saved !== file || asLatin1 === true);
}

/** What is on the disk now, and what was before. */
export interface Saved {
	file: File;
	original: File;
}

/** Writes the conversion of a row over its file. Rejects with an error for the reader, and then the file is as it was. */
export async function saveInPlace({ handle, download, file, original, saved }: Row): Promise<Saved> {
	const { out } = siteWords();
	if (!handle || !download) throw new Error(out.onlyDownload);
	if (handle.requestPermission && (await handle.requestPermission({ mode: "readwrite" })) !== "granted") {
		throw new Error(out.noWriting);
	}
	const known = saved ?? original ?? file;
	let now: File;
	try {
		now = await handle.getFile();
	} catch {
		throw new Error(out.isGone);
	}
	if (now.lastModified !== known.lastModified || now.size !== known.size) {
		throw new Error(out.isChanged);
	}
	// The browser cannot read a file any more that has changed on the disk.
	const before = original ?? (await copyOf(file));
	await download.blob.stream().pipeTo(await handle.createWritable());
	return { file: await handle.getFile(), original: before };
}

async function copyOf(file: File): Promise<File> {
	const { to, blob } = blobSink(file.type);
	await file.stream().pipeTo(to);
	return new File([blob()], file.name, { type: file.type, lastModified: file.lastModified });
}
