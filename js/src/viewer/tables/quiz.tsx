import type { VNode } from "preact";
import type { Game } from "../../pbn/types.js";
import { fill, type Words } from "../language/words.js";
import { playedCards } from "../game.js";
import { useViewer } from "../viewer.js";
import { sortRows } from "./order.js";
import type { Table } from "./table.js";

/** A question, with answers that a reader opens. */
export function Quiz({ game, table, answers }: { game: Game; table: Table; answers: VNode }) {
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
export function bestFirst(table: Table, _game: Game, { tag }: Words): Table {
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
