import type { ComponentChildren } from "preact";
import type { TableCell } from "../../game/cells.js";
import { bidText } from "../auction/auction.js";
import { fill, type Words } from "../language/words.js";
import { Bid, Card, rankText, Said, SuitSymbol } from "../text/elements.js";
import { useViewer, type Viewer } from "../viewer.js";
import { decimals, isNumber, type TableColumn, wordFor } from "./table.js";

/** An element as a reader of the table wants it; what cannot be read stays as it is. */
export function CellText({ cell, column }: { cell: TableCell | undefined; column: TableColumn }) {
	const viewer = useViewer();
	if (!cell || cell.text === "") return null;
	if (cell.kind === "unknown") return <Mark mark="?" />;
	if (cell.kind === "irrelevant") return <Mark mark="-" />;
	const shown = viewOf(cell, viewer) || textOf(cell, column);
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

function textOf({ text, value }: TableCell, { type, numeric, places }: TableColumn): string {
	return (numeric || isNumber(type) || type === "scoreRange") && value !== undefined ? numberText(text, decimals(value), places) : text;
}

/** What is shown of an element that is more than its text. */
function viewOf(cell: TableCell, viewer: Viewer): ComponentChildren {
	const { words } = viewer;
	switch (cell.kind) {
		case "call":
			return cell.call.kind === "bid" ? <Bid text={bidText(cell.call)} /> : wordFor(words.calls, cell.value ?? "");
		case "allPass":
			return words.calls.allPass;
		case "contract":
			return (
				<>
					<Bid text={bidText(cell.contract)} />
					{cell.contract.risk}
				</>
			);
		case "passedOut":
			return words.calls.Pass;
		case "card":
			return <Card text={cell.card.suit + cell.card.rank} />;
		case "suit":
			return <SuitSymbol suit={cell.suit} />;
		case "denomination":
			return cell.denomination === "NT" ? words.notrump : <SuitSymbol suit={cell.denomination} />;
		case "seat":
			return !cell.swapped && <Said shown={words.seatLetters[cell.seat]} said={words.seats[cell.seat]} />;
		case "side":
			return words.sides[cell.side];
		case "names":
			return cell.names.join(" – ");
		case "ranks":
			return [...cell.ranks].map((rank) => rankText(rank, viewer)).join(" ");
		case "time":
			return timeText(cell.seconds);
		case "scoreRange":
			return rangeText(cell, words);
		default:
			return undefined;
	}
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

/** Hours, minutes and seconds; without hours if there are none. */
function timeText(time: number): string {
	const minutes = Math.floor(time / 60);
	const parts = minutes < 60 ? [minutes, time % 60] : [Math.floor(minutes / 60), minutes % 60, time % 60];
	return parts.map((part, index) => String(part).padStart(index && 2, "0")).join(":");
}

function rangeText({ low, high }: { low?: number; high?: number }, words: Words): string {
	const [from, to] = [low, high].map((bound) => bound !== undefined && signed(String(bound)));
	if (!from) return fill(words.tables.scores.under, { high: to || "" });
	return to ? fill(words.tables.scores.between, { low: from, high: to }) : fill(words.tables.scores.over, { low: from });
}
