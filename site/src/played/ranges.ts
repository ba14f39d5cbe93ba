/** How many numbers a text may name. */
const most = 1_000_000;

/** The numbers that a text names, up to the greatest that there is: "1-8, 12" or "1–8 12". Undefined where it says something else. */
export function numbersIn(text: string, greatest: number): number[] | undefined {
	const parts = text.replace(/[–—]/g, "-").split(/[\s,;]+/).filter(Boolean);
	const numbers = new Set<number>();
	for (const part of parts) {
		const [, from, to = from] = /^(\d{1,7})(?:-(\d{1,7}))?$/.exec(part) ?? [];
		if (from === undefined) return undefined;
		const [first, last] = [Math.min(Number(from), Number(to)), Math.max(Number(from), Number(to))];
		for (let number = Math.max(first, 1); number <= Math.min(last, greatest, most); number++) numbers.add(number);
	}
	return [...numbers];
}
