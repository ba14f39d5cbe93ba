import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import type { Game, Move, Section } from "../../pbn/types.js";
import { fill, type Words } from "../language/words.js";
import { playedCards } from "../game.js";
import { useViewer } from "../viewer.js";
import { DataTable } from "./data-table.js";
import { ownRows } from "./own.js";
import { bestFirst, Quiz } from "./quiz.js";
import { playersFirst, ranked } from "./ranking.js";
import { readTable, type Table, withMoves, wordFor } from "./table.js";

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
