import { repairCms } from "../../blocks/repair-cms.js";
import { sourceText } from "../../blocks/source-text.js";
import type { Bytes } from "../../pbn/types.js";
import type { BlockReader, Reading } from "./own.js";

/** Reads a text of the page. */
export async function readText(reader: BlockReader, text: string, repair: boolean): Promise<Reading> {
	const source = sourceText(repair ? repairCms(text) : text);
	const { games, diagnostics } = await reader.parse(source);
	return { games, diagnostics, repaired: repair && source !== sourceText(text) };
}

/** Reads a file, whose encoding is what its bytes tell. */
export async function readFile(reader: BlockReader, bytes: Bytes): Promise<Reading> {
	const file = new Uint8Array("arrayBuffer" in bytes ? await bytes.arrayBuffer() : bytes);
	const { games, diagnostics } = await reader.parse(file);
	return { games, diagnostics, repaired: false };
}
