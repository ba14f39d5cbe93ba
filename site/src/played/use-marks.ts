import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Marks } from "../list/item-list.js";
import type { Entry } from "./game-index.js";
import type { GameReader } from "./game-reader.js";

export interface Marked extends Marks {
	/** Whether games are being marked. */
	isOn: boolean;
	turn(isOn: boolean): void;
	/** The games that are marked, in the order of the file. */
	entries: readonly Entry[];
	/** Marks these games and no others. */
	set(numbers: Iterable<number>): void;
}

/** The games of a file that a person has marked. Of a range, all that the list has between two are meant. */
export function useMarks(reader: GameReader, found: readonly Entry[]): Marked {
	const [numbers, setNumbers] = useState<ReadonlySet<number>>(() => new Set(reader.marked));
	const [isOn, turn] = useState(reader.marked.size > 0);
	const last = useRef<number>(undefined);
	useEffect(() => {
		reader.marked.clear();
		for (const number of numbers) reader.marked.add(number);
	}, [reader, numbers]);
	return useMemo(() => {
		const toggle = (number: number, isRange: boolean) => {
			const next = new Set(numbers);
			const isMarked = !next.has(number);
			for (const each of isRange ? between(found, last.current ?? number, number) : [number]) isMarked ? next.add(each) : next.delete(each);
			last.current = number;
			setNumbers(next);
		};
		const entries = [...numbers].sort((a, b) => a - b).flatMap((number) => reader.index.entries[number - 1] ?? []);
		return { isOn, turn, entries, has: (number) => numbers.has(number), toggle, set: (numbers) => setNumbers(new Set(numbers)) };
	}, [reader, numbers, isOn, found]);
}

function between(found: readonly Entry[], one: number, other: number): number[] {
	const at = (number: number) => found.findIndex((entry) => entry.number === number);
	const [from, to] = [at(one), at(other)].sort((a, b) => a - b) as [number, number];
	return from < 0 ? [other] : found.slice(from, to + 1).map(({ number }) => number);
}
