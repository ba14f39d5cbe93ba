import type { PgnGame, PgnHead, PgnReader } from "pbnkit/pgn/read";
import { readersBy } from "../list/item-reader.js";
import { GameReader as PlayedReader } from "../played/game-reader.js";
import type { Indexing } from "../played/notation.js";

const indexing: Indexing = {
	kindOf: (value) => value("ECO"),
	unsearched: new Set(["FEN", "SetUp", "PlyCount", "UTCTime", "Time", "StartTime", "EndTime", "UTCDate", "SourceDate", "EventDate"]),
};

/** A file of games of chess that is read as a person looks at it. */
export class GameReader extends PlayedReader<PgnGame, PgnHead, PgnReader> {
	protected indexing(): Indexing {
		return indexing;
	}
}

export const { readerOf, wholeReaderOf } = readersBy((file) => new GameReader(file));
