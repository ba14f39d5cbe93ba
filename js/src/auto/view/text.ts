import { sourceText } from "../../blocks/source-text.js";
import type { Diagnostic, Game, Pbn } from "../../pbn/types.js";
import type { Settings } from "../../viewer/settings.js";
import type { Ask } from "../ask.js";
import type { Restore } from "../place.js";
import { plainGames } from "./plain.js";

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

/** Reads a text of the page. Of plain deals, nobody asks the module. */
export async function readText(ask: Ask<Pbn>, text: string, repair: boolean): Promise<Reading> {
	const source = sourceText(repair ? (await import("../../blocks/repair-cms.js")).repairCms(text) : text);
	const plain = plainGames(source);
	const { games, diagnostics } = plain ? { games: plain, diagnostics: [] } : await (await ask()).parse(utf8.encode(source), { sourceEncoding: "utf-8" });
	return { games, diagnostics, source, repaired: repair && source !== sourceText(text) };
}

/** Whether nothing but the module can read a text. */
export const isBeyondPlain = (text: string): boolean => !plainGames(sourceText(text));

/** The source of a block that is rendered text. */
export const renderedSource = (element: Element): string | undefined => element.querySelector("details.pbn-source > pre")?.textContent;

/** Whether nothing but the module can bring rendered text to life. */
export const needsModuleToLive = (element: Element): boolean => isBeyondPlain(renderedSource(element) ?? "");

/** The settings in attributes of an element, which the console names where they cannot be read. */
export async function readSettings(attributes: Record<string, string>, element?: Element): Promise<Partial<Settings>> {
	if (!Object.keys(attributes).some((name) => /^data-(?!pbn-)/.test(name))) return {};
	const { settingsFrom } = await import("../../viewer/block/settings-from.js");
	return settingsFrom(attributes, (message) => console.warn(`pbnkit: ${message}`, element ?? "(on the script tag)"));
}
