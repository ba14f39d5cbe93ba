import type { Found } from "../files/rows.js";

export interface Collected {
	found: Found[];
	/** How many files of folders were left out, because they are not .pbn files or cannot be opened. */
	skipped: number;
}

/** The files that were dropped. What `transfer` holds is taken out before this returns its promise: it is gone later. */
export async function fromDrop(transfer: DataTransfer): Promise<Collected> {
	const dropped = [...transfer.items]
		.filter((item) => item.kind === "file")
		.map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
	const collected: Collected = { found: [], skipped: 0 };
	for (const { entry, file } of dropped) {
		if (entry?.isDirectory) await walk(entry as FileSystemDirectoryEntry, collected);
		else if (file) collected.found.push({ file, folder: "" });
	}
	return collected;
}

/** The files of an `<input type="file">`, with or without `webkitdirectory`. */
export function fromInput(files: FileList): Collected {
	const collected: Collected = { found: [], skipped: 0 };
	for (const file of files) {
		const folder = file.webkitRelativePath.split("/").slice(0, -1).join("/");
		if (folder === "" || isPbn(file.name)) collected.found.push({ file, folder });
		else collected.skipped++;
	}
	return inOrder(collected);
}

async function walk(root: FileSystemDirectoryEntry, into: Collected): Promise<void> {
	const inside: Collected = { found: [], skipped: 0 };
	const folders = [root];
	let folder: FileSystemDirectoryEntry | undefined;
	while ((folder = folders.pop())) {
		for (const entry of await entriesOf(folder)) {
			if (entry.isDirectory) {
				folders.push(entry as FileSystemDirectoryEntry);
				continue;
			}
			const file = isPbn(entry.name) ? await fileOf(entry as FileSystemFileEntry) : undefined;
			if (file) inside.found.push({ file, folder: folder.fullPath.slice(1) });
			else inside.skipped++;
		}
	}
	into.found.push(...inOrder(inside).found);
	into.skipped += inside.skipped;
}

/** A folder gives its entries in portions, the last one empty. What it gave before it failed is kept. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
	const reader = folder.createReader();
	const all: FileSystemEntry[] = [];
	for (;;) {
		const portion = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
		if (portion.length === 0) return all;
		all.push(...portion);
	}
}

function fileOf(entry: FileSystemFileEntry): Promise<File | undefined> {
	return new Promise((resolve) => entry.file(resolve, () => resolve(undefined)));
}

function isPbn(name: string): boolean {
	return /\.pbn$/i.test(name);
}

function inOrder(collected: Collected): Collected {
	const key = ({ folder, file }: Found) => `${folder}/${file.name}`;
	collected.found.sort((a, b) => key(a).localeCompare(key(b), undefined, { numeric: true }));
	return collected;
}
