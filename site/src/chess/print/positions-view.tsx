import type { PgnEpdOperation, PgnEpdRecord } from "pbnkit/pgn/read";
import { Board, type ChessSettings, type ChessWords, positionOf } from "pbnkit/pgn/viewer";
import { pagesOf } from "../../paper/print-view.js";
import { filled } from "../../words/filled.js";
import type { ChessPaperWords } from "../../words/words.js";
import { perPage } from "./choices.js";
import type { PaperLanguage } from "./language.js";

interface Props {
	records: readonly PgnEpdRecord[];
	/** What the sheets are called. */
	title: string;
	withSolutions: boolean;
	letters: ChessSettings["letters"];
	language: PaperLanguage;
}

/** Twelve diagrams to a page, and what is to be found in them on the last one. */
export function PositionsView({ records, title, withSolutions, letters, language: { texts, words } }: Props) {
	const solved = withSolutions ? records.flatMap((record) => solutionOf(record, letters, words, texts) ?? []) : [];
	return (
		<div class="chess-sheets" lang={texts.tag}>
			{pagesOf(records, perPage).map((onPage) => (
				<section key={onPage[0]?.number} class="position-sheet">
					<p class="position-head">
						<bdi>{title}</bdi>{" "}
						<span>
							{[...new Set([onPage[0]?.number, onPage.at(-1)?.number])].join("–")}
						</span>
					</p>
					<div class="position-grid">
						{onPage.map((record) => (
							<Position key={record.number} record={record} words={words} texts={texts} />
						))}
					</div>
				</section>
			))}
			{solved.length > 0 && (
				<section class="solutions">
					<h2>{texts.positions.answers}</h2>
					<div class="game-columns">
						{solved.map(({ number, text }) => (
							<p key={number}>
								<b>{number}.</b> {text}
							</p>
						))}
					</div>
				</section>
			)}
		</div>
	);
}

/** A diagram with its number, what the file calls it, and who is to move. */
function Position({ record, words, texts }: { record: PgnEpdRecord; words: ChessWords; texts: ChessPaperWords }) {
	const position = positionOf(record.fen ?? "");
	const name = textOf(record, "id");
	const mate = valueOf(record, "dm");
	const task = mate === undefined ? undefined : filled(texts.positions.mate, { n: mate }, texts).toLocaleLowerCase(texts.tag);
	return (
		<figure class="printed-position" data-printed={record.number}>
			<figcaption>
				<b>{record.number}</b> {name && <bdi>{name}</bdi>}
			</figcaption>
			{position ? (
				<div class="printed-board">
					<Board men={position.men} words={words} coordinates={false} id={`print-${record.number}`} paper />
				</div>
			) : (
				<p class="printed-unreadable">{record.text}</p>
			)}
			{position && (
				<p>
					<span class={`printed-side printed-${position.color}`} /> {words.board.toMove[position.color]}
					{task && `, ${task}`}
				</p>
			)}
		</figure>
	);
}

const operation = ({ operations }: PgnEpdRecord, opcode: string): PgnEpdOperation | undefined => operations.find((each) => each.opcode === opcode && !each.duplicate);

const textOf = (record: PgnEpdRecord, opcode: string) => operation(record, opcode)?.operands[0]?.text;

const valueOf = (record: PgnEpdRecord, opcode: string) => operation(record, opcode)?.operands[0]?.value;

/** The best moves of a position, or the moves that are to be avoided, then the line that the file has; undefined where it has none of these. */
function solutionOf(record: PgnEpdRecord, letters: ChessSettings["letters"], words: ChessWords, texts: ChessPaperWords): { number: number; text: string } | undefined {
	const own = letters === "english" ? "KQRBN" : letters === "language" ? words.letters : "♔♕♖♗♘";
	const moves = (opcode: string) => (operation(record, opcode)?.operands ?? []).map(({ san, text }) => (san ? lettered(san, own) : text));
	const [best, avoided, line] = [moves("bm"), moves("am"), moves("pv")];
	const mate = valueOf(record, "dm");
	const parts = [best.join(", "), avoided.map((move) => `${move}?`).join(", "), line.length > 0 && `(${line.join(" ")})`].filter(Boolean);
	if (parts.length === 0) return undefined;
	return { number: record.number, text: [...parts, mate !== undefined && filled(texts.positions.mate, { n: mate }, texts)].filter(Boolean).join(" ") };
}

/** A move in other letters. Castling has none. */
function lettered(san: string, letters: string): string {
	const named = [...letters];
	return san.replace(/[KQRBN]/g, (letter) => named["KQRBN".indexOf(letter)] ?? letter);
}
