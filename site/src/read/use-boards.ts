import type { Game, Pbn } from "pbnkit";
import { useCallback } from "preact/hooks";
import { type Reading, useItem, useReading } from "../files/use-reading.js";
import type { BoardReader } from "./board-reader.js";
import { ofBoards } from "./reading-worker.js";

/** Reads the boards of a file as long as it is looked at. */
export const useBoards = (reader: BoardReader): Reading => useReading(reader, ofBoards);

/** A game of a file, when it has been read; until then the one before it. */
export function useGame(reader: BoardReader, number: number, known: boolean): { game: Game | undefined; problem: string | undefined } {
	const read = useCallback((pbn: Pbn) => reader.game(pbn, number), [reader, number]);
	const { item, problem } = useItem(ofBoards, read, known);
	return { game: item, problem };
}
