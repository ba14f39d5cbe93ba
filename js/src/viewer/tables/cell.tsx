import type { ComponentChildren } from "preact";
import type { ColumnType, Seat, Suit } from "../../pbn/types.js";
import { bidText } from "../auction/contract.js";
import { fill, type Words } from "../language/words.js";
import { suitSymbols } from "../notation.js";
import { Bid, Card, rankText } from "../text/card.js";
import { Said } from "../text/said.js";
import { SuitSymbol } from "../text/suit.js";
import { useViewer, type Viewer } from "../viewer.js";
import { contracts } from "./contracts.js";
import { type Cell, decimals, isNumber, type TableColumn, wordFor } from "./table.js";

/** An element as a reader of the table wants it; what cannot be read stays as it is. */
export function CellText({ cell, column }: { cell: Cell | undefined; column: TableColumn }) {
	const viewer = useViewer();
	if (!cell) return null;
	if (cell.mark) return <Mark mark={cell.mark} />;
	const shown = shownAs(cell, column, viewer);
	if (!cell.artificial) return <>{shown}</>;
	return (
		<>
			{shown}
			<span class="pbn-adjusted">
				<Said shown="*" said={` (${viewer.words.tables.adjusted})`} />
			</span>
		</>
	);
}

function shownAs({ text, value, range }: Cell, { type, numeric, places }: TableColumn, viewer: Viewer): ComponentChildren {
	if (range) return rangeText(range, viewer.words);
	const view = value !== undefined && views[type]?.(value, viewer);
	if (view) return view;
	return (numeric || isNumber(type) || type === "scoreRange") && value !== undefined ? numberText(text, decimals(value), places) : text;
}

export function Mark({ mark }: { mark: "?" | "-" }) {
	const { words } = useViewer();
	return (
		<span class="pbn-mark">
			<Said shown={mark === "-" ? "–" : mark} said={words.tables.marks[mark]} />
		</span>
	);
}

/** A number with a real minus, and with blanks of a digit's width, so that the points of a column are below each other. */
function numberText(text: string, has: number, places: number): string {
	const blanks = has < places ? (has === 0 ? "\u2008" : "") + "\u2007".repeat(places - has) : "";
	return signed(text) + blanks;
}

/** A number with a real minus. */
export function signed(text: string): string {
	return text.replace(/^-/, "−");
}

/** The views of values; undefined where the text itself is shown. */
const views: Partial<Record<ColumnType, (value: string, viewer: Viewer) => ComponentChildren>> = {
	call: bid,
	contract: bid,
	card: (value) => (isSuit(value) ? <SuitSymbol suit={value} /> : <Card text={value} />),
	denomination: (value, { words }) => denomination(value, words),
	seat: (value, { words }) => {
		const side = wordFor(words.sides, value);
		const seat = wordFor(words.seats, value);
		return side ?? (seat ? <Said shown={words.seatLetters[value as Seat]} said={seat} /> : undefined);
	},
	names: (value) => value.split(";").map((name) => name.trim()).join(" – "),
	ranks: (value, viewer) => [...value].map((rank) => rankText(rank, viewer)).join(" "),
	time: timeText,
};

function bid(value: string, { words }: Viewer): ComponentChildren {
	const contract = contracts.get(value);
	if (!contract) return value === "AP" ? words.calls.allPass : wordFor(words.calls, value);
	return (
		<>
			<Bid text={bidText(contract)} />
			{contract.risk}
		</>
	);
}

function denomination(value: string, words: Words): ComponentChildren {
	return value === "NT" ? words.notrump : isSuit(value) ? <SuitSymbol suit={value} /> : undefined;
}

function isSuit(value: string): value is Suit {
	return Object.hasOwn(suitSymbols, value);
}

/** Hours, minutes and seconds; without hours if there are none. */
function timeText(seconds: string): string {
	const time = Number(seconds);
	const minutes = Math.floor(time / 60);
	const parts = minutes < 60 ? [minutes, time % 60] : [Math.floor(minutes / 60), minutes % 60, time % 60];
	return parts.map((part, index) => String(part).padStart(index && 2, "0")).join(":");
}

function rangeText({ low, high }: NonNullable<Cell["range"]>, words: Words): string {
	const [from, to] = [low, high].map((bound) => bound !== undefined && signed(String(bound)));
	if (!from) return fill(words.tables.scores.under, { high: to || "" });
	return to ? fill(words.tables.scores.between, { low: from, high: to }) : fill(words.tables.scores.over, { low: from });
}
