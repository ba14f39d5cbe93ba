import { load } from "pbnkit/pgn";
import { readGames } from "./read-games.js";
import { show } from "./show.js";

show(readGames(load));
