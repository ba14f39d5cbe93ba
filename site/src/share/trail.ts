import { addressPause, type Place, placeIn, showPlace } from "./address.js";

/** Where a person is in the list of files. The browser keeps it with each address that can be gone back to. */
export interface Spot {
	/** The number of the file's row. */
	row: number;
	/** The tab of the file. */
	tab: string;
	/** The item that is chosen in it, 0 for what is no item; undefined where the file shows none. */
	item?: number | undefined;
}

/** What an address asks for. */
export interface Wanted extends Place {
	/** Where the person was who goes back or forward to it. */
	spot?: Spot | undefined;
}

/** When the page was loaded: rows have their numbers until it is loaded anew. */
export const load = performance.timeOrigin;

/** When the page was loaded that has written where the person is now; undefined where none has. */
export const loadBefore = (): number | undefined => (history.state as { load?: number } | null)?.load;

/** Where a person is in each file of the list. */
const files = new Map<number, { tab: string; item?: number | undefined; place?: (() => Place | undefined) | undefined }>();

/** What the address asks for, until a file has it; null before the address was read. */
let wanted: Wanted | undefined | null = null;

/** Those who are told when the address asks for something. */
const listeners = new Set<() => void>();

/** @returns a function that ends the subscription */
export function onWanted(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** What is wanted and not taken yet. */
export function wantedPlace(): Wanted | undefined {
	if (wanted === null) wanted = askedBy(location.hash);
	return wanted;
}

/** Where the person wants to be in a file, if in that one. */
export function wantedSpot(row: number): Spot | undefined {
	const spot = wantedPlace()?.spot;
	return spot?.row === row ? spot : undefined;
}

/** Ends the asking: the place is open, or will not be. */
export function placeTaken(): void {
	wanted = undefined;
}

/** Reads the address that a person or a link has changed, and where the person was who goes back to it. */
export function readAddress(state: unknown): Wanted | undefined {
	const asked = askedBy(location.hash);
	const spot = spotIn(state);
	// Of a file that is gone, a number of a board says nothing about the others.
	if (spot && !files.has(spot.row)) wanted = asked?.link === undefined ? undefined : asked;
	else wanted = spot ? { ...asked, spot } : asked;
	for (const listener of listeners) listener();
	return wanted;
}

/** The place that an address asks for. It may lead to something else of the page, such as a note. */
function askedBy(hash: string): Place | undefined {
	const place = placeIn(hash);
	return (place.link ?? place.board ?? place.game) === undefined ? undefined : place;
}

function spotIn(state: unknown): Spot | undefined {
	const kept = state as { load?: number; spot?: Spot } | null;
	return kept?.load === load ? kept.spot : undefined;
}

/** What is to be written, and whether a person has chosen it. */
let next: { row: number; isChosen: boolean; writing: ReturnType<typeof setTimeout> } | undefined;

/** Notes the tab of a file that is shown. */
export function noteTab(row: number, tab: string, isChosen: boolean): void {
	files.set(row, { ...files.get(row), tab });
	writeSoon(row, isChosen);
}

/**
 * Notes the item of a file that is shown, for the address.
 *
 * @param place what the address says of it, when it is written; undefined where it has to wait
 */
export function noteItem(row: number, item: number, place: () => Place | undefined, isChosen: boolean): void {
	files.set(row, { tab: "", ...files.get(row), item, place });
	writeSoon(row, isChosen);
}

/** Forgets what a file shows, which is closed. */
export function closeItem(row: number): void {
	if (next?.row === row) stopWriting();
	const { tab = "" } = files.get(row) ?? {};
	files.set(row, { tab });
}

/** Forgets a file that is no longer in the list. */
export function forgetFile(row: number): void {
	if (next?.row === row) stopWriting();
	files.delete(row);
}

function stopWriting(): void {
	clearTimeout(next?.writing);
	next = undefined;
}

/** Who steps on quickly leaves no trail of all that was passed. */
function writeSoon(row: number, isChosen: boolean): void {
	const wasChosen = next?.row === row && next.isChosen;
	stopWriting();
	next = { row, isChosen: isChosen || wasChosen, writing: setTimeout(write, addressPause) };
}

function write(): void {
	if (!next) return;
	const { row, isChosen } = next;
	const { tab = "", item, place } = files.get(row) ?? {};
	const shown = place ? place() : {};
	if (!shown) return writeSoon(row, isChosen);
	next = undefined;
	const before = spotIn(history.state);
	const isSame = before?.row === row && before.tab === tab && before.item === item;
	// The item that a tab shows at last, where it took long, takes the place of the tab without one.
	const isFirstItem = before?.row === row && before.tab === tab && before.item === undefined;
	// The first thing that is opened takes the place of the page without it, and what is shown in place of what is gone that of it.
	const isNew = !isSame && !isFirstItem && before !== undefined && files.has(before.row) && (isChosen || before.row !== row);
	showPlace(shown, { isNew, ...(!isSame && { state: { load, spot: { row, tab, item } } }) });
}
