import type { PgnGame, PgnReader } from "pbnkit/pgn/read";
import { printView } from "../../paper/print-view.js";
import type { Entry } from "../game-index.js";
import type { GameReader } from "../game-reader.js";
import { type Standings, standingsOf } from "../table/standings.js";
import { headsOf, haveTable } from "../table/tournament.js";
import { type Choices, mostBytes, mostGames } from "./choices.js";
import { GamesView } from "./games-view.js";
import type { PaperLanguage } from "./language.js";
import { styled } from "./style.js";

/** Why games cannot be printed at once. */
export function obstacleTo(reader: GameReader, entries: readonly Entry[], { what }: Choices): "tooMany" | "tooMuch" | undefined {
	if (what === "table") return undefined;
	if (entries.length > mostGames) return "tooMany";
	const bytes = entries.reduce((sum, { number }) => sum + lengthOf(reader, number), 0);
	return bytes > mostBytes ? "tooMuch" : undefined;
}

function lengthOf(reader: GameReader, number: number): number {
	const { from, to } = reader.index.sliceOf(number);
	return to - from;
}

interface Printing {
	pgn: PgnReader;
	reader: GameReader;
	entries: readonly Entry[];
	choices: Choices;
	language: PaperLanguage;
	signal: AbortSignal;
	/** Tells how many games have been read. */
	onProgress(done: number): void;
}

/** Prints games of a file. Rejects with the signal's reason, and as the calls do. */
export async function printGames({ pgn, reader, entries, choices, language, signal, onProgress }: Printing): Promise<void> {
	const games: PgnGame[] = [];
	for (const { number } of choices.what === "table" ? [] : entries) {
		const game = await reader.game(pgn, number);
		signal.throwIfAborted();
		if (game) games.push(game);
		onProgress(games.length);
	}
	let standings: Standings | undefined;
	if (haveTable(entries) && (choices.withTable || choices.what === "table")) standings = standingsOf(games.length > 0 ? games : await headsOf(reader, pgn, entries, signal));
	signal.throwIfAborted();
	await styled(() => printView(<GamesView games={games} standings={standings} choices={choices} language={language} />));
}
