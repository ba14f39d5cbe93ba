import { tagValue } from "pbnkit/pgn/game";
import type { PgnHead } from "pbnkit/pgn/read";
import type { Scoring } from "../../played/table/standings.js";

const points: Readonly<Record<string, readonly [number, number]>> = { "1-0": [1, 0], "0-1": [0, 1], "1/2-1/2": [0.5, 0.5] };

const tag: Scoring["tag"] = (head, name) => tagValue(head as PgnHead, name);

export const chessScoring: Scoring = {
	tag,
	id: "FideId",
	/** One that says something: some programs write 0. */
	rating(head, side) {
		const elo = tag(head, `${side}Elo`);
		return elo && /^[1-9]\d{2,3}$/.test(elo) ? elo : undefined;
	},
	points: (head) => points[tag(head, "Result") ?? ""] ?? [],
	win: 1,
};
