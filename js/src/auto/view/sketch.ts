import { render } from "preact";
import type { Game, Pbn } from "../../pbn/types.js";
import { sourceText } from "../../viewer/block/block.js";
import { chosenGames } from "../../viewer/block/boards.js";
import type { Translation } from "../../viewer/language/words.js";
import type { Container } from "../containers.js";
import { doneMark } from "../page.js";
import { blockTree, sharingOf } from "./mounted.js";
import { plainGames } from "./plain.js";
import { type Placed, placeFor, prepared, type ShowOptions } from "./put.js";
import { hideElement, isPlain, leaks, type Reading, readSettings, textOf } from "./text.js";

/** A block that was drawn before the module was there. */
export interface Sketch extends Placed {
	/** Whether that is what the module has read. */
	isOf(read: Reading): boolean;
}

/**
 * Draws a container before the module is there, if it has nothing but plain deals: just as what the module reads will be drawn, so that
 * nothing moves then. Undefined where that is not sure.
 */
export async function sketch(
	container: Container,
	page: Record<string, string>,
	language: string | Translation,
	options: ShowOptions,
	loading: Promise<{ pbn: Pbn } | undefined>,
): Promise<Sketch | undefined> {
	const { element, kind, attributes } = container;
	const repair = options.repair ?? attributes["data-repair"] ?? page["data-repair"];
	if (attributes["data-src"] || repair === "cms" || !isPlain(container)) return undefined;
	const source = sourceText(textOf(container));
	const games = plainGames(source);
	if (!games || (kind !== "pre" && kind !== "script" && leaks(container))) return undefined;
	const settings = { ...(await readSettings(page)), ...options.settings, ...(await readSettings(attributes, element)) };
	if (chosenGames(games, settings.boards).length === 0) return undefined;
	const reading = { games, diagnostics: [], source, repaired: false };
	const place = await prepared(reading, settings, language, attributes);
	const placed = place(placeFor(element, () => hideElement(element)));
	placed.element.setAttribute(doneMark, "");
	const sharing = {
		// What a reader asks for now comes with the module.
		pbnOf: async (game: Game) => sharingOf(((await loading) as { pbn: Pbn }).pbn, source).pbnOf(game),
	};
	render(blockTree(placed.block, sharing, false), placed.element);
	return { ...placed, isOf: (read) => read.source === source && said(read.games) === said(games) };
}

/** What games say, in whatever order their members are. */
function said(games: readonly Game[]): string {
	return JSON.stringify(games, (_, value) => (value?.constructor === Object ? Object.fromEntries(Object.entries(value).sort()) : value));
}
