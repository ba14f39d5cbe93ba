import type { PbiMove } from "pbnkit/pbi";
import type { PbiBranch, PbiSolution } from "pbnkit/pbi/solve";

/** Moves from the diagram on. */
export type Way = readonly PbiMove[];

/** A move of a solution that can be put on the board. */
export interface Step {
	/** All moves up to it; after several replies that are met alike, those of each. */
	ways: readonly [Way, ...Way[]];
	/** "1." or "1…"; "" where the move before it in the line says it. */
	number: string;
	/** "!" of a key and of what refutes a try, "?" of a try. */
	mark: "" | "!" | "?";
	/** What is said of it: it is what the key threatens, or the key threatens nothing. */
	is?: "threat" | "zugzwang";
	/** What is between it and the step before, to which it is another way. */
	other?: "," | "/";
}

/** A line as books of problems print it. */
export interface Line {
	depth: number;
	steps: readonly Step[];
}

export interface Part {
	name: "setPlay" | "tries" | "solution" | "short";
	lines: readonly Line[];
}

/** How many lines are shown. */
const most = 1500;

/** What was found of a problem in the order of books: set play, tries, solutions. `isCut` says that there is more. */
export function partsOf(solution: PbiSolution): { parts: readonly Part[]; isCut: boolean } {
	const { stipulation, keys, tries = [], setPlay = [], short = [], shortIn } = solution;
	const isHelp = stipulation.startsWith("h");
	const writer = new Writer();
	const part = (name: Part["name"], branches: readonly PbiBranch[], write: (branches: readonly PbiBranch[]) => void): Part => {
		writer.lines = [];
		write(branches);
		return { name, lines: writer.lines };
	};
	const begins = stipulation.includes(".5") ? 1 : 0;
	const parts = isHelp
		? [
				part("setPlay", setPlay, (branches) => writer.whole(branches, 1 - begins)),
				part("short", short, (branches) => writer.whole(branches, begins)),
				part("solution", keys, (branches) => writer.whole(branches, begins)),
			]
		: [
				part("setPlay", setPlay, (branches) => writer.replies(branches, [], 0, 1)),
				part("tries", tries, (branches) => writer.firsts(branches, "?")),
				part(shortIn === undefined ? "solution" : "short", keys, (branches) => writer.firsts(branches, "!")),
			];
	return { parts: parts.filter(({ lines }) => lines.length > 0), isCut: writer.isCut || solution.cut === true };
}

/** Writes the lines of trees. A ply is a move of one side, from 0; that of the side that mates is even. */
class Writer {
	lines: Line[] = [];
	isCut = false;
	#count = 0;

	#add(line: Line): boolean {
		if (this.#count >= most) this.isCut = true;
		else {
			this.#count++;
			this.lines.push(line);
		}
		return !this.isCut;
	}

	/** Keys, or tries, each with the replies to it. */
	firsts(branches: readonly PbiBranch[], mark: "!" | "?"): void {
		for (const branch of branches) {
			if (!this.#add({ depth: 0, steps: attack(branch, [[branch]], mark) })) return;
			this.replies(branch.replies ?? [], [branch], 1);
		}
	}

	/**
	 * Replies after some moves, each with what follows it.
	 *
	 * @param unmade how many plies come before those moves, and are not made: of set play the first one
	 */
	replies(branches: readonly PbiBranch[], before: readonly PbiMove[], depth: number, unmade = 0): void {
		const ply = before.length + unmade;
		for (const group of alike(branches)) {
			if (this.isCut) return;
			const [one, ...others] = group;
			const ways: [Way, ...Way[]] = [[...before, one], ...others.map((reply) => [...before, reply])];
			const { replies: after = [] } = one;
			const steps = group.map((reply, at): Step => ({ ways: [ways[at] as Way], number: at === 0 ? numberOf(ply) : "", mark: reply.refutes ? "!" : "", ...(at > 0 && { other: "," }) }));
			const isShort = after.length === 1 || !after.some(goesOn);
			if (isShort) steps.push(...after.flatMap((branch, at) => attack(branch, ways.map((way, n) => [...way, group[n]?.replies?.[at] ?? branch]), "", at > 0, ply + 1)));
			if (!this.#add({ depth, steps })) return;
			for (const branch of after) {
				const way = [...ways[0], branch];
				if (!isShort && !this.#add({ depth: depth + 1, steps: attack(branch, [way], "", false, ply + 1) })) return;
				this.replies(branch.replies ?? [], way, depth + (isShort ? 1 : 2), unmade);
			}
		}
	}

	/** Lines of helpmates, each as a whole. */
	whole(branches: readonly PbiBranch[], begins: number, before: readonly PbiBranch[] = []): void {
		for (const branch of branches) {
			if (this.isCut) return;
			const moves = [...before, branch];
			if (branch.replies?.length) this.whole(branch.replies, begins, moves);
			else this.#add({ depth: 0, steps: moves.map((_, at) => ({ ways: [moves.slice(0, at + 1)], number: at === 0 || (at + begins) % 2 === 0 ? numberOf(at + begins) : "", mark: "" })) });
		}
	}
}

const numberOf = (ply: number): string => `${Math.floor(ply / 2) + 1}${ply % 2 === 0 ? "." : "…"}`;

/** A move of the side that mates, by the ways to it, with what it threatens. */
function attack(branch: PbiBranch, ways: Way[], mark: Step["mark"], isOther = false, ply = 0): Step[] {
	const first: Step = { ways: ways as [Way, ...Way[]], number: isOther ? "" : numberOf(ply), mark, ...(branch.zugzwang && { is: "zugzwang" as const }), ...(isOther && { other: "/" }) };
	const threats = branch.threats ?? [];
	return [first, ...threats.map((threat, at): Step => ({ ways: [[...(ways[0] ?? []), threat]], number: at === 0 ? numberOf(ply + 2) : "", mark: "", is: "threat", ...(at > 0 && { other: "," }) }))];
}

/** The replies that are written, those together that are met by the same last moves. */
function alike(replies: readonly PbiBranch[]): [PbiBranch, ...PbiBranch[]][] {
	const groups = new Map<string, [PbiBranch, ...PbiBranch[]]>();
	for (const [at, reply] of replies.entries()) {
		const { met, refutes, replies: after = [] } = reply;
		if (met) continue;
		const isLast = !refutes && after.length > 0 && !after.some(goesOn);
		const key = isLast ? after.map(({ san }) => san).join(" ") : String(at);
		const group = groups.get(key);
		if (group) group.push(reply);
		else groups.set(key, [reply]);
	}
	return [...groups.values()];
}

/** Whether there is something to write after a move. */
const goesOn = ({ replies = [], threats = [], zugzwang }: PbiBranch): boolean => zugzwang === true || threats.length > 0 || replies.some(({ met }) => !met);
