import { load, type Pgn } from "pbnkit/pgn";
import { convertInTurn, verbsFor } from "../chess/convert.js";
import { chessForms } from "../chess/forms.js";
import { Games } from "../played/games.js";
import { chessWords, speakOfChess } from "../chess/language.js";
import { FirstGame } from "../chess/first-game.js";
import { merged } from "../chess/merge.js";
import { pgn } from "../chess/notation.js";
import { isOfPositions, Positions } from "../chess/positions.js";
import { styled } from "../files/styled.js";
import type { Work } from "../files/work.js";
import { chess } from "./facts.js";
import type { Room } from "./room.js";

/** A move as people write it. */
const move = /(?<!\w)(?:[KQRBN][a-h1-8]{0,2}x?|[a-h]x)?[a-h][1-8](?!\w)/;

export const chessRoom: Room = {
	facts: chess,
	words(site, row) {
		const { game, count, games, gamesOf, gameWord, showGame, none, positions, as } = chessWords(site);
		if (row && isOfPositions(row)) return { game, ...positions, download: as.cleaned, onlyFixes: as.onlyMine };
		return { game, count, items: games, itemsOf: gamesOf, item: gameWord, show: showGame, none, download: as.download, onlyFixes: as.onlyFixes };
	},
	page(site) {
		const { page } = chessWords(site);
		return { ...page, paste: { ...page.paste, placeholder: "1. e4 e5 2. Nf3" } };
	},
	hasSigns: (text) => move.test(text),
	load: () => load({ worker: true }),
	convert: (work: Work<Pgn>, file, calling) => convertInTurn(work, file, calling),
	verbs: (pgn: Pgn, file) => verbsFor(pgn, file),
	offers: [...chessForms, "print", "merge", "report"],
	dialogs: { print: async () => (await import("../chess/print/print-dialog.js")).PrintDialog },
	mergesAs: (row) => (isOfPositions(row) ? (row.is?.kind ?? chess.ending) : chess.ending),
	merge: (work: Work<Pgn>, rows, making) => merged(work, rows, making),
	First: FirstGame,
	overview: { label: (site) => chessWords(site).table, open: async () => (await import("../chess/table/table-tab.js")).TableTab },
	Items: (props) => (isOfPositions(props.row) ? <Positions {...props} /> : <Games notation={pgn} {...props} />),
};

/** The room with the words of the language that the page speaks, and with its styles. */
export async function opened(): Promise<Room> {
	await Promise.all([speakOfChess(), styled(ROOM_STYLES["pgn"])]);
	return chessRoom;
}
