import type { ComponentChildren, VNode } from "preact";
import { useMemo } from "preact/hooks";
import { tagValue } from "../../game/tags.js";
import type { Game, Move, Section } from "../../pbn/types.js";
import { playedCards } from "../game.js";
import { fill, type Words } from "../language/words.js";
import { useViewer } from "../viewer.js";
import { DataTable } from "./data-table.js";
import { playersFirst, ranked, sortRows } from "./order.js";
import { known, readTable, type Row, type Table, withMoves, wordFor } from "./table.js";

interface Props {
	game: Game;
	section: Section;
	/** Whether it is apart from its game, so that none of its lines is that of the game. */
	apart?: boolean;
	/** What is said below it. */
	children?: ComponentChildren;
}

/** A supplemental section, with the comments after its tag. */
export function SectionView({ game, section, apart = false, children }: Props) {
	const { words, parts: { Comments } } = useViewer();
	const { name, value, columns } = section;
	const arrange = Object.hasOwn(arrangements, name) ? arrangements[name] : undefined;
	const table = useMemo(() => (arrange ?? ((as) => as))(readTable(section), game, words), [section, arrange, game, words]);
	const own = useMemo(() => ((arrange === ranked || arrange === ranking) && !apart ? ownRows(table, game) : undefined), [arrange, table, game, apart]);
	const title = wordFor(words.tables.captions, name) ?? name.replaceAll("_", " ");
	const comments = Comments && <Comments comments={game.tags[section.tag]?.comments} />;
	if (!columns) {
		return (
			<div class="pbn-section pbn-lines">
				<p class="pbn-caption">{value ? fill(words.tables.lines, { name: title, value }) : title}</p>
				{table.rows.map((row, index) => (
					<p key={index}>{row.map(({ text }) => text).join(" ")}</p>
				))}
				{comments}
			</div>
		);
	}
	const shown = (
		<>
			{table.rows.length > 0 && <DataTable table={table} caption={title} own={own} sortable={!arrange || arrange === ranked || arrange === ranking} />}
			{comments}
			{children}
		</>
	);
	return <div class="pbn-section">{arrange === bestFirst ? <Quiz game={game} table={table} answers={shown} /> : shown}</div>;
}

/** What makes a table of the rows of a section; the others stay as they are. */
const arrangements: Record<string, (table: Table, game: Game, words: Words) => Table> = {
	ActionTable: bestFirst,
	InstantScoreTable: bestFirst,
	AuctionTimeTable: (table, { auction }) => withMoves(table, movesOf(auction), "call"),
	PlayTimeTable: (table, { play }) => withMoves(table, movesOf(play), "card"),
	OptimumPlayTable: (table, game) => withMoves(table, playedCards(game).map(({ move }) => move), "card"),
	ScoreTable: ranked,
	TotalScoreTable: ranking,
};

function ranking(table: Table): Table {
	return playersFirst(ranked(table));
}

/** The calls or cards that have a time. */
function movesOf(section: { moves: Move[] } | undefined): Move[] {
	return section?.moves.filter(({ kind }) => ["call", "card", "bad"].includes(kind)) ?? [];
}

/** The rows of the players of a game; where none can be told by pair or table, the one with its contract, declarer and tricks. */
function ownRows({ columns, rows }: Table, game: Game): ReadonlySet<Row> {
	const facts = factsOf(game);
	const places = new Map(columns.map(({ name, at }) => [name, at]));
	/** Whether a row says what the game says; undefined where either does not tell. */
	const agrees = (row: Row, column: string): boolean | undefined => {
		const cell = known(row, places.get(column));
		const fact = facts[column];
		return cell && fact?.length ? fact.includes(plain(cell.value ?? cell.text)) : undefined;
	};
	const result = ["Contract", "Declarer", "Result"];
	const isOwn = (row: Row) =>
		["PairId", "PairId_NS", "PairId_EW", "Names", "Names_NS", "Names_EW", "Table"].some((column) => agrees(row, column)) &&
		["Section", "Round", ...result].every((column) => agrees(row, column) !== false);
	const own = rows.filter(isOwn);
	if (own.length > 0) return new Set(own);
	const alike = rows.filter((row) => result.every((column) => agrees(row, column)));
	return new Set(alike.length === 1 ? alike : []);
}

/** What a column may have for a game's players and their result. */
function factsOf(game: Game): Record<string, string[]> {
	const values = (...names: string[]) => names.flatMap((name) => tagValue(game, name) ?? []).map(plain);
	const players = (...names: [string, string]) => {
		const both = values(...names);
		return both.length === 2 ? [plain(both.join(";"))] : [];
	};
	const [ns, ew] = [values("PairNS"), values("PairEW")];
	const namesNS = [...ns, ...players("North", "South")];
	const namesEW = [...ew, ...players("East", "West")];
	return {
		PairId: [...ns, ...ew],
		PairId_NS: ns,
		PairId_EW: ew,
		Names: [...namesNS, ...namesEW],
		Names_NS: namesNS,
		Names_EW: namesEW,
		Table: values("Table"),
		Section: values("Section"),
		Round: values("Round"),
		Contract: game.contract ? [plain(game.contract)] : [],
		Declarer: game.declarer ? [plain(game.declarer)] : [],
		Result: game.tricks === undefined ? [] : [String(game.tricks)],
	};
}

/** A text as it is compared: names in one order. */
function plain(text: string): string {
	const parts = text.toLowerCase().split(";");
	return parts.map((part) => part.trim().replace(/\s+/g, " ")).sort().join(";");
}

/** A question, with answers that a reader opens. */
function Quiz({ game, table, answers }: { game: Game; table: Table; answers: VNode }) {
	const { words } = useViewer();
	return (
		<>
			<p class="pbn-caption">{question(game, table, words)}</p>
			<details>
				<summary>{words.tables.quiz.answers}</summary>
				{answers}
			</details>
		</>
	);
}

/** A table with the best answers first: those with the highest score. */
function bestFirst(table: Table, _game: Game, { tag }: Words): Table {
	const find = (type: string) => table.columns.find((column) => column.type === type);
	const scores = find("scoreRange") ?? find("percentage");
	const column = scores ?? table.columns.find(({ name }) => name === "Rank");
	if (!column) return table;
	return { ...table, rows: sortRows(table.rows, { column, order: scores ? "descending" : "ascending" }, tag) };
}

function question(game: Game, { columns }: Table, words: Words): string {
	const { quiz } = words.tables;
	const has = (name: string) => columns.some((column) => column.name === name);
	const isCall = has("Call");
	const isCard = !isCall && has("Card");
	if (!isCall && !isCard) return has("Contract") ? quiz.contract : quiz.score;
	const seat = (isCall ? game.auction : game.play)?.moves.find(({ kind }) => kind === "continue")?.seat;
	const ask = isCall ? quiz.call : playedCards(game).length > 0 ? quiz.card : quiz.lead;
	return seat ? `${fill(quiz.seat, { seat: words.seats[seat] })} ${ask}` : ask;
}
