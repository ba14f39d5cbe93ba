import type { Pgn } from "pbnkit/pgn";
import type { Calling, Converted } from "../files/converted.js";
import type { Verbs } from "../files/kit.js";
import type { Work } from "../files/work.js";
import { recognizeFile } from "../intake/foreign.js";
import { convertInTurn as convertGames } from "../played/convert.js";

export const pgnType = "application/vnd.chess-pgn";

/** What a file of positions is, which has one in each line; undefined of one with games. */
export async function positionsIn(file: File): Promise<"epd" | "fen" | undefined> {
	const kind = (await recognizeFile(file))?.kind;
	return kind === "epd" || kind === "fen" ? kind : undefined;
}

/** The verbs for a file of games or of positions. */
export async function verbsFor(pgn: Pgn, file: File): Promise<Verbs> {
	return (await positionsIn(file)) ? pgn.epd : pgn;
}

/** Checks and exports a file of games or of positions, as `convertInTurn` of played/convert.ts does. */
export function convertInTurn(work: Work<Pgn>, file: File, calling: Calling): Promise<Converted> {
	return convertGames(work, file, calling, pgnType, async (pgn, options) => {
		const ending = await positionsIn(file);
		return ending ? { said: await pgn.epd.export(file, options), ending } : { said: await pgn.export(file, options) };
	});
}
