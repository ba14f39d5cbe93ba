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

/** The values of the links that files came in. */
const links = new WeakMap<File, string>();

/** Remembers that a file came in a link, so that the address keeps it as long as that file is looked at. */
export function cameInLink(file: File, value: string): void {
	links.set(file, value);
}

export function linkOf(file: File): string | undefined {
	return links.get(file);
}

/** The place that an address asks for. It may lead to something else of the page, such as a note. */
function askedBy(hash: string): Place | undefined {
	const place = placeIn(hash);
	return (place.pbn ?? place.board ?? place.game) === undefined ? undefined : place;
}

/** What the address asks for, until a file has it; null before the address was read. */
let wanted: Place | undefined | null = null;

/** Those who are told when the address asks for something. */
const listeners = new Set<() => void>();

/** @returns a function that ends the subscription */
export function onWanted(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** The place that is wanted and not taken yet. */
export function wantedPlace(): Place | undefined {
	if (wanted === null) wanted = askedBy(location.hash);
	return wanted;
}

/** Ends the asking: the place is open, or will not be. */
export function placeTaken(): void {
	wanted = undefined;
}

/**
 * Reads the address that a person or a link has changed: as it was when it was changed, since the page may have written a place into it before
 * it was told.
 */
export function readAddress({ newURL }: HashChangeEvent): Place | undefined {
	wanted = askedBy(new URL(newURL).hash);
	for (const listener of listeners) listener();
	return wanted;
}

/** What an address says besides a place, such as how a board is shown, to be put behind one. */
export function settingsBeside(hash: string): string {
	const parts = hash.replace(/^#/, "").split("&");
	return parts.map((part) => (part === "" || /^(?:pbn|board|game|card)=/.test(part) ? "" : `&${part}`)).join("");
}

/**
 * Writes a place into the address, in the place of what is there: going back leads to the page before, not through the cards.
 *
 * @param settings as `settingsBeside` gives them
 */
export function showPlace(place: Place, settings = ""): void {
	const address = `${location.pathname}${location.search}${hashOf(place)}${settings}`;
	try {
		if (address !== `${location.pathname}${location.search}${location.hash}`) history.replaceState(history.state, "", address);
	} catch {
		// Safari takes a hundred changes in half a minute.
	}
}
