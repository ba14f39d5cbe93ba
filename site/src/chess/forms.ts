import type { Pgn } from "pbnkit/pgn";
import { converted, written } from "../played/forms.js";
import { playerFiles } from "../played/player-files.js";
import type { Form } from "../rooms/room.js";
import type { SiteWords } from "../words/words.js";
import { pgnType } from "./convert.js";
import { chessWords } from "./language.js";
import { isOfPositions } from "./positions.js";
import { deskOfGames } from "./reading-worker.js";

/** The columns of the list of games. */
const columns = ["number", "Event", "Site", "Date", "Round", "White", "Black", "Result", "WhiteElo", "BlackElo", "ECO", "Opening", "plies", "end"];

type Name = "plain" | "reduced" | "epd" | "csv";

/** Those of games have nothing of positions. */
const form = (name: Name, what: string) => ({ name, what, label: (site: SiteWords) => chessWords(site).as[name], lacks: isOfPositions });
const pgn = { ending: "pgn", type: pgnType };

/** What a file of games can be saved as, besides export format. */
export const chessForms: readonly Form[] = [
	written({ ...form("plain", "moves"), ...pgn }, (kit: Pgn, file, options) => kit.export(file, { ...options, variations: "omit", comments: "omit", nags: "omit", clocks: "omit" })),
	written({ ...form("reduced", "reduced"), ...pgn }, (kit: Pgn, file, options) => kit.export(file, { ...options, as: "reduced" })),
	converted({ ...form("epd", "positions"), ending: "epd", type: "application/x-chess-epd" }, (kit: Pgn, file, options) => kit.convert(file, { ...options, to: "epd" })),
	playerFiles({ desk: deskOfGames, label: (site) => chessWords(site).playerFiles, lacks: isOfPositions, ...pgn }),
	converted({ ...form("csv", "games"), ending: "csv", type: "text/csv" }, (kit: Pgn, file, options) => kit.convert(file, { ...options, to: "csv", columns })),
];
