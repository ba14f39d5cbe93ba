import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Reading } from "../files/use-reading.js";
import { filled } from "../words/filled.js";
import type { Forms } from "../words/words.js";
import { fields, inFront, usePageKeys } from "./page-keys.js";
import { openKeys } from "./reader-menu.js";
import { SearchField, searchField } from "./search-field.js";

interface Place {
	chosen: number;
	query: string;
}

/** Which item is shown, and what is searched for; both are kept for when the file is opened again. Who comes from elsewhere finds all items. */
export function usePlace(reader: { place: Place }, opened: { game: number } | undefined) {
	const [query, setQuery] = useState(reader.place.query);
	const [chosen, setChosen] = useState(reader.place.chosen);
	useEffect(() => {
		Object.assign(reader.place, { chosen, query });
	}, [reader, chosen, query]);
	useLayoutEffect(() => {
		if (!opened) return;
		setChosen(opened.game);
		setQuery("");
	}, [opened]);
	return { query, setQuery, chosen, setChosen };
}

/** Whether a file has several items: as long as it is read, it may. */
export const areSeveral = (known: number, { progress }: Reading, itemCount: number | undefined): boolean => (itemCount ?? (progress === undefined ? known : 2)) > 1;

/** What a room says around its items. */
interface Texts {
	search: string;
	searchIn: string;
	searchFor: string;
	found: string | Forms;
	noneFound: string;
	previous: string;
	next: string;
	readSoFar: string;
	full: string | Forms;
	retry: string;
}

interface Props {
	box: RefObject<HTMLDivElement | null>;
	/** The attributes of the whole. */
	of: { class?: string; lang: string; "data-suits"?: string };
	words: { tag: string };
	texts: Texts;
	/** What the items are called. */
	items: string;
	reading: Reading;
	isList: boolean;
	/** How many items the file has, where that is known; how many the list has by now, and how many it takes. */
	itemCount: number | undefined;
	known: number;
	most: number;
	query: string;
	search(query: string): void;
	/** The items that are found by the query; another search says itself what it has found. */
	found: readonly { number: number }[];
	isOtherSearch?: boolean;
	go(number: number): void;
	/** To the item before or after; and whether there is none. */
	turn(step: -1 | 1): void;
	isFirst: boolean;
	isLast: boolean;
	/** Which item is shown, in words. */
	place: ComponentChildren;
	/** Where the list is not beside the item but in its place: whether it is there, what brings and ends it, and the text of the button that does. */
	over?: { isOpen: boolean; turn(isOpen: boolean): void; label: string };
	/** What is between the search and the list, the list, and what is below. */
	aboveList?(choose: (number: number) => void): ComponentChildren;
	list(choose: (number: number) => void): ComponentChildren;
	belowList?: ComponentChildren;
	menus: ComponentChildren;
	/** What is said while more is read. */
	soFar?: ComponentChildren;
	/** The item. */
	children: ComponentChildren;
}

/** The items of a file: a list, a search, and the item that was chosen. What an item is, it does not know. */
export function ItemsReader({ box, of, words, texts, items, reading, isList, itemCount, known, most, ...props }: Props) {
	const { query, search, found, isOtherSearch = false, go, turn, isFirst, isLast, place, over, aboveList, list: drawList, belowList, menus, soFar, children } = props;
	const { progress, problem, retry } = reading;
	const id = useId();
	const { list, setList, choose, focusOn, onKeyDown } = useList(box, go, turn, isList ? over : undefined);
	const say = (sentence: string | Forms, values: Record<string, string | number>) => filled(sentence, values, words);
	return (
		<div ref={box} {...of} class={["reader", of.class, !isList && "reader-single"].filter(Boolean).join(" ")} onKeyDown={onKeyDown}>
			{known >= most && itemCount !== undefined && itemCount > most && <p class="reader-note">{say(texts.full, { n: most, all: itemCount })}</p>}
			{problem && (
				<p class="problem">
					{problem}{" "}
					<button type="button" onClick={retry}>
						{texts.retry}
					</button>
				</p>
			)}
			{isList && (
				<div id={`${id}-list`} class={list === "closed" ? "reader-list" : "reader-list list-open"}>
					<SearchField
						words={texts}
						query={query}
						search={search}
						said={query.trim() === "" || isOtherSearch ? "" : say(texts.found, { n: found.length, all: known })}
						enter={() => {
							if (found[0]) choose(found[0].number);
							focusOn(".boards");
						}}
						leave={() => focusOn(".boards")}
					/>
					{aboveList?.(choose)}
					{drawList(choose)}
					{belowList}
					{found.length === 0 && query.trim() !== "" && <p class="reader-note">{texts.noneFound}</p>}
				</div>
			)}
			<div class="reader-board" {...(isList && { role: "group", "aria-labelledby": id })}>
				<div class="reader-head">
					{isList && (
						<div class="reader-turns">
							<button type="button" data-turn="back" aria-disabled={isFirst} onClick={() => turn(-1)}>
								‹ <span class="turn-word">{texts.previous}</span>
							</button>
							<p id={id} class="reader-place" role="status">
								{place}
							</p>
							<button type="button" class="list-toggle" aria-expanded={list !== "closed"} aria-controls={`${id}-list`} onClick={() => setList(list === "closed" ? "items" : "closed")}>
								{over ? (
									over.label
								) : (
									<>
										<span class="spoken">{items}</span>
										<span aria-hidden="true">▾</span>
									</>
								)}
							</button>
							<button type="button" data-turn="on" aria-disabled={isLast} onClick={() => turn(1)}>
								<span class="turn-word">{texts.next}</span> ›
							</button>
						</div>
					)}
					{menus}
				</div>
				{children}
			</div>
			{/* Below the items, which it would push about. */}
			{progress !== undefined && !problem && (
				<p class="reader-progress">
					<progress max={1} value={progress} aria-label={texts.readSoFar} /> {soFar}
				</p>
			)}
		</div>
	);
}

/** The list, which opens over the item where there is no room beside it, to choose in it or to search; and the keys that go through the items. */
function useList(box: RefObject<HTMLDivElement | null>, go: Props["go"], turn: Props["turn"], over: Props["over"]) {
	const [wanted, setWanted] = useState<"closed" | "items" | "search">("closed");
	const open = wanted === "closed" ? "items" : wanted;
	const list = over ? (over.isOpen ? open : "closed") : wanted;
	const setList = (to: typeof wanted) => {
		setWanted(to);
		over?.turn(to !== "closed");
	};
	const focusOn = (selector: string) => box.current?.querySelector<HTMLElement>(selector)?.focus();
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || (event.target as Element).closest(fields)) return;
		if (list === "closed" && document.querySelector(inFront)) return;
		if (event.key === "Escape" && over) {
			if (list === "closed") setList("items");
		} else if (event.key === "Escape" && list !== "closed") {
			setList("closed");
			focusOn(".list-toggle");
		} else if (event.key === "/") {
			focusOn(searchField);
			if (!document.activeElement?.matches(searchField)) setList("search");
		} else if (event.key === "j" || event.key === "k") turn(event.key === "j" ? 1 : -1);
		else if (event.key === "?") openKeys(box.current);
		else return;
		event.preventDefault();
	};
	usePageKeys(box, onKeyDown);
	const before = useRef(list);
	useLayoutEffect(() => {
		const isChange = before.current !== list;
		before.current = list;
		if (isChange && list !== "closed") focusOn(list === "search" ? searchField : ".boards");
	}, [list]);
	const choose = (number: number) => {
		go(number);
		if (over) setWanted("closed");
		else setList("closed");
	};
	return { list, setList, choose, focusOn, onKeyDown };
}
