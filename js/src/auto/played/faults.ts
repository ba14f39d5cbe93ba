import type { Fault } from "../../played/types.js";
import type { BlockDiagnostic, BlockGame, BlockMove } from "./own.js";

/** What was found about moves of a game, with the places of these. No game is walked through where nothing was. */
export function faultsOf(game: BlockGame, diagnostics: readonly BlockDiagnostic[], isOfMoves: (rule: string) => boolean): Fault[] {
	const { start, end } = game.span;
	const ofMoves = diagnostics.filter(({ rule, severity, span }) => severity === "error" && isOfMoves(rule) && span.start.byte >= start.byte && span.start.byte < end.byte);
	const messages = new Map(ofMoves.map(({ span, message }) => [span.start.byte, message]));
	const faults: Fault[] = [];
	const lines: { moves: readonly BlockMove[]; path: readonly number[] }[] = messages.size > 0 ? [{ moves: game.moves, path: [] }] : [];
	for (let line = lines.pop(); line; line = lines.pop()) {
		for (const [at, move] of line.moves.entries()) {
			const path = [...line.path, at];
			const message = messages.get(move.span.start.byte);
			if (message) faults.push({ path, message });
			for (const [n, moves] of (move.variations ?? []).entries()) lines.push({ moves, path: [...path, n] });
		}
	}
	return faults;
}
