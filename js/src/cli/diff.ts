// What differs in the lines of two texts. Lines that both have once are what holds the texts together; between them it goes on with those
// that are there once ("patience diff"). core/cmd/diff does the same, and says why.

/** How many lines are shown around those that differ. */
const context = 3;

/** How often what is between lines is looked at again. */
const deepest = 16;

/** How many lines are the same from two places on. */
interface Run {
	x: number;
	y: number;
	n: number;
}

/** A unified diff of texts whose lines all end with "\n"; "" where they are the same. */
export function difference(oldName: string, old: string, newName: string, now: string): string {
	if (old === now) return "";
	const [x, y] = [lines(old), lines(now)];
	const runs = new Matcher(x, y).match(0, x.length, 0, y.length, deepest).runs;
	runs.push({ x: x.length, y: y.length, n: 0 });
	return `--- ${oldName}\n+++ ${newName}\n${chunks(x, y, runs)}`;
}

function lines(text: string): string[] {
	return text === "" ? [] : text.slice(0, -1).split("\n");
}

class Matcher {
	readonly #x: string[];
	readonly #y: string[];
	readonly runs: Run[] = [];

	constructor(x: string[], y: string[]) {
		this.#x = x;
		this.#y = y;
	}

	/** Finds the lines that are the same, of some lines of each text. */
	match(fromX: number, toX: number, fromY: number, toY: number, depth: number): this {
		const [x, y] = [this.#x, this.#y];
		const n = Math.min(toX - fromX, toY - fromY);
		let before = 0;
		while (before < n && x[fromX + before] === y[fromY + before]) before++;
		this.#add(fromX, fromY, before);
		let after = 0;
		while (after < n - before && x[toX - 1 - after] === y[toY - 1 - after]) after++;
		this.#between(fromX + before, toX - after, fromY + before, toY - after, depth);
		this.#add(toX - after, toY - after, after);
		return this;
	}

	#add(x: number, y: number, n: number): void {
		if (n === 0) return;
		const last = this.runs.at(-1);
		if (last && last.x + last.n === x && last.y + last.n === y) last.n += n;
		else this.runs.push({ x, y, n });
	}

	/** Finds the lines that are the same where neither the first nor the last are. */
	#between(fromX: number, toX: number, fromY: number, toY: number, depth: number): void {
		if (depth === 0 || fromX === toX || fromY === toY) return;
		const anchors = this.#anchors(fromX, toX, fromY, toY);
		if (anchors.length === 0) return;
		for (const [x, y] of anchors) {
			this.match(fromX, x, fromY, y, depth - 1);
			this.#add(x, y, 1);
			[fromX, fromY] = [x + 1, y + 1];
		}
		this.match(fromX, toX, fromY, toY, depth - 1);
	}

	/** The longest common subsequence of the lines that both have once. */
	#anchors(fromX: number, toX: number, fromY: number, toY: number): [x: number, y: number][] {
		const inX = onlyPlaces(this.#x, fromX, toX);
		const inY = onlyPlaces(this.#y, fromY, toY);
		const pairs: [number, number][] = [];
		for (const [line, x] of inX) {
			const y = inY.get(line) ?? -1;
			if (x >= 0 && y >= 0) pairs.push([x, y]);
		}
		// The least end of an increasing sequence of each length, and the longest that ends at each pair.
		const ends: number[] = [];
		const lengths = pairs.map(([, y]) => {
			let [low, high] = [0, ends.length];
			while (low < high) {
				const middle = (low + high) >> 1;
				if ((ends[middle] as number) >= y) high = middle;
				else low = middle + 1;
			}
			ends[low] = y;
			return low + 1;
		});
		let length = ends.length;
		const found: [number, number][] = [];
		for (let i = pairs.length - 1; i >= 0; i--) {
			if (lengths[i] !== length) continue;
			found.push(pairs[i] as [number, number]);
			length--;
		}
		return found.reverse();
	}
}

/** Where each of some lines is, in the order of its first place; -1 where it is in more than one. */
function onlyPlaces(all: string[], from: number, to: number): Map<string, number> {
	const places = new Map<string, number>();
	for (let at = from; at < to; at++) {
		const line = all[at] as string;
		places.set(line, places.has(line) ? -1 : at);
	}
	return places;
}

/** What is between the runs, with lines around it. The last run is the end of both texts. */
function chunks(x: string[], y: string[], runs: Run[]): string {
	const out: string[] = [];
	let chunk: string[] = [];
	let [startX, startY, nX, nY, doneX, doneY] = [0, 0, 0, 0, 0, 0];
	const same = (from: number, to: number) => {
		for (let at = from; at < to; at++) chunk.push(` ${x[at]}\n`);
		nX += to - from;
		nY += to - from;
	};
	const flush = () => {
		if (chunk.length > 0) out.push(`@@ -${place(startX, nX)} +${place(startY, nY)} @@\n`, chunk.join(""));
		chunk = [];
		nX = nY = 0;
	};
	for (const [i, run] of runs.entries()) {
		for (let at = doneX; at < run.x; at++) chunk.push(`-${x[at]}\n`);
		for (let at = doneY; at < run.y; at++) chunk.push(`+${y[at]}\n`);
		nX += run.x - doneX;
		nY += run.y - doneY;
		doneX = run.x + run.n;
		doneY = run.y + run.n;
		const isLast = doneX === x.length && doneY === y.length;
		const isStart = i === 0 && run.x === 0 && run.y === 0 && !isLast;
		if (!isStart) {
			if (run.n <= 2 * context && !isLast) {
				same(run.x, doneX);
				continue;
			}
			same(run.x, run.x + Math.min(run.n, context));
			flush();
		}
		if (isLast) break;
		startX = Math.max(run.x, doneX - context);
		startY = Math.max(run.y, doneY - context);
		same(startX, doneX);
	}
	return out.join("");
}

/** Where lines begin, which counts from 1, and how many they are; of none it is the line before them. */
function place(start: number, n: number): string {
	return `${start + Number(n > 0)},${n}`;
}
