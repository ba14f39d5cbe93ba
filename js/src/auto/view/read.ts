import type { Diagnostic, Game, Pbn } from "../../pbn/types.js";
import { sourceText } from "../../viewer/block/block.js";
import type { Restore } from "./hide.js";

/** What a block was read from, and what it says. */
export interface Reading {
	games: Game[];
	diagnostics: Diagnostic[];
	source: string;
	repaired: boolean;
}

/** What a container says, and what hides it. */
export interface Content {
	reading: Reading;
	hide(): Restore;
}

const utf8 = new TextEncoder();

/** Reads a text of the page. */
export async function readText(pbn: Pbn, text: string, repair: boolean): Promise<Reading> {
	const source = sourceText(repair ? (await import("./parts/repair.js")).repairCms(text) : text);
	const { games, diagnostics } = await pbn.parse(utf8.encode(source), { sourceEncoding: "utf-8" });
	return { games, diagnostics, source, repaired: repair && source !== sourceText(text) };
}
