import type { Encoding, Game, Pbn } from "pbnkit";
import { compareBoards } from "pbnkit/game";
import { Pauses } from "../files/pauses.js";
import { blobSink, pbnType, type Written, written } from "./written.js";

/** A board of a file, as it is without the others: with the values that it inherits written out. */
export interface Board {
	game: Game;
	/** Its PBN, in UTF-8. */
	text: Blob;
}

/** A file that boards are taken from. */
export interface Taken {
	file: Blob;
	encoding?: Encoding | undefined;
}

/** The header of a file, which is not its first board's. */
const header = /^(?:% (?:PBN|EXPORT)\b[^\n]*\n)+/;

/** All boards of a file. */
export async function* boardsOf(pbn: Pbn, { file, encoding }: Taken, signal: AbortSignal): AsyncGenerator<Board, void, void> {
	const { to, blob } = blobSink(pbnType);
	await pbn.export(file, { ...(encoding && { sourceEncoding: encoding }), encoding: "utf8", inherit: "resolve", missing: "omit", to, signal });
	const whole = blob();
	const pauses = new Pauses();
	for await (const game of pbn.games(whole, { sourceEncoding: "utf-8", signal })) {
		const part = whole.slice(game.span.start.byte, game.span.end.byte);
		yield { game, text: game.number > 1 ? part : new Blob([(await part.text()).replace(header, "")]) };
		await pauses.take();
	}
}

/** In the order of their boards, 2 before 10; those of the same board as they came, and those without one at the end. */
export function inBoardOrder<Of extends Pick<Board, "game">>(boards: readonly Of[]): Of[] {
	return [...boards].sort((a, b) => compareBoards(a.game, b.game));
}

/** Boards as one file. */
export function joined(pbn: Pbn, boards: readonly Board[], signal: AbortSignal, asLatin1: boolean): Promise<Written> {
	return written(pbn, textOf(boards), { sourceEncoding: "utf-8", signal }, asLatin1);
}

/** Boards as one text in UTF-8. */
export function textOf(boards: readonly Board[]): Blob {
	return new Blob(["% PBN 2.1\n", ...boards.flatMap(({ text }) => [text, "\n\n"])]);
}
