import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";

/** How many rows are drawn above and below those that are seen. */
const spare = 8;

interface Numbered {
	/** That of the item in its file. */
	number: number;
}

interface Heading {
	heading: string;
}

/** The rows of a list: where each begins, in the page's letters, and the last one ends. */
export interface Listed<Entry extends Numbered> {
	readonly length: number;
	/** How high the row of an item is. */
	readonly height: number;
	readonly headingHeight: number;
	row(at: number): Entry | Heading;
	top(at: number): number;
	/** The row of the item at a place among the items. */
	rowOf(place: number | undefined): number | undefined;
	/** The row at a height. */
	rowAt(height: number): number;
}

interface Props<Entry extends Numbered> {
	/** Another one where its rows are others, or more. */
	listing: Listed<Entry>;
	/** The items of the list, and where one of them is by its number. */
	entries: readonly Entry[];
	placeOf(number: number): number | undefined;
	chosen: number;
	choose(number: number): void;
	label: string;
	/** Whether more of the file is to come. */
	busy: boolean;
	/** What is in the row of an item, and in that of a heading. */
	row(entry: Entry): ComponentChildren;
	heading?(text: string): ComponentChildren;
	/** Which items a person has marked, where they can be marked. */
	marks?: Marks | undefined;
	/** Takes other keys than those of lists; false for one that is not taken. */
	typed?(key: string): boolean;
}

/** Items that a person marks, to do something with them. */
export interface Marks {
	has(number: number): boolean;
	/** Marks an item, or takes its mark away; or does the same with all from the one before to this one. */
	toggle(number: number, isRange: boolean): void;
}

/** The items of a file. Of many thousands, only those in sight are drawn. */
export function ItemList<Entry extends Numbered>({ listing, entries, placeOf, chosen, choose, label, busy, row, heading, marks, typed }: Props<Entry>) {
	const id = useId();
	const box = useRef<HTMLDivElement>(null);
	const [seen, setSeen] = useState({ top: 0, height: 0, letter: 16 });
	const place = placeOf(chosen);
	const chosenRow = listing.rowOf(place);

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
	// The chosen item comes into view, with the heading above it where there is room.
	useLayoutEffect(() => {
		const { current } = box;
		if (chosenRow === undefined || !current) return;
		const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
		const from = listing.top(chosenRow) * letter;
		const to = listing.top(chosenRow + 1) * letter;
		if (from < current.scrollTop) current.scrollTop = from - listing.headingHeight * letter;
		else if (to > current.scrollTop + current.clientHeight) current.scrollTop = to - current.clientHeight;
	}, [chosen, chosenRow, listing]);

	const first = Math.max(listing.rowAt(seen.top / seen.letter) - spare, 0);
	const last = Math.min(listing.rowAt((seen.top + seen.height) / seen.letter) + spare, listing.length - 1);
	const drawn = Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => listing.row(first + index));
	const isDrawn = chosenRow !== undefined && chosenRow >= first && chosenRow <= last;

	const onKeyDown = (event: KeyboardEvent) => {
		if (event.ctrlKey || event.altKey || event.metaKey || entries.length === 0) return;
		const page = Math.max(Math.floor(seen.height / seen.letter / listing.height) - 1, 1);
		const step = { ArrowUp: -1, ArrowDown: 1, PageUp: -page, PageDown: page, Home: -Infinity, End: Infinity }[event.key];
		if (step !== undefined) {
			const to = place === undefined ? 0 : Math.min(Math.max(place + step, 0), entries.length - 1);
			choose(entries[to]?.number ?? chosen);
		} else if (event.key === " " && marks && place !== undefined) marks.toggle(chosen, event.shiftKey);
		else if (!typed?.(event.key)) return;
		event.preventDefault();
	};

	return (
		<div
			ref={box}
			class="boards"
			// A listbox must have an option.
			role={entries.length === 0 ? "group" : "listbox"}
			aria-multiselectable={(marks !== undefined && entries.length > 0) || undefined}
			tabIndex={0}
			aria-label={label}
			aria-busy={busy}
			aria-activedescendant={isDrawn ? `${id}-${chosen}` : undefined}
			onScroll={look}
			onKeyDown={onKeyDown}
		>
			<div class="boards-all" role="presentation" style={{ height: `${listing.top(listing.length)}rem` }}>
				{drawn.map((one, index) =>
					"heading" in one ? (
						<div key={`heading ${first + index}`} class="board-heading" aria-hidden="true" style={{ top: `${listing.top(first + index)}rem` }}>
							<bdi>{heading?.(one.heading)}</bdi>
						</div>
					) : (
						<div
							key={one.number}
							id={`${id}-${one.number}`}
							class="board"
							role="option"
							aria-selected={marks ? marks.has(one.number) : one.number === chosen}
							aria-current={marks && one.number === chosen ? "true" : undefined}
							aria-setsize={entries.length}
							aria-posinset={(placeOf(one.number) ?? 0) + 1}
							data-number={one.number}
							style={{ top: `${listing.top(first + index)}rem` }}
							onClick={() => choose(one.number)}
						>
							{marks && (
								<span
									class="item-mark"
									aria-hidden="true"
									onClick={(event) => {
										event.stopPropagation();
										marks.toggle(one.number, event.shiftKey);
									}}
								/>
							)}
							{row(one)}
						</div>
					),
				)}
			</div>
		</div>
	);
}
