import { load, type Pdn } from "pbnkit/pdn";
import { convertInTurn } from "../draughts/convert.js";
import { FirstGame } from "../draughts/first-game.js";
import { draughtsForms } from "../draughts/forms.js";
import { draughtsWords, speakOfDraughts } from "../draughts/language.js";
import { merged } from "../draughts/merge.js";
import { pdn } from "../draughts/notation.js";
import type { Verbs } from "../files/kit.js";
import { styled } from "../files/styled.js";
import type { Work } from "../files/work.js";
import { Games } from "../played/games.js";
import { draughts } from "./facts.js";
import type { Room } from "./room.js";

/** A move as people write it, after its number. */
const move = /(?<![\w.])1\s{0,9}\.{1,3}\s{0,9}(?:\d{1,2}\s?[-x:]\s?\d{1,2}|[a-l]\d{1,2}\s?[-x:]\s?[a-l]\d{1,2})(?!\w)/;

export const draughtsRoom: Room = {
	facts: draughts,
	words(site) {
		const { game, count, games, gamesOf, gameWord, showGame, none, as } = draughtsWords(site);
		return { game, count, items: games, itemsOf: gamesOf, item: gameWord, show: showGame, none, download: as.download, onlyFixes: as.onlyFixes };
	},
	page(site) {
		const { page } = draughtsWords(site);
		return { ...page, paste: { ...page.paste, placeholder: "1. 32-28 19-23 2. 28x19" } };
	},
	hasSigns: (text) => move.test(text),
	load: () => load({ worker: true }),
	convert: (work: Work<Pdn>, file, calling) => convertInTurn(work, file, calling),
	verbs: (kit: Pdn) => kit as Verbs,
	offers: [...draughtsForms, "print", "merge", "report"],
	dialogs: { print: async () => (await import("../draughts/print/print-dialog.js")).PrintDialog },
	merge: (work: Work<Pdn>, rows, { signal }) => merged(work, rows, { signal }),
	First: FirstGame,
	overview: { label: (site) => draughtsWords(site).table, open: async () => (await import("../draughts/table/table-tab.js")).TableTab },
	Items: (props) => <Games notation={pdn} {...props} />,
};

/** The room with the words of the language that the page speaks, and with its styles. */
export async function opened(): Promise<Room> {
	await Promise.all([speakOfDraughts(), styled(ROOM_STYLES["pdn"])]);
	return draughtsRoom;
}
