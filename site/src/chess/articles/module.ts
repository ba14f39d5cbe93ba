import { load } from "pbnkit/pgn";
import { loadedOnce } from "../../played/articles/module.js";

/** What judges positions. */
export const moduleOfChess = loadedOnce(() => load());
