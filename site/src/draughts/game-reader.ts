import type { PdnGame, PdnHead, PdnReader } from "pbnkit/pdn/read";
import { variantOf } from "pbnkit/pdn/viewer";
import { readersBy } from "../list/item-reader.js";
import { GameReader as PlayedReader } from "../played/game-reader.js";
import type { Indexing } from "../played/notation.js";
import { siteWords } from "../words/site.js";
import { variantName } from "./variants.js";

const indexing: Indexing = {
	kindOf: (value) => variantOf(value("GameType"))?.name ?? "",
	kindWords: (variant) => variantName(variant, siteWords()),
	unsearched: new Set(["FEN", "SetUp", "GameType", "PlyCount"]),
};

/** A file of games of draughts that is read as a person looks at it. */
export class GameReader extends PlayedReader<PdnGame, PdnHead, PdnReader> {
	protected indexing(): Indexing {
		return indexing;
	}
}

export const { readerOf, wholeReaderOf } = readersBy((file) => new GameReader(file));
