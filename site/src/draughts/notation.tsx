import type { Pdn, PdnGame } from "pbnkit/pdn";
import { GameView } from "pbnkit/pdn/viewer";
import type { Work } from "../files/work.js";
import { blobSink } from "../out/written.js";
import type { GameProps, MenusProps, Notation } from "../played/notation.js";
import { PrintMenu } from "../played/print/print-menu.js";
import { GameMenus } from "../played/share/menus.js";
import { isTournament } from "../played/table/tournament.js";
import { draughts } from "../rooms/facts.js";
import { useSite } from "../words/use-site.js";
import { pdnType } from "./convert.js";
import { readerOf } from "./game-reader.js";
import { draughtsWords, viewerWords } from "./language.js";
import { owedIn } from "./owed.js";
import { LettersNote } from "./letters-note.js";
import { positions } from "./position-search.js";
import { deskOfGames, ofGames } from "./reading-worker.js";
import { isResult, resultText } from "./results.js";
import { draughtsPanels } from "./share/panels.js";
import { variantName } from "./variants.js";

const move = /^(?:\d+\.+)?([a-l]?\d{1,2})(?:[-x:][a-l]?\d{1,2}){0,60}[-x:]([a-l]?\d{1,2})[*+!?]*$/;

/** Games in PDN. */
export const pdn: Notation = {
	ending: draughts.ending,
	words: draughtsWords,
	worker: ofGames,
	desk: deskOfGames,
	readerOf,
	orders: ["file", "date", "newest", "white", "black", "kind", "result"],
	/** The variant without the size of its board; one that all games have is said beside the board. */
	factsOf: ({ kind, date }, site, areSeveral) => [date, areSeveral ? (variantName(kind, site).split(" (")[0] ?? "") : ""],
	resultText,
	/** By its first square and its last one: a capture may be written short or long. */
	moveOf(word) {
		const [, from, to] = isResult(word) ? [] : (move.exec(word) ?? []);
		return from !== undefined && to !== undefined ? `${from}-${to}` : "";
	},
	positions,
	async save(work: Work<Pdn>, source, options) {
		const { to, blob } = blobSink(pdnType);
		await work.do((kit) => kit.export(source, { ...options, to }), { urgent: true, length: source.size, signal: options.signal });
		return blob();
	},
	Above: LettersNote,
	faultOf(finding) {
		const owed = owedIn(finding);
		return owed ? { owed } : {};
	},
	Game: (props: GameProps & { game: PdnGame }) => <GameView {...props} words={viewerWords(useSite())} legal={(fen) => legal(fen, props.game.variant)} />,
	isTournament,
	Menus,
};

const legal = async (fen: string, variant: string | undefined) => (await ofGames.get()).legalMoves(fen, variant === undefined ? {} : { variant });

const printForm = async () => (await import("./print/print-form.js")).PrintForm;

/** The menus of a game: those of its link and its copies, and how it is printed. */
function Menus({ chosen, found, areMarked, children, ...of }: MenusProps) {
	const site = useSite();
	return (
		<GameMenus {...of} panels={draughtsPanels} words={viewerWords(site)} texts={draughtsWords(site).share}>
			<PrintMenu load={printForm} of={{ notation: pdn, reader: of.reader, chosen, found, areMarked }} />
			{children}
		</GameMenus>
	);
}
