import { useRef } from "preact/hooks";
import type { Entry } from "./entry.js";

/** How long the digits of a number may be apart, in milliseconds. */
const patience = 1000;

/** The board that digits lead to: the one with this number, else the first whose number begins so. */
export function boardWith(entries: readonly Entry[], digits: string): Entry | undefined {
	return entries.find(({ board }) => board === digits) ?? entries.find(({ board }) => board?.startsWith(digits));
}

/** Takes keys one after another, and goes to the board whose number they make. False for a key that is not a digit. */
export function useTypedNumber(entries: readonly Entry[], choose: (number: number) => void): (key: string) => boolean {
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
