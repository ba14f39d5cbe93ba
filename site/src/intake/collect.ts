import { type Collected, collected, inOrder, isOfBoards, isZip } from "./collected.js";
import { foreignText, recognizeText } from "./foreign.js";
import { signsIn } from "./signs.js";
import { filled } from "../words/filled.js";
import { siteWords } from "../words/site.js";
import { nodeOfEntry, nodeOfHandle, walk } from "./tree.js";

/** What was dropped. What `transfer` holds is taken out before this returns its promise: it is gone later. */
export async function fromDrop(transfer: DataTransfer): Promise<Collected> {
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
	return dropped.length === 0 ? fromText(text) : all;
}

/** The files of an `<input type="file">`, with or without `webkitdirectory`. */
export function fromInput(files: FileList): Collected {
	const all = collected();
	for (const file of files) {
		const folder = file.webkitRelativePath.split("/").slice(0, -1).join("/");
		if (folder === "" || isOfBoards(file.name) || isZip(file.name)) all.found.push({ file, folder });
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
 * Text that was pasted or dropped. Nobody wants to check text that has neither PBN nor LIN nor a deal in it.
 *
 * @param name of the file that is made of it, without its ending
 */
export function fromText(text: string, name = "pasted"): Collected {
	const words = siteWords();
	const signs = signsIn(text);
	if (signs === undefined) {
		return { ...collected(), problems: [foreignText(recognizeText(text)) ?? filled(words.intake.noPbn, { line: '[Board "1"]' }, words)] };
	}
	const ending = signs === "lin" ? "lin" : /^\s*[[{;%]/.test(text) ? "pbn" : "txt";
	return collected([{ file: new File([text], `${name}.${ending}`, { type: "text/plain" }), folder: "" }]);
}
