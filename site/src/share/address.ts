import { all } from "../rooms/facts.js";

/** A file in an address. */
export interface Link {
	/** Of the room that it is for. */
	key: string;
	/** As `link.ts` packs it. */
	text: string;
}

/** What the page's address names after "#", as links into articles do. */
export interface Place {
	link?: Link | undefined;
	board?: string | undefined;
	/** The game, from 1, where its board does not say which one it is. */
	game?: number | undefined;
	/** After so many cards of the play. */
	card?: number | undefined;
	/** After a move of a game that has them: "24b", or the path of one in a variation, "46.0.1". */
	move?: string | undefined;
}

/** What an address names. */
export function placeIn(hash: string): Place {
	// "+" is no blank here: programs that write PBN into a link need not know that it would be.
	const parameters = new URLSearchParams(hash.replace(/^#/, "").replace(/\+/g, "%2B"));
	const text = (name: string) => parameters.get(name) || undefined;
	const number = (name: string) => (/^\d{1,7}$/.test(text(name) ?? "") ? Number(text(name)) : undefined);
	const [link] = all.flatMap(({ key }) => {
		const value = text(key);
		return value === undefined ? [] : [{ key, text: value }];
	});
	const move = text("move");
	return { link, board: text("board"), game: number("game"), card: number("card"), ...(move && /^\d{1,7}(?:[wb]|(?:\.\d{1,7}){0,99})$/.test(move) && { move }) };
}

/** The part of an address that names a place, with its "#"; "" for none. */
export function hashOf({ link, board, game, card, move }: Place): string {
	const named = Object.entries({ ...(link && { [link.key]: link.text }), board, game, card, move });
	const parts = named.flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []));
	return parts.length > 0 ? `#${parts.join("&")}` : "";
}

/** The origin of files that came in a link: the page says it in its own language. */
export const fromLink = "#";

/** How long the address waits for the next step, in milliseconds: browsers take only so many changes of it in a while. */
export const addressPause = 250;

/** The links that files came in. */
const links = new WeakMap<File, Link>();

/** Remembers that a file came in a link, so that the address keeps it as long as that file is looked at. */
export function cameInLink(file: File, link: Link): void {
	links.set(file, link);
}

export function linkOf(file: File): Link | undefined {
	return links.get(file);
}

export const isSameLink = (one: Link | undefined, other: Link | undefined): boolean => one?.key === other?.key && one?.text === other?.text;

/** What an address says besides a place, such as how a board is shown, to be put behind one. */
export function settingsBeside(hash: string): string {
	const parts = hash.replace(/^#/, "").split("&");
	const places = new Set(["board", "game", "card", "move", ...all.map(({ key }) => key)]);
	return parts.map((part) => (part === "" || (part.includes("=") && places.has(part.replace(/=.*/s, ""))) ? "" : `&${part}`)).join("");
}

/** What is written beside a place. */
interface Beside {
	/** As `settingsBeside` gives them. */
	settings?: string;
	/** Whether one can go back to what is there; otherwise the place is written over it. */
	isNew?: boolean;
	/** What the browser keeps with it; what it keeps already, where nothing is said. */
	state?: unknown;
}

/** Writes a place into the address. */
export function showPlace(place: Place, { settings = "", isNew = false, state = history.state }: Beside = {}): void {
	const address = `${location.pathname}${location.search}${hashOf(place)}${settings}`;
	if (state === history.state && address === `${location.pathname}${location.search}${location.hash}`) return;
	try {
		if (isNew) history.pushState(state, "", address);
		else history.replaceState(state, "", address);
	} catch {
		// Safari takes a hundred changes in half a minute.
	}
}
