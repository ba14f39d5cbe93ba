import { say } from "./words.js";

/**
 * A question that names the known word which is most like another, "" if none is like it. A rule is also found by what comes after its
 * area.
 */
export function meant(word: string, known: string[]): string {
	const ofRule = known.find((candidate) => candidate.slice(candidate.indexOf("/") + 1) === word && candidate !== word);
	let [best, least] = [ofRule, Math.max(1, Math.floor([...word].length / 3)) + 1];
	for (const candidate of ofRule ? [] : known) {
		const apart = distance(word, candidate);
		if (apart < least) [best, least] = [candidate, apart];
	}
	return best === undefined ? "" : say("meant", { name: best });
}

/** How many characters of a word are compared: no known word has as many. */
const longest = 64;

/** How many characters have to be changed, put in, left out, or exchanged with the next one. */
function distance(a: string, b: string): number {
	const [from, to] = [[...a].slice(0, longest), [...b]];
	let before: number[] = [];
	let row = Array.from({ length: to.length + 1 }, (_, j) => j);
	for (let i = 0; i < from.length; i++) {
		const next = [i + 1];
		for (let j = 0; j < to.length; j++) {
			let cost = Math.min((row[j] as number) + Number(from[i] !== to[j]), (row[j + 1] as number) + 1, (next[j] as number) + 1);
			if (i > 0 && j > 0 && from[i] === to[j - 1] && from[i - 1] === to[j]) cost = Math.min(cost, (before[j - 1] as number) + 1);
			next.push(cost);
		}
		[before, row] = [row, next];
	}
	return row[to.length] as number;
}
