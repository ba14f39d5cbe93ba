import { TournamentTab } from "../../played/table/table-tab.js";
import type { OverviewProps } from "../../rooms/room.js";
import { pgn } from "../notation.js";
import { chessPaper } from "../print/paper.js";

/** The table of a tournament of chess. */
export const TableTab = (props: OverviewProps) => <TournamentTab notation={pgn} paper={chessPaper} {...props} />;
