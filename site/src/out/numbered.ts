import { deskOfBoards } from "../read/reading-worker.js";

/** The boards of a file of PBN with other numbers, from 1 on, and how many of them keep their dealer or their vulnerability. */
export async function numbered(file: Blob, signal: AbortSignal): Promise<{ blob: Blob; kept: number }> {
	const leave = deskOfBoards.use();
	try {
		const desk = await deskOfBoards.get();
		const { bytes, notes } = await desk.number(file, { signal });
		return { blob: new Blob([bytes], { type: file.type }), kept: notes.filter(({ kept }) => kept).length };
	} finally {
		leave();
	}
}
