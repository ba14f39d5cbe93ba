import type { ComponentChildren } from "preact";
import type { ColumnType, Seat, Suit } from "../../types.js";
import { fill, type Words } from "../language/words.js";
import { Bid, Card, rankText } from "../text/card.js";
import { Said } from "../text/said.js";
import { SuitSymbol } from "../text/suit.js";
import { useViewer, type Viewer } from "../viewer.js";
import { decimals, readBid, readDenomination, readNumber, readRange, readTime } from "./elements.js";
import { type Cell, type TableColumn, wordFor } from "./table.js";

/** An element as a reader of the table wants it; what cannot be read stays as it is. */
export function CellText({ cell, column }: { cell: Cell | undefined; column: TableColumn }) {
	const viewer = useViewer();
	if (!cell) return null;
	if (cell.mark) return <Mark mark={cell.mark} />;
	const shown = views[column.type]?.(cell.text, viewer) ?? numberText(cell.text, column.places);
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

export function Mark({ mark }: { mark: "?" | "-" }) {
	const { words } = useViewer();
	return (
		<span class="pbn-mark">
			<Said shown={mark === "-" ? "–" : mark} said={words.tables.marks[mark]} />
		</span>
	);
}

/** A number with a real minus, and with blanks of a digit's width, so that the points of a column are below each other. */
function numberText(text: string, places: number): string {
	if (readNumber(text) === undefined) return text;
	const missing = places - decimals(text);
	const blanks = missing > 0 ? (missing === places ? "\u2008" : "") + "\u2007".repeat(missing) : "";
	return signed(text) + blanks;
}

/** A number with a real minus. */
export function signed(text: string): string {
	return text.replace(/^-/, "−");
}

const views: Partial<Record<ColumnType, (text: string, viewer: Viewer) => ComponentChildren>> = {
	call: bid,
	contract: bid,
	card: (text) => (isSuit(text) ? <SuitSymbol suit={text} /> : <Card text={text} />),
	denomination: (text, { words }) => denomination(text, words),
	seat: (text, { words }) => {
		const side = wordFor(words.sides, text.replace("-", ""));
		const seat = wordFor(words.seats, text.toUpperCase());
		return side ?? (seat ? <Said shown={words.seatLetters[text.toUpperCase() as Seat]} said={seat} /> : undefined);
	},
	names: (text) => text.split(";").map((name) => name.trim()).join(" – "),
	ranks: (text, viewer) => [...text].map((rank) => rankText(rank, viewer)).join(" "),
	time: (text) => timeText(text),
	scoreRange: rangeText,
};

function bid(text: string, { words }: Viewer): ComponentChildren {
	const read = readBid(text);
	if (!read) return /^pass$/i.test(text) ? words.calls.Pass : (wordFor(words.calls, text) ?? (text === "AP" ? words.calls.allPass : text));
	return (
		<>
			<Bid text={read.bid} />
			{read.doubled || null}
		</>
	);
}

export function denomination(text: string, words: Words): ComponentChildren {
	const read = readDenomination(text);
	return read === "NT" ? words.notrump : isSuit(read) ? <SuitSymbol suit={read} /> : text;
}

function isSuit(text: string): text is Suit {
	return /^[SHDC]$/.test(text);
}

/** Hours, minutes and seconds; without hours if there are none. */
function timeText(text: string): string {
	const time = readTime(text);
	if (time === undefined) return text;
	const minutes = Math.floor(time / 60);
	const parts = minutes < 60 ? [minutes, time % 60] : [Math.floor(minutes / 60), minutes % 60, time % 60];
	return parts.map((part, index) => String(part).padStart(index && 2, "0")).join(":");
}

function rangeText(text: string, { words }: Viewer): string {
	const range = readRange(text);
	if (!range) return text;
	const low = range.low && signed(range.low);
	const high = range.high && signed(range.high);
	if (low === high) return low ?? text;
	if (low === undefined) return fill(words.tables.scores.under, { high: high ?? "" });
	return high === undefined ? fill(words.tables.scores.over, { low }) : fill(words.tables.scores.between, { low, high });
}
