import type { Suit } from "../../pbn/types.js";
import { fill, type Words } from "../language/words.js";
import { SuitSymbol } from "../text/suit.js";
import { useViewer } from "../viewer.js";
import type { Sorting } from "./order.js";
import { isNumber, type TableColumn, wordFor } from "./table.js";

interface Props {
	column: TableColumn;
	/** How the table is sorted by this column. */
	order: Sorting["order"] | undefined;
	onSort: (() => void) | undefined;
}

/** The heading of a column; a button, where a reader can sort by it. */
export function Heading({ column, order, onSort }: Props) {
	const { words } = useViewer();
	if (column.name === "") return <td />;
	const short = wordFor(words.tables.shortColumns, column.name);
	const whole = column.type === "ranks" ? <SuitSymbol suit={column.name as Suit} /> : titleOf(column, words);
	const title = onSort ? (
		<button type="button" class="pbn-sort" onClick={onSort}>
			{whole}
		</button>
	) : (
		whole
	);
	// The button comes inside what was there before it, so that nothing is drawn anew when a page comes alive.
	return (
		<th scope="col" class={columnClass(column)} aria-sort={order} data-short={short}>
			{short ? <span class="pbn-head">{title}</span> : title}
		</th>
	);
}

/** Names of the standard in words, others as they are. */
export function titleOf({ name, side }: TableColumn, words: Words): string {
	const { columns, columnOfSide } = words.tables;
	const column = side && wordFor(columns, name.slice(0, -"_NS".length));
	if (side && column) return fill(columnOfSide, { column, side: words.sides[side] });
	return wordFor(columns, name) ?? name.replaceAll("_", " ");
}

export function columnClass({ numeric, long, blank, type }: TableColumn): string | undefined {
	if (blank) return "pbn-blank";
	if (numeric || isNumber(type) || type === "time") return "pbn-number";
	if (long && type === "names") return "pbn-long pbn-names";
	return long || type === "scoreRange" ? "pbn-long" : undefined;
}
