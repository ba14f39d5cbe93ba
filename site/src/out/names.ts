import { Pauses } from "../files/pauses.js";
import type { Row } from "../files/rows.js";

/** A file that goes into a .zip. */
export interface Packed {
	/** With its folders. */
	path: string;
	blob: Blob;
}

/** What a converted file is called beside the one that it was made of. */
export function exportName(name: string): string {
	return name.replace(/(?: \(export\))?(\.[^.]*)?$/, " (export)$1");
}

/** What was converted, in its folders, each under a name of its own, and the names that files had to get for that. Rejects with the reason of the signal. */
export async function namedApart(rows: readonly Row[], signal: AbortSignal): Promise<{ files: Packed[]; renamed: string[] }> {
	const pauses = new Pauses();
	const files: Packed[] = [];
	const renamed: string[] = [];
	/** The number that a file gets whose path is taken, for each path that is. */
	const next = new Map<string, number>();
	// Some systems do not tell capitals apart.
	const keyOf = (path: string) => path.toLowerCase();
	for (const { folder, download } of rows) {
		if (!download) continue;
		const [, stem = "", extension = ""] = /^(.*?)(\.[^.]*)?$/s.exec(download.name) ?? [];
		const inFolder = folder === "" ? "" : `${folder}/`;
		const wanted = `${inFolder}${download.name}`;
		let path = wanted;
		let number = next.get(keyOf(wanted)) ?? 2;
		while (next.has(keyOf(path))) path = `${inFolder}${stem} (${number++})${extension}`;
		next.set(keyOf(wanted), number);
		next.set(keyOf(path), next.get(keyOf(path)) ?? 2);
		if (path !== wanted) renamed.push(path);
		files.push({ path, blob: download.blob });
		await pauses.take();
		signal.throwIfAborted();
	}
	return { files, renamed };
}
