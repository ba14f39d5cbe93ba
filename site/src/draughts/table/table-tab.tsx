import { TournamentTab } from "../../played/table/table-tab.js";
import type { OverviewProps } from "../../rooms/room.js";
import { pdn } from "../notation.js";
import { draughtsPaper } from "../print/paper.js";

/** The table of a tournament of draughts. */
export const TableTab = (props: OverviewProps) => <TournamentTab notation={pdn} paper={draughtsPaper} {...props} />;
