import { printView } from "../../paper/print-view.js";
import type { Entry } from "../game-index.js";
import type { GameReader } from "../game-reader.js";
import type { Notation, PlayedKit } from "../notation.js";
import { type Standings, standingsOf } from "../table/standings.js";
import { haveTable, headsOf } from "../table/tournament.js";
import { type Choices, mostBytes, mostGames, mostPositions } from "./choices.js";
import { GamesView } from "./games-view.js";
import type { Paper, PaperGame, PaperLanguage } from "./paper.js";
import { PositionsView } from "./positions-view.js";
import { styled } from "./style.js";

/** Why games cannot be printed at once. */
export function obstacleTo(reader: GameReader, entries: readonly Entry[], { what }: Choices): "tooMany" | "tooMuch" | "tooManyPositions" | undefined {
	if (what === "table") return undefined;
	if (what === "positions") return entries.length > mostPositions ? "tooManyPositions" : undefined;
	if (entries.length > mostGames) return "tooMany";
	const bytes = entries.reduce((sum, { number }) => sum + lengthOf(reader, number), 0);
	return bytes > mostBytes ? "tooMuch" : undefined;
}

function lengthOf(reader: GameReader, number: number): number {
	const { from, to } = reader.index.sliceOf(number);
	return to - from;
}

interface Printing {
	notation: Notation;
	paper: Paper;
	kit: PlayedKit;
	reader: GameReader;
	entries: readonly Entry[];
	choices: Choices;
	language: PaperLanguage;
	signal: AbortSignal;
	/** Tells how many games have been read. */
	onProgress(done: number): void;
}

/** Prints games of a file. Rejects with the signal's reason, and as the calls do. */
export async function printGames({ notation, paper, kit, reader, entries, choices, language, signal, onProgress }: Printing): Promise<void> {
	const games: PaperGame[] = [];
	for (const { number } of choices.what === "table" ? [] : entries) {
		const game = await reader.game(kit, number);
		signal.throwIfAborted();
		if (game) games.push(game as PaperGame);
		onProgress(games.length);
	}
	if (choices.what === "positions") {
		const positions = games.flatMap((game) => paper.positionOf?.(game, choices.naming, language) ?? []);
		await styled(() => printView(<PositionsView positions={positions} title={reader.file.name} perPage={choices.perPage} withSolutions={choices.withSolutions} texts={language.texts} />));
		return;
	}
	let standings: Standings | undefined;
	if (haveTable(entries) && (choices.withTable || choices.what === "table")) standings = standingsOf(games.length > 0 ? games : await headsOf(reader, kit, entries, signal), paper.scoring);
	signal.throwIfAborted();
	await styled(() => printView(<GamesView notation={notation} paper={paper} games={games} standings={standings} choices={choices} language={language} />));
}
