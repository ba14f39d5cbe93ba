import { repairCms } from "../../blocks/repair-cms.js";
import { sourceText } from "../../blocks/source-text.js";
import type { Bytes } from "../../pbn/types.js";
import type { PgnDiagnostic, PgnGame, PgnReader } from "../../pgn/types.js";

/** What a block was read from, and what it says. */
export interface Reading {
	games: readonly PgnGame[];
	diagnostics: readonly PgnDiagnostic[];
	repaired: boolean;
}

/** Reads a text of the page. */
export async function readText(reader: PgnReader, text: string, repair: boolean): Promise<Reading> {
	const source = sourceText(repair ? repairCms(text) : text);
	const { games, diagnostics } = await reader.parse(source);
	return { games, diagnostics, repaired: repair && source !== sourceText(text) };
}

/** Reads a file, whose encoding is what its bytes tell. */
export async function readFile(reader: PgnReader, bytes: Bytes): Promise<Reading> {
	const file = new Uint8Array("arrayBuffer" in bytes ? await bytes.arrayBuffer() : bytes);
	const { games, diagnostics } = await reader.parse(file);
	return { games, diagnostics, repaired: false };
}

/** Whether a text begins as a game, or as what comes within one: a tag pair, a comment, a number with a move. */
export function beginsAsMoves(text: string): boolean {
	return /^\s*(?:\[[A-Za-z]\w*\s+["“”„″]|[{%;(]|\d{1,3}\.{1,3}\s{0,9}(?:[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8]|[O0]-[O0]))/.test(text);
}
