import type { Row } from "../../files/rows.js";
import { GamesDialog } from "../../played/print/games-dialog.js";
import { pdn } from "../notation.js";
import { draughtsPaper } from "./paper.js";

/** What is asked before a file is printed. */
export const PrintDialog = ({ row }: { row: Row }) => <GamesDialog notation={pdn} paper={draughtsPaper} row={row} />;
