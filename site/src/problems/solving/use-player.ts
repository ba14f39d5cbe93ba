import { useMemo, useState } from "preact/hooks";
import type { Line, Part, Step, Way } from "./lines.js";

/** Where a person is in a solution; at the diagram where no line is named. Of several ways to a move, the one that was gone. */
interface Spot {
	line: number;
	step: number;
	way: number;
}

/** Leads through the lines of a solution. */
export interface Player {
	/** The moves that have led to what is on the board. */
	moves: Way;
	isAt(line: number, step: number): boolean;
	go(line: number, step: number): void;
	/** One move back or forward, or to another line; false where there is none. */
	turn(to: "back" | "forward" | "up" | "down"): boolean;
	/** To the diagram. */
	start(): void;
	isAtStart: boolean;
	isAtEnd: boolean;
}

/** The player of the lines of a solution. Where they are others, it is at the diagram again. */
export function usePlayer(parts: readonly Part[]): Player {
	const lines = useMemo(() => parts.flatMap(({ lines }) => lines), [parts]);
	const [{ spot, of }, setState] = useState<{ spot: Spot | undefined; of: readonly Line[] }>({ spot: undefined, of: lines });
	const here = of === lines ? spot : undefined;
	return useMemo(() => playerOf(lines, here, (spot) => setState({ spot, of: lines })), [lines, here]);
}

export function playerOf(lines: readonly Line[], spot: Spot | undefined, set: (spot: Spot | undefined) => void): Player {
	const moves = movesAt(lines, spot);
	const first = (line: number) => (lines[line] ? { line, step: 0, way: 0 } : null);
	const to = {
		back: () => (spot ? before(lines, spot) : null),
		forward: () => after(lines, spot),
		up: () => (spot && spot.line > 0 ? first(spot.line - 1) : null),
		down: () => first(spot ? spot.line + 1 : 0),
	};
	return {
		moves,
		isAt: (line, step) => spot?.line === line && spot.step === step,
		go: (line, step) => set({ line, step, way: 0 }),
		turn(name) {
			const next = to[name]();
			if (next === null) return false;
			set(next);
			return true;
		},
		start: () => set(undefined),
		isAtStart: spot === undefined,
		isAtEnd: to.forward() === null,
	};
}

function movesAt(lines: readonly Line[], spot: Spot | undefined): Way {
	return (spot && lines[spot.line]?.steps[spot.step]?.ways[spot.way]) ?? [];
}

const begins = (way: Way, moves: Way) => moves.every((move, at) => move === way[at]);

/** The move after a spot: the next one of its line, or else the first of a line below that goes on from it. */
function after(lines: readonly Line[], spot: Spot | undefined): Spot | null {
	if (!spot) return lines[0] ? { line: 0, step: 0, way: 0 } : null;
	const moves = movesAt(lines, spot);
	for (let line = spot.line; line < lines.length; line++) {
		const steps = lines[line]?.steps ?? [];
		for (let step = line === spot.line ? spot.step + 1 : 0; step < steps.length; step++) {
			const { ways, is } = steps[step] as Step;
			const way = is === "threat" ? -1 : ways.findIndex((each) => each.length === moves.length + 1 && begins(each, moves));
			if (way >= 0) return { line, step, way };
			// Only the first reply of a line follows what is above it.
			if (line !== spot.line) break;
		}
	}
	return null;
}

/** The move that was made before; undefined at the diagram. */
function before(lines: readonly Line[], spot: Spot): Spot | undefined {
	const moves = movesAt(lines, spot).slice(0, -1);
	for (let line = spot.line; line >= 0 && moves.length > 0; line--) {
		for (const [step, { ways }] of (lines[line]?.steps ?? []).entries()) {
			const way = ways.findIndex((each) => each.length === moves.length && begins(each, moves));
			if (way >= 0) return { line, step, way };
		}
	}
	return undefined;
}
