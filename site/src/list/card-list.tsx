import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";

/** How many rows are drawn above and below those that are seen. */
const spare = 2;

interface Props<Entry extends { number: number }> {
	entries: readonly Entry[];
	/** The place of an item in them, by its number. */
	placeOf(number: number): number | undefined;
	/** The card that keys are at, and what moves them to another. */
	current: number;
	go(number: number): void;
	/** Opens the item of a card. */
	open(number: number): void;
	label: string;
	/** Whether more of the file is to come. */
	busy: boolean;
	card(entry: Entry): ComponentChildren;
}

/** How the cards lie, by the width that there is, in the page's letters: how many are in a row, and how high they are. */
const layoutFor = (width: number) => (width < 15 ? { columns: 1, height: 15.8 } : width < 29 ? { columns: 2, height: 13.8 } : { columns: width < 44 ? 3 : 4, height: 17 });

/** Items of a file as cards, several in a row. Of many thousands, only those in sight are drawn. */
export function CardList<Entry extends { number: number }>({ entries, placeOf, current, go, open, label, busy, card }: Props<Entry>) {
	const id = useId();
	const box = useRef<HTMLDivElement>(null);
	const [seen, setSeen] = useState({ top: 0, height: 0, width: 60, letter: 16 });
	const { columns, height } = layoutFor(seen.width);
	const place = placeOf(current);

	const look = () => {
		const { current: list } = box;
		// What is hidden has no width.
		if (!list || list.clientWidth === 0) return;
		const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
		setSeen({ top: list.scrollTop, height: list.clientHeight, width: list.clientWidth / letter, letter });
	};
	useLayoutEffect(() => {
		look();
		const observer = new ResizeObserver(look);
		if (box.current) observer.observe(box.current);
		return () => observer.disconnect();
	}, []);
	useLayoutEffect(() => {
		const { current: list } = box;
		if (place === undefined || !list || list.clientWidth === 0) return;
		const from = Math.floor(place / columns) * height * seen.letter;
		const to = from + height * seen.letter;
		if (from < list.scrollTop) list.scrollTop = from;
		else if (to > list.scrollTop + list.clientHeight) list.scrollTop = to - list.clientHeight;
	}, [current, place, columns]);

	const rows = Math.ceil(entries.length / columns);
	const first = Math.max(Math.floor(seen.top / seen.letter / height) - spare, 0);
	const last = Math.min(Math.floor((seen.top + seen.height) / seen.letter / height) + spare, rows - 1);
	const from = first * columns;
	const drawn = entries.slice(from, (last + 1) * columns);
	const isDrawn = place !== undefined && place >= from && place < from + drawn.length;

	const onKeyDown = (event: KeyboardEvent) => {
		if (event.ctrlKey || event.altKey || event.metaKey || entries.length === 0) return;
		const page = Math.max(Math.floor(seen.height / seen.letter / height), 1) * columns;
		const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns, PageUp: -page, PageDown: page, Home: -Infinity, End: Infinity }[event.key];
		if (step !== undefined) {
			const to = place === undefined ? 0 : Math.min(Math.max(place + step, 0), entries.length - 1);
			go(entries[to]?.number ?? current);
		} else if ((event.key === "Enter" || event.key === " ") && place !== undefined) open(current);
		else return;
		event.preventDefault();
	};

	return (
		<div
			ref={box}
			class="boards cards"
			data-columns={columns}
			// A listbox must have an option.
			role={entries.length === 0 ? "group" : "listbox"}
			tabIndex={0}
			aria-label={label}
			aria-busy={busy}
			aria-activedescendant={isDrawn ? `${id}-${current}` : undefined}
			onScroll={look}
			onKeyDown={onKeyDown}
		>
			<div class="boards-all" role="presentation" style={{ height: `${rows * height}rem` }}>
				{drawn.map((entry, at) => (
					<div
						key={entry.number}
						id={`${id}-${entry.number}`}
						class="board card"
						role="option"
						aria-selected={entry.number === current}
						aria-setsize={entries.length}
						aria-posinset={from + at + 1}
						data-number={entry.number}
						style={{ top: `${(first + Math.floor(at / columns)) * height}rem`, left: `${((at % columns) * 100) / columns}%`, width: `${100 / columns}%`, height: `${height}rem` }}
						onClick={() => open(entry.number)}
					>
						{card(entry)}
					</div>
				))}
			</div>
		</div>
	);
}
