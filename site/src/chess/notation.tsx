import type { Pgn } from "pbnkit/pgn";
import type { PgnGame, PgnReader, PgnSearchOptions } from "pbnkit/pgn/read";
import { GameView } from "pbnkit/pgn/viewer";
import type { Work } from "../files/work.js";
import { blobSink } from "../out/written.js";
import type { GameProps, MenusProps, Notation } from "../played/notation.js";
import { PrintMenu } from "../played/print/print-menu.js";
import { GameMenus } from "../played/share/menus.js";
import { isTournament } from "../played/table/tournament.js";
import { chess } from "../rooms/facts.js";
import { useSite } from "../words/use-site.js";
import { pgnType } from "./convert.js";
import { resultText } from "./game-names.js";
import { readerOf } from "./game-reader.js";
import { chessWords, viewerWords } from "./language.js";
import { OpeningsNote } from "./openings-note.js";
import { deskOfGames, ofGames } from "./reading-worker.js";
import { chessPanels } from "./share/panels.js";

const fen = /^[1-8pnbrqkPNBRQK]{1,8}(?:\/[1-8pnbrqkPNBRQK]{1,8}){7}(?!\S)/;
const men = /^[KQRBNPkqrbnp]{3,32}$/;
const result = /^(?:1-0|0-1|1\/2-1\/2|\*)$/;

/** Games in PGN. */
export const pgn: Notation = {
	ending: chess.ending,
	words: chessWords,
	worker: ofGames,
	desk: deskOfGames,
	readerOf,
	orders: ["file", "date", "newest", "white", "black", "kind", "result"],
	factsOf: ({ kind: eco, date }) => [eco, date],
	resultText,
	moveOf(word) {
		const move = result.test(word) ? "" : word.replace(/^\d+\.+/, "").replace(/[+#!?x=:]/g, "").replace(/0/g, "O");
		return /[a-zA-Z]/.test(move) ? move : "";
	},
	positions: {
		/** A FEN, or men such as "KRPkr". */
		soughtBy(text) {
			const wanted = text.trim();
			if (fen.test(wanted)) return { position: wanted };
			const hasOne = (king: string) => wanted.split(king).length === 2;
			return men.test(wanted) && hasOne("K") && hasOne("k") ? { material: wanted } : undefined;
		},
		/** The men and who is to move. */
		positionOf: (fen) => fen.split(" ").slice(0, 2).join(" "),
		search: (kit: PgnReader, file, options) => kit.games(file, { ...options, variations: true } as PgnSearchOptions),
	},
	async save(work: Work<Pgn>, source, options) {
		const { to, blob } = blobSink(pgnType);
		await work.do((pgn) => pgn.export(source, { ...options, to }), { urgent: true, length: source.size, signal: options.signal });
		return blob();
	},
	isTournament,
	Below: OpeningsNote,
	Game: (props: GameProps & { game: PgnGame }) => <GameView {...props} words={viewerWords(useSite())} legal={legal} />,
	Menus,
};

const legal = async (fen: string) => (await ofGames.get()).legalMoves(fen);

const printForm = async () => (await import("./print/print-form.js")).PrintForm;

/** The menus of a game: those of its link and its copies, and how it is printed. */
function Menus({ chosen, found, areMarked, children, ...of }: MenusProps) {
	const site = useSite();
	return (
		<GameMenus {...of} panels={chessPanels} words={viewerWords(site)} texts={chessWords(site).share}>
			<PrintMenu load={printForm} of={{ notation: pgn, reader: of.reader, chosen, found, areMarked }} />
			{children}
		</GameMenus>
	);
}
