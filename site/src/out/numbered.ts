import type { Pbn } from "pbnkit";
import { deskOfBoards } from "../read/reading-worker.js";
import { type Board, textOf } from "./boards.js";

/** What boards of PBN are to have when they are saved. */
export interface Wishes {
	/** The number of the first board; without it all keep theirs. */
	from?: number;
	/** Whether the deals alone are kept. It needs a number. */
	bare?: boolean;
	/** Tags that all boards are to have. */
	tags: Readonly<Record<string, string>>;
}

/** Boards as one text in UTF-8, with what is wished, and how many of them keep their dealer or their vulnerability. */
export async function asWished(pbn: Pbn, boards: readonly Board[], wishes: Wishes, signal: AbortSignal): Promise<{ text: Blob; kept: number }> {
	const { blob, kept } = await numbered(textOf(boards), wishes, signal);
	const edits = boards.flatMap((_, at) => Object.entries(wishes.tags).map(([tag, value]) => ({ game: at + 1, tag, value })));
	if (edits.length === 0) return { text: blob, kept };
	const { bytes, refused } = await pbn.edit(blob, edits, { sourceEncoding: "utf-8", signal });
	if (refused) throw new Error(refused[0]?.message);
	return { text: new Blob([bytes]), kept };
}

async function numbered(text: Blob, { from, bare = false }: Wishes, signal: AbortSignal): Promise<{ blob: Blob; kept: number }> {
	if (from === undefined) return { blob: text, kept: 0 };
	const leave = deskOfBoards.use();
	try {
		const desk = await deskOfBoards.get();
		const { bytes, notes } = await desk.number(text, { from, bare, sourceEncoding: "utf-8", signal });
		return { blob: new Blob([bytes]), kept: notes.filter(({ kept }) => kept).length };
	} finally {
		leave();
	}
}
