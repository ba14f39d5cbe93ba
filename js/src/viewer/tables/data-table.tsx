import type { RefObject } from "preact";
import { useContext, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { TableCell } from "../../game/cells.js";
import type { Suit } from "../../pbn/types.js";
import { count, fill, type Words } from "../language/words.js";
import { Said, SuitSymbol } from "../text/elements.js";
import { useViewer, WasText } from "../viewer.js";
import { CellText } from "./cell.js";
import { nextSorting, orderOf, type Sorting, sortRows, ties } from "./order.js";
import { isNumber, type Row, type Table, type TableColumn, wordFor } from "./table.js";

/** How many rows are on the screen before a reader asks for all. On paper, and without a script, all are. */
const few = 50;

/** How many columns a narrow page holds, where one with long texts counts as three. */
const narrow = 4;

/** How many characters wide the tables are that have a size of type on paper (tables.css). */
const widths = [40, 55, 75, 100, 140];

interface Props {
	table: Table;
	caption: string;
	/** The rows of the game's own players. */
	own?: ReadonlySet<Row> | undefined;
	/** Whether the order of the rows means nothing, so that a reader may choose it. */
	sortable?: boolean;
}

export function DataTable({ table, caption, own, sortable = false }: Props) {
	const { words, alive } = useViewer();
	const [chosen, setChosen] = useState<Sorting>();
	const [open, setOpen] = useState(false);
	const [unfolded, setUnfolded] = useState(false);
	const given = useMemo(() => orderOf(table), [table]);
	const tied = useMemo(() => ties(table), [table]);
	const wasText = useContext(WasText);
	const rows = useMemo(() => (chosen ? sortRows(table.rows, chosen, words.tag) : table.rows), [table, chosen, words]);
	const { box, cut } = useCut(alive);
	const changes = alive && !wasText;
	const closes = changes && rows.length > few;
	const folds = changes && table.columns.some(({ idle }) => idle);
	// Text keeps what is the same in all rows, which no reader could open there.
	const columns = unfolded ? table.columns : table.columns.filter(({ idle }) => !idle || (!changes && idle === "same"));
	const sorting = chosen ?? given;
	const scrolls = columns.reduce((width, { long }) => width + (long ? 3 : 1), 0) > narrow;
	const width = useMemo(() => widthOf(table, words), [table, words]);
	const drawn = rows.map((row, index) => (
		<RowView key={index} row={row} columns={columns} own={own?.has(row)} tied={tied.size > 0 ? tied.has(row) : undefined} />
	));
	return (
		<>
			<div ref={box} class={cut ? "pbn-scroll pbn-cut" : "pbn-scroll"} {...(scrolls && { role: "group", tabIndex: 0, "aria-label": caption })}>
				<table class={`pbn-table pbn-width-${widths.find((most) => width <= most) ?? widths.at(-1)}`}>
					<caption>{caption}</caption>
					<thead>
						<tr>
							{columns.map((column) => (
								<Heading
									key={column.at}
									column={column}
									order={sorting?.column.at === column.at ? sorting.order : undefined}
									onSort={alive && sortable && rows.length > 1 ? () => setChosen(nextSorting(column, sorting)) : undefined}
								/>
							))}
						</tr>
					</thead>
					<tbody>{drawn.slice(0, few)}</tbody>
					{rows.length > few && <tbody class={closes && !open ? "pbn-closed" : undefined}>{drawn.slice(few)}</tbody>}
				</table>
			</div>
			{closes && (
				<button type="button" class="pbn-more" aria-expanded={open} onClick={() => setOpen(!open)}>
					{count(words, words.tables.showAll, rows.length)}
				</button>
			)}
			{folds && (
				<button type="button" class="pbn-more" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
					{words.tables.moreColumns}
				</button>
			)}
			<Legend own={rows.some((row) => own?.has(row))} adjusted={rows.some((row) => row.some((cell) => cell.artificial))} />
		</>
	);
}

/** How wide a table is on paper, in characters, where the words of a heading are below each other. Names have more wide letters than other texts. */
function widthOf({ columns }: Table, words: Words): number {
	const heads = columns.map((column) => (wordFor(words.tables.shortColumns, column.name) ?? titleOf(column, words)).split(" "));
	return columns.reduce((sum, { idle, long, width }, at) => sum + (idle ? 0 : Math.max(width, ...(heads[at] ?? []).map((word) => word.length)) + (long ? 4.5 : 1.5)), 0);
}

/** What the signs in a table mean. */
function Legend({ own, adjusted }: { own: boolean; adjusted: boolean }) {
	const { words } = useViewer();
	if (!own && !adjusted) return null;
	return (
		<p class="pbn-legend" aria-hidden="true">
			{own && <span>▸ {words.tables.own}</span>} {adjusted && <span>* {words.tables.adjusted}</span>}
		</p>
	);
}

interface RowProps {
	row: Row;
	columns: TableColumn[];
	own: boolean | undefined;
	/** Whether the rank is shared; undefined where none is in this table. */
	tied: boolean | undefined;
}

function RowView({ row, columns, own, tied }: RowProps) {
	const { words } = useViewer();
	return (
		<tr class={own ? "pbn-own" : undefined}>
			{columns.map((column, index) => (
				<td key={column.at} class={columnClass(column)}>
					{own && index === 0 && <Said shown="▸" said={words.tables.own + words.colon} />}
					<CellText cell={row[column.at]} column={column} />
					{column.name === "Rank" && tied !== undefined && <span>{tied && !hasTie(row[column.at]) ? words.tables.tie : "\u2007"}</span>}
				</td>
			))}
		</tr>
	);
}

/** Whether the file itself shows the tie: "2=". */
function hasTie(cell: TableCell | undefined): boolean {
	return cell?.text.includes("=") ?? false;
}

interface HeadingProps {
	column: TableColumn;
	/** How the table is sorted by this column. */
	order: Sorting["order"] | undefined;
	onSort: (() => void) | undefined;
}

/** The heading of a column; a button, where a reader can sort by it. */
function Heading({ column, order, onSort }: HeadingProps) {
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
function titleOf({ name, side }: TableColumn, words: Words): string {
	const { columns, columnOfSide } = words.tables;
	const column = side && wordFor(columns, name.slice(0, -"_NS".length));
	if (side && column) return fill(columnOfSide, { column, side: words.sides[side] });
	const [, ofPlayer = "", player] = /^(.*)([12])$/.exec(name) ?? [];
	const word = wordFor(columns, ofPlayer);
	return player && word ? `${word} ${player}` : (wordFor(columns, name.replace(/^TotalScore(?=.)/, "Total")) ?? name.replaceAll("_", " "));
}

function columnClass(column: TableColumn): string | undefined {
	const kind = kindClass(column);
	return column.idle ? `${kind ?? ""} pbn-idle`.trim() : kind;
}

function kindClass({ numeric, long, type }: TableColumn): string | undefined {
	if (numeric || isNumber(type) || type === "time") return "pbn-number";
	if (long && type === "names") return "pbn-long pbn-names";
	return long || type === "scoreRange" ? "pbn-long" : undefined;
}

/** Whether a box that is scrolled has more on its right than is seen; until it is known, it has not. */
function useCut(alive: boolean): { box: RefObject<HTMLDivElement | null>; cut: boolean } {
	const box = useRef<HTMLDivElement>(null);
	const [cut, setCut] = useState(false);
	useEffect(() => {
		const { current } = box;
		if (!alive || !current || typeof ResizeObserver === "undefined") return;
		// A part of a pixel is not more.
		const look = () => setCut(current.scrollLeft + current.clientWidth < current.scrollWidth - 1);
		const observer = new ResizeObserver(look);
		observer.observe(current);
		current.addEventListener("scroll", look, { passive: true });
		return () => {
			observer.disconnect();
			current.removeEventListener("scroll", look);
		};
	}, [alive]);
	return { box, cut };
}
