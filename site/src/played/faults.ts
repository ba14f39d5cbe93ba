import type { Finding } from "../files/kit.js";
import { type Checked, groupsOf } from "../check/groups.js";
import type { Lines, MoveFault } from "./notation.js";

/** What needs a person, by the games it is in. */
export function needsOf(checked: Checked | undefined): ReadonlyMap<number, Finding[]> {
	const needs = new Map<number, Finding[]>();
	if (!checked) return needs;
	for (const { fate, findings } of groupsOf(checked)) {
		if (fate !== "needs") continue;
		for (const finding of findings) {
			const before = needs.get(finding.game);
			if (before) before.push(finding);
			else needs.set(finding.game, [finding]);
		}
	}
	return needs;
}

/**
 * What is found in moves of a game, at them, and what is found elsewhere in it. A finding is at the move that it begins in.
 *
 * @param more what a finding says of a move besides its message
 * @param from where the game begins in its file, in bytes, from where the places of the findings count
 */
export function faultsOf(game: Lines, findings: readonly Finding[], from: number, more?: (finding: Finding) => object): { faults: MoveFault[]; others: readonly Finding[] } {
	if (findings.length === 0) return { faults: [], others: [] };
	const wanted = new Map(findings.map((finding) => [finding.span.start.byte - from, finding]));
	const faults: MoveFault[] = [];
	const lines: (Pick<Lines, "moves"> & { path: number[] })[] = [{ moves: game.moves, path: [] }];
	// Variations may be as deep as the text is long.
	for (let line = lines.pop(); line; line = lines.pop()) {
		for (const [at, { span, variations = [] }] of line.moves.entries()) {
			const found = wanted.get(span.start.byte);
			if (found) faults.push({ path: [...line.path, at], message: found.message, ...more?.(found) });
			wanted.delete(span.start.byte);
			for (const [n, moves] of variations.entries()) lines.push({ moves, path: [...line.path, at, n] });
		}
	}
	return { faults, others: [...wanted.values()] };
}
