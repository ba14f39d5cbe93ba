import { areSorted, type Sorting } from "./order.js";
import { known, type Row, type Table, type TableColumn } from "./table.js";

/** The columns that tell the fields of a tournament apart, each with ranks of its own. */
const fieldColumns = ["Section", "Direction"];

/** A table sorted by its Rank column, each field for itself, where it is not; a table without ranks stays as it is. */
export function ranked(table: Table): Table {
	const ranks = ranksOf(table);
	if (!ranks.some(isKnown) || inOrder(ranks)) return table;
	const at = table.columns.filter(({ name }) => fieldColumns.includes(name)).map((column) => column.at);
	const fields = table.rows.map((row) => at.map((place) => known(row, place)?.text).join("\n"));
	const order = new Map([...new Set(fields)].map((field, index) => [field, index]));
	const rows = table.rows
		.map((row, index) => ({ row, field: order.get(fields[index] ?? "") ?? 0, rank: ranks[index] ?? Number.POSITIVE_INFINITY }))
		.sort((a, b) => a.field - b.field || (a.rank === b.rank ? 0 : a.rank - b.rank))
		.map(({ row }) => row);
	return { ...table, rows };
}

/** A ranking's table, with who it is and what he has reached before all else: on a narrow page that is what is seen. */
export function playersFirst(table: Table): Table {
	const weight = ({ name }: TableColumn) => (name === "Rank" ? 0 : name === "Names" ? 1 : /^(Total)?(Score|Percentage|MP|IMP|VP|BAM)/.test(name) ? 2 : 3);
	return { ...table, columns: [...table.columns].sort((a, b) => weight(a) - weight(b)) };
}

/** The rows that share their rank with others. None if ranks are repeated without being ties, as those of two fields are. */
export function ties(table: Table): ReadonlySet<Row> {
	const ranks = ranksOf(table);
	const tied = new Set<Row>();
	for (let start = 0; start < ranks.length; ) {
		const rank = ranks[start];
		let end = start + 1;
		while (end < ranks.length && ranks[end] === rank) end++;
		const next = ranks[end];
		if (rank !== undefined && end - start > 1) {
			if (next !== undefined && next > rank && next < rank + end - start) return new Set();
			for (const row of table.rows.slice(start, end)) tied.add(row);
		}
		start = end;
	}
	return tied;
}

/** The order that the file says a table is in, or that of its ranks. */
export function orderOf({ columns, rows }: Table): Sorting | undefined {
	return columns
		.flatMap((column): Sorting[] => {
			const order = column.order ?? (column.name === "Rank" ? "ascending" : undefined);
			return order ? [{ column, order }] : [];
		})
		.find((sorting) => areSorted(rows, sorting));
}

function ranksOf({ columns, rows }: Table): (number | undefined)[] {
	const at = columns.find(({ name }) => name === "Rank")?.at;
	return rows.map((row) => {
		const value = known(row, at)?.value;
		return value === undefined ? undefined : Number(value);
	});
}

/** Whether the ranks rise, or begin with 1 in each of several fields. */
function inOrder(ranks: (number | undefined)[]): boolean {
	const [first, ...others] = ranks.filter(isKnown);
	let before = first ?? 0;
	return others.every((rank) => {
		const rises = rank >= before;
		before = rank;
		return rises || (rank === 1 && first === 1);
	});
}

function isKnown(rank: number | undefined): rank is number {
	return rank !== undefined;
}
