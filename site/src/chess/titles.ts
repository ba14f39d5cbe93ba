import type { PgnGame, PgnHead } from "pbnkit/pgn/read";
import type { ChessWords } from "pbnkit/pgn/viewer";
import * as played from "../played/titles.js";
import { resultText } from "./game-names.js";
import { chessScoring } from "./table/scoring.js";

/** What a game is called where it is sent or copied; undefined where it does not say who played. */
export const titleOf = (game: PgnGame, { game: { unknown } }: ChessWords): string | undefined => played.titleOf(game, unknown, chessScoring, resultText);

/** What a file of a game is called, without its ending. */
export const fileNameOf = (game: Pick<PgnHead, "tags" | "number">): string => played.fileNameOf(game, chessScoring);
