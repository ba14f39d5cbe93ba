import { type Collected, inOrder, isOfBoards, isZip } from "./collected.js";
import type { Found } from "../files/rows.js";

/** A file or a folder, from whichever interface of the browser. */
export interface Node {
	name: string;
	/** Of a file: rejects where it cannot be opened. */
	found?(folder: string): Promise<Found>;
	/** Of a folder. What it gave before it failed is kept. */
	children?(): AsyncGenerator<Node, void, void>;
}

export function nodeOfHandle(handle: FileSystemHandle): Node {
	const { name } = handle;
	if (handle.kind === "file") {
		const file = handle as FileSystemFileHandle;
		return { name, found: async (folder) => ({ file: await file.getFile(), folder, handle: file }) };
	}
	return {
		name,
		async *children() {
			try {
				for await (const child of (handle as FileSystemDirectoryHandle).values()) yield nodeOfHandle(child);
			} catch {
				return;
			}
		},
	};
}

export function nodeOfEntry(entry: FileSystemEntry): Node {
	const { name } = entry;
	if (entry.isFile) {
		const open = (resolve: (file: File) => void, reject: (error: unknown) => void) => (entry as FileSystemFileEntry).file(resolve, reject);
		return { name, found: async (folder) => ({ file: await new Promise(open), folder }) };
	}
	return {
		name,
		// A folder gives its entries in portions, the last one empty.
		async *children() {
			const reader = (entry as FileSystemDirectoryEntry).createReader();
			for (;;) {
				const portion = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
				if (portion.length === 0) return;
				for (const child of portion) yield nodeOfEntry(child);
			}
		},
	};
}

/** Puts the .pbn, .lin and .zip files of a folder, and of those in it, into a collection. */
export async function walk(root: Node, into: Collected): Promise<void> {
	const found: Found[] = [];
	const folders = [{ node: root, path: root.name }];
	let folder: (typeof folders)[number] | undefined;
	while ((folder = folders.pop())) {
		for await (const node of folder.node.children?.() ?? []) {
			if (node.children) {
				folders.push({ node, path: `${folder.path}/${node.name}` });
				continue;
			}
			const one = isOfBoards(node.name) || isZip(node.name) ? await node.found?.(folder.path).catch(() => undefined) : undefined;
			if (one) found.push(one);
			else into.skipped++;
		}
	}
	for (const one of inOrder(found)) into.found.push(one);
}
