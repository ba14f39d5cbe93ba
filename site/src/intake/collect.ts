import { recognizeName } from "pbnkit/recognize";
import type { Found } from "../files/rows.js";
import { doorOf } from "../rooms/doors.js";
import { bridge } from "../rooms/facts.js";
import type { PageWords, Room } from "../rooms/room.js";
import { placeIn } from "../share/address.js";
import { filled } from "../words/filled.js";
import { siteWords } from "../words/site.js";
import { foreignText, recognizeText, signsIn } from "./foreign.js";

/** What was dropped. What `transfer` holds is taken out before this returns its promise: it is gone later. */
export async function fromDrop(transfer: DataTransfer, home: Room): Promise<Collected> {
	const text = transfer.getData("text/plain");
	const dropped = [...transfer.items]
		.filter((item) => item.kind === "file")
		.map((item) => ({
			// Rejects where the file is on no disk.
			handle: item.getAsFileSystemHandle?.().catch(() => null),
			entry: item.webkitGetAsEntry(),
			file: item.getAsFile(),
		}));
	const all = collected();
	for (const { handle, entry, file } of dropped) {
		const saved = await handle;
		const node = saved ? nodeOfHandle(saved) : entry && nodeOfEntry(entry);
		if (node?.children) await walk(node, all);
		else if (file) all.found.push({ file, folder: "", ...(saved?.kind === "file" && { handle: saved as FileSystemFileHandle }) });
	}
	return dropped.length === 0 ? fromText(text, home) : all;
}

/** The files of an `<input type="file">`, with or without `webkitdirectory`. */
export function fromInput(files: FileList): Collected {
	const all = collected();
	for (const file of files) {
		const folder = file.webkitRelativePath.split("/").slice(0, -1).join("/");
		if (folder === "" || isRead(file.name) || isZip(file.name)) all.found.push({ file, folder });
		else all.skipped++;
	}
	return { ...all, found: inOrder(all.found) };
}

/** The files that were chosen where the browser lets them be saved in place; none where the choice was given up. */
export async function fromPicker(): Promise<Collected | undefined> {
	try {
		const handles = await window.showOpenFilePicker?.({ multiple: true });
		return handles && (await fromHandles(handles));
	} catch (error) {
		if (error instanceof DOMException && error.name === "AbortError") return collected();
		return undefined;
	}
}

/** Files that the system gives, one after another. Those that cannot be opened are told. */
export async function fromHandles(handles: readonly FileSystemFileHandle[]): Promise<Collected> {
	const words = siteWords();
	const opened = await Promise.all(handles.map(async (handle) => ({ handle, file: await handle.getFile().catch(() => undefined) })));
	return {
		found: inOrder(opened.flatMap(({ handle, file }) => (file ? [{ file, folder: "", handle }] : []))),
		skipped: 0,
		problems: opened.flatMap(({ handle, file }) => (file ? [] : [filled(words.intake.notOpened, { name: handle.name }, words)])),
	};
}

/** A folder that was chosen, in the same way. */
export async function fromFolderPicker(): Promise<Collected | undefined> {
	const all = collected();
	try {
		const folder = await window.showDirectoryPicker?.();
		if (!folder) return undefined;
		await walk(nodeOfHandle(folder), all);
	} catch (error) {
		if (!(error instanceof DOMException && error.name === "AbortError")) return undefined;
	}
	return all;
}

/**
 * Text that was pasted or dropped. Nobody wants to check text in which there is no sign of a game.
 *
 * @param home the room of the page
 * @param name of the file that is made of it, without its ending
 */
export function fromText(text: string, home: Room, name = "pasted"): Collected {
	const link = linkIn(text);
	if (link !== undefined) return { ...collected(), link };
	const words = siteWords();
	const is = recognizeText(text);
	const as = (ending: string) => collected([{ file: new File([text], `${name}.${ending}`, { type: "text/plain" }), folder: "" }]);
	const isOther = is !== undefined && is.family !== bridge.family && doorOf(is) !== undefined;
	if (isOther && is.sure) return as(is.kind);
	const signs = signsIn(text);
	if (signs !== undefined) return as(signs === "lin" ? "lin" : /^\s*[[{;%]/.test(text) ? "pbn" : "txt");
	if (isOther) return as(is.kind);
	if (home.hasSigns?.(text)) return as(home.facts.ending);
	const { nothing, placeholder } = (home.page?.(words) as PageWords).paste;
	return { ...collected(), problems: [foreignText(is) ?? filled(nothing, { line: placeholder }, words)] };
}

/** What a text has behind its "#" where it is the link of a board, and no more. */
function linkIn(text: string): string | undefined {
	const address = text.trim();
	if (!/^https?:\S+$/.test(address)) return undefined;
	try {
		const { hash } = new URL(address);
		return placeIn(hash).link ? hash : undefined;
	} catch {
		return undefined;
	}
}

export interface Collected {
	found: Found[];
	/** The link of a board in their place, from its "#" on. */
	link?: string;
	/** How many files of folders were left out, because they are neither .pbn nor .lin files or cannot be opened. */
	skipped: number;
	/** What else is to be said, in sentences. */
	problems?: string[];
}

export function collected(found: Found[] = []): Collected {
	return { found, skipped: 0 };
}

export function isEmpty({ found, link, skipped, problems = [] }: Collected): boolean {
	return found.length + skipped + problems.length === 0 && link === undefined;
}

/** Whether a file's name says that it is read here. */
export function isRead(name: string): boolean {
	const is = recognizeName(name);
	return is !== undefined && doorOf(is) !== undefined;
}

export function isZip(name: string): boolean {
	return recognizeName(name)?.kind === "zip";
}

const { compare } = new Intl.Collator(undefined, { numeric: true });

/** How much of a folder and a name is compared, in UTF-16 code units: a .zip may have names of any length. */
const compared = 300;

/** By folder and name, board 2 before board 10. */
export function inOrder(found: Found[]): Found[] {
	return found
		.map((one) => ({ one, key: `${one.folder}/${one.file.name}`.slice(0, compared) }))
		.sort((a, b) => compare(a.key, b.key))
		.map(({ one }) => one);
}

/** A file or a folder, from whichever interface of the browser. */
interface Node {
	name: string;
	/** Of a file: rejects where it cannot be opened. */
	found?(folder: string): Promise<Found>;
	/** Of a folder. What it gave before it failed is kept. */
	children?(): AsyncGenerator<Node, void, void>;
}

function nodeOfHandle(handle: FileSystemHandle): Node {
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

function nodeOfEntry(entry: FileSystemEntry): Node {
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
async function walk(root: Node, into: Collected): Promise<void> {
	const found: Found[] = [];
	const { skipped } = into;
	const folders = [{ node: root, path: root.name }];
	let folder: (typeof folders)[number] | undefined;
	while ((folder = folders.pop())) {
		for await (const node of folder.node.children?.() ?? []) {
			if (node.children) {
				folders.push({ node, path: `${folder.path}/${node.name}` });
				continue;
			}
			const one = isRead(node.name) || isZip(node.name) ? await node.found?.(folder.path).catch(() => undefined) : undefined;
			if (one) found.push(one);
			else into.skipped++;
		}
	}
	if (found.length === 0 && into.skipped === skipped) (into.problems ??= []).push(`${root.name}: ${siteWords().zip.empty}`);
	for (const one of inOrder(found)) into.found.push(one);
}
