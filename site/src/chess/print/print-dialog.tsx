import type { Row } from "../../files/rows.js";
import { GamesDialog } from "../../played/print/games-dialog.js";
import { pgn } from "../notation.js";
import { chessPaper } from "./paper.js";
import { PositionsForm } from "./positions-form.js";

/** What is asked before a file is printed. */
export function PrintDialog({ row }: { row: Row }) {
	const { kind } = row.is ?? {};
	return kind === "epd" || kind === "fen" ? <PositionsForm row={row} /> : <GamesDialog notation={pgn} paper={chessPaper} row={row} />;
}
