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

/** What was converted, in its folders, each under a name of its own, and the names that files had to get for that. */
export function namedApart(rows: readonly Row[]): { files: Packed[]; renamed: string[] } {
	const taken = new Set<string>();
	const renamed: string[] = [];
	const files = rows.flatMap(({ folder, download }) => {
		if (!download) return [];
		const [, stem = "", extension = ""] = /^(.*?)(\.[^.]*)?$/s.exec(download.name) ?? [];
		const inFolder = folder === "" ? "" : `${folder}/`;
		let path = `${inFolder}${download.name}`;
		// Some systems do not tell capitals apart.
		for (let number = 2; taken.has(path.toLowerCase()); number++) path = `${inFolder}${stem} (${number})${extension}`;
		taken.add(path.toLowerCase());
		if (path !== `${inFolder}${download.name}`) renamed.push(path);
		return [{ path, blob: download.blob }];
	});
	return { files, renamed };
}
