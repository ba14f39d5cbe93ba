import { load, type PgnGame, type PgnReader } from "pbnkit/pgn/read";
import { type ChessSettings, type ChessWords, GameView } from "pbnkit/pgn/viewer";
import type { Linking } from "../../played/link/games.js";
import { chessWords } from "../language.js";
import { titleOf } from "../titles.js";
import { settingsIn } from "./settings.js";
import { asPgn, headOf } from "./text.js";

/** Links with games of chess. */
export const chessLinks: Linking<PgnGame, ChessWords, ChessSettings, PgnReader> = {
	words: chessWords,
	load: () => load(),
	asFile: asPgn,
	headOf,
	titleOf,
	savedAs: "game.pgn",
	settingsIn,
	Game: ({ reader, settings, ...props }) => <GameView id="linked" {...props} settings={{ headingLevel: 2, ...settings }} legal={reader && ((fen) => reader.legalMoves(fen))} />,
};
