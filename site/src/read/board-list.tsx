import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { BoardRow } from "./board-row.js";
import { type Entry, sessionIn } from "./entry.js";
import type { Found } from "./found.js";
import { useLanguage } from "./language.js";
import { boardHeight, type Differences, headingHeight, type Listing, placeOf } from "./rows.js";

/** How many rows are drawn above and below those that are seen. */
const spare = 8;

interface Props {
	listing: Listing;
	/** The boards of the list. */
	entries: readonly Entry[];
	chosen: number;
	choose(number: number): void;
	/** What was found in each game. */
	findings: ReadonlyMap<number, Found>;
	differ: Differences;
	/** Whether more of the file is to come. */
	busy: boolean;
}

/** The boards. Of many thousands, only those in sight are drawn. */
export function BoardList({ listing, entries, chosen, choose, findings, differ, busy }: Props) {
	const { texts, words } = useLanguage();
	const id = useId();
	const box = useRef<HTMLDivElement>(null);
	const [seen, setSeen] = useState({ top: 0, height: 0, letter: 16 });
	const { rows, tops } = listing;
	const place = placeOf(entries, chosen);
	const chosenRow = listing.rowOf(place);
	const typed = useTypedNumber(entries, choose);

	const look = () => {
		const { current } = box;
		if (!current) return;
		const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
		setSeen({ top: current.scrollTop, height: current.clientHeight, letter });
	};
	useLayoutEffect(() => {
		look();
		const observer = new ResizeObserver(look);
		if (box.current) observer.observe(box.current);
		return () => observer.disconnect();
	}, []);
	// The chosen board comes into view, with the heading above it where there is room.
	useLayoutEffect(() => {
		const { current } = box;
		if (chosenRow === undefined || !current) return;
		const { fontSize } = getComputedStyle(document.documentElement);
		const from = (tops[chosenRow] ?? 0) * Number.parseFloat(fontSize);
		const to = (tops[chosenRow + 1] ?? 0) * Number.parseFloat(fontSize);
		if (from < current.scrollTop) current.scrollTop = from - headingHeight * Number.parseFloat(fontSize);
		else if (to > current.scrollTop + current.clientHeight) current.scrollTop = to - current.clientHeight;
	}, [chosen, chosenRow, listing]);

	const first = Math.max(listing.rowAt(seen.top / seen.letter) - spare, 0);
	const last = Math.min(listing.rowAt((seen.top + seen.height) / seen.letter) + spare, rows.length - 1);
	const drawn = rows.slice(first, last + 1);
	const isDrawn = chosenRow !== undefined && chosenRow >= first && chosenRow <= last;

	const onKeyDown = (event: KeyboardEvent) => {
		if (event.ctrlKey || event.altKey || event.metaKey || entries.length === 0) return;
		const page = Math.max(Math.floor(seen.height / seen.letter / boardHeight) - 1, 1);
		const step = { ArrowUp: -1, ArrowDown: 1, PageUp: -page, PageDown: page, Home: -Infinity, End: Infinity }[event.key];
		if (step !== undefined) {
			const to = place === undefined ? 0 : Math.min(Math.max(place + step, 0), entries.length - 1);
			choose(entries[to]?.number ?? chosen);
		} else if (!typed(event.key)) return;
		event.preventDefault();
	};

	return (
		<div
			ref={box}
			class="boards"
			// A listbox must have an option.
			role={entries.length === 0 ? "group" : "listbox"}
			tabIndex={0}
			aria-label={texts.boards}
			aria-busy={busy}
			aria-activedescendant={isDrawn ? `${id}-${chosen}` : undefined}
			onScroll={look}
			onKeyDown={onKeyDown}
		>
			<div class="boards-all" role="presentation" style={{ height: `${tops.at(-1) ?? 0}rem` }}>
				{drawn.map((row, index) =>
					"heading" in row ? (
						<div key={`heading ${first + index}`} class="board-heading" aria-hidden="true" style={{ top: `${tops[first + index]}rem` }}>
							<bdi>{sessionIn(row.heading, texts, words) || texts.others}</bdi>
						</div>
					) : (
						<div
							key={row.number}
							id={`${id}-${row.number}`}
							class="board"
							role="option"
							aria-selected={row.number === chosen}
							aria-setsize={entries.length}
							aria-posinset={(placeOf(entries, row.number) ?? 0) + 1}
							data-number={row.number}
							style={{ top: `${tops[first + index]}rem` }}
							onClick={() => choose(row.number)}
						>
							<BoardRow entry={row} worst={findings.get(row.number)?.first.severity} differ={differ} />
						</div>
					),
				)}
			</div>
		</div>
	);
}

/** How long the digits of a number may be apart, in milliseconds. */
const patience = 1000;

/** The board that digits lead to: the one with this number, else the first whose number begins so. */
export function boardWith(entries: readonly Entry[], digits: string): Entry | undefined {
	return entries.find(({ board }) => board === digits) ?? entries.find(({ board }) => board?.startsWith(digits));
}

/** Takes keys one after another, and goes to the board whose number they make. False for a key that is not a digit. */
function useTypedNumber(entries: readonly Entry[], choose: (number: number) => void): (key: string) => boolean {
	const typed = useRef<{ digits: string; end: ReturnType<typeof setTimeout> | undefined }>({ digits: "", end: undefined });
	return (key) => {
		if (!/^\d$/.test(key)) return false;
		const { current } = typed;
		clearTimeout(current.end);
		current.end = setTimeout(() => {
			current.digits = "";
		}, patience);
		const longer = boardWith(entries, current.digits + key);
		current.digits = longer ? current.digits + key : key;
		const entry = longer ?? boardWith(entries, key);
		if (entry) choose(entry.number);
		return true;
	};
}
