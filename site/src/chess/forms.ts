import type { Pgn, PgnExportOptions } from "pbnkit/pgn";
import type { Work } from "../files/work.js";
import { savedName } from "../out/pack.js";
import { blobSink } from "../out/written.js";
import type { Form } from "../rooms/room.js";
import type { SiteWords } from "../words/words.js";
import { chessWords } from "./language.js";
import { isOfPositions } from "./positions.js";

/** The columns of the list of games. */
const columns = ["number", "Event", "Site", "Date", "Round", "White", "Black", "Result", "WhiteElo", "BlackElo", "ECO", "Opening", "plies", "end"];

/** What a file of games can be saved as, besides export format. */
export const chessForms: readonly Form[] = [
	written("plain", "moves", { variations: "omit", comments: "omit", nags: "omit", clocks: "omit" }),
	written("reduced", "reduced", { as: "reduced" }),
	converted("epd", "positions", { to: "epd" }, "application/x-chess-epd"),
	converted("csv", "games", { to: "csv", columns }, "text/csv"),
];

type Name = "plain" | "reduced" | "epd" | "csv";

/** Those of games have nothing of positions. */
const lacks = isOfPositions;

function label(name: Name): (site: SiteWords) => string {
	return (site) => chessWords(site).as[name];
}

function written(name: Name, what: string, options: PgnExportOptions): Form {
	return {
		name,
		label: label(name),
		lacks,
		nameOf: ({ file }) => savedName(file.name, what, ".pgn"),
		make: (work: Work<Pgn>, { file }, signal) =>
			work.do(
				async (pgn) => {
					const { to, blob } = blobSink("application/vnd.chess-pgn");
					await pgn.export(file, { ...options, to, signal });
					return { blob: blob() };
				},
				{ length: file.size, urgent: true, signal },
			),
	};
}

function converted(name: Name, what: string, options: Parameters<Pgn["convert"]>[1], type: string): Form {
	return {
		name,
		label: label(name),
		lacks,
		nameOf: ({ file }) => savedName(file.name, what, `.${options.to}`),
		make: (work: Work<Pgn>, { file }, signal) =>
			work.do(
				async (pgn) => {
					const { bytes } = await pgn.convert(file, { ...options, signal });
					return { blob: new Blob([bytes], { type }) };
				},
				{ size: file.size, length: file.size, urgent: true, signal },
			),
	};
}
