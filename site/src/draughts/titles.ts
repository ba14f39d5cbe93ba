import type { PdnGame } from "pbnkit/pdn";
import type { DraughtsWords } from "pbnkit/pdn/viewer";
import * as played from "../played/titles.js";
import { resultText } from "./results.js";
import { draughtsScoring } from "./table/scoring.js";

/** What a game is called where it is sent or copied; undefined where it does not say who played. */
export const titleOf = (game: PdnGame, { game: { unknown } }: DraughtsWords): string | undefined => played.titleOf(game, unknown, draughtsScoring, resultText);
