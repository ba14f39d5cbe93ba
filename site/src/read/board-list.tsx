import { useRef } from "preact/hooks";
import type { Found } from "../check/found.js";
import { ItemList } from "../list/item-list.js";
import { BoardRow } from "./board-row.js";
import { type Entry, sessionIn } from "./entry.js";
import { useLanguage } from "./language.js";
import { type Differences, type Listing, placeOf } from "./rows.js";

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

/** The boards, under headings where they are of several events or sessions. */
export function BoardList({ listing, entries, chosen, choose, findings, differ, busy }: Props) {
	const { texts, words } = useLanguage();
	const typed = useTypedNumber(entries, choose);
	return (
		<ItemList
			listing={listing}
			entries={entries}
			placeOf={(number) => placeOf(entries, number)}
			chosen={chosen}
			choose={choose}
			label={texts.boards}
			busy={busy}
			row={(entry) => <BoardRow entry={entry} worst={findings.get(entry.number)?.first.severity} differ={differ} />}
			heading={(text) => sessionIn(text, texts, words) || texts.others}
			typed={typed}
		/>
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
