import type { Entry } from "./entry.js";

/** A row of the list: a board, or the heading above some. */
export type ListRow = Entry | { heading: string };

/** What differs from board to board, and so has to be said. */
export interface Differences {
	events: boolean;
	sessions: boolean;
	rooms: boolean;
	players: boolean;
}

export function differences(entries: readonly Entry[]): Differences {
	const [first] = entries;
	const differs = (name: "event" | "session" | "room" | "players") => entries.some((entry) => entry[name] !== first?.[name]);
	return { events: differs("event"), sessions: differs("session"), rooms: differs("room"), players: differs("players") };
}

/** The boards under headings, where they are of several events, sessions or rounds. */
export function listRows(entries: readonly Entry[], { events, sessions }: Differences): ListRow[] {
	const rows: ListRow[] = [];
	let last = "";
	for (const entry of entries) {
		const heading = [events && entry.event, sessions && entry.session].filter(Boolean).join(", ") || (events || sessions ? "Other boards" : "");
		if (heading !== last) rows.push({ heading });
		last = heading;
		rows.push(entry);
	}
	return rows;
}

/** Boards in words, with ranges: "1–12, 14, 16". Of many, the beginning. */
export function rangeText(boards: readonly string[], most = 6): string {
	const ranges: { first: string; last: string }[] = [];
	for (const board of boards) {
		const range = ranges.at(-1);
		const follows = range && /^\d+$/.test(board) && /^\d+$/.test(range.last) && Number(board) === Number(range.last) + 1;
		if (range && follows) range.last = board;
		else ranges.push({ first: board, last: board });
	}
	const texts = ranges.slice(0, most).map(({ first, last }) => (first === last ? first : `${first}–${last}`));
	return texts.join(", ") + (ranges.length > most ? " …" : "");
}
