/** What the page's address names after "#", as links into articles do. */
export interface Place {
	/** A file in the link, as `link.ts` packs it. */
	pbn?: string | undefined;
	board?: string | undefined;
	/** The game, from 1, where its board does not say which one it is. */
	game?: number | undefined;
	/** After so many cards of the play. */
	card?: number | undefined;
}

/** What an address names. */
export function placeIn(hash: string): Place {
	// "+" is no blank here: programs that write PBN into a link need not know that it would be.
	const parameters = new URLSearchParams(hash.replace(/^#/, "").replace(/\+/g, "%2B"));
	const text = (name: string) => parameters.get(name) || undefined;
	const number = (name: string) => (/^\d{1,7}$/.test(text(name) ?? "") ? Number(text(name)) : undefined);
	return { pbn: text("pbn"), board: text("board"), game: number("game"), card: number("card") };
}

/** The part of an address that names a place, with its "#"; "" for none. */
export function hashOf(place: Place): string {
	const parts = (["pbn", "board", "game", "card"] as const).flatMap((name) => (place[name] ? [`${name}=${encodeURIComponent(place[name])}`] : []));
	return parts.length > 0 ? `#${parts.join("&")}` : "";
}

/** The origin of files that came in a link: the page says it in its own language. */
export const fromLink = "#pbn";

/** How long the address waits for the next step, in milliseconds: browsers take only so many changes of it in a while. */
export const addressPause = 250;

/** The values of the links that files came in. */
const links = new WeakMap<File, string>();

/** Remembers that a file came in a link, so that the address keeps it as long as that file is looked at. */
export function cameInLink(file: File, value: string): void {
	links.set(file, value);
}

export function linkOf(file: File): string | undefined {
	return links.get(file);
}

/** What an address says besides a place, such as how a board is shown, to be put behind one. */
export function settingsBeside(hash: string): string {
	const parts = hash.replace(/^#/, "").split("&");
	return parts.map((part) => (part === "" || /^(?:pbn|board|game|card)=/.test(part) ? "" : `&${part}`)).join("");
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
