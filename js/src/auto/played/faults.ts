import type { Fault } from "../../played/types.js";
import type { BlockDiagnostic, BlockGame, BlockMove } from "./own.js";

/** What was found about moves of a game, with the places of these. No game is walked through where nothing was. */
export function faultsOf(game: BlockGame, diagnostics: readonly BlockDiagnostic[], faultOf: (diagnostic: BlockDiagnostic) => Omit<Fault, "path"> | undefined): Fault[] {
	const { start, end } = game.span;
	const ofGame = diagnostics.filter(({ severity, span }) => severity === "error" && span.start.byte >= start.byte && span.start.byte < end.byte);
	const told = new Map(ofGame.flatMap((diagnostic) => {
		const fault = faultOf(diagnostic);
		return fault ? [[diagnostic.span.start.byte, fault] as const] : [];
	}));
	const faults: Fault[] = [];
	const lines: { moves: readonly BlockMove[]; path: readonly number[] }[] = told.size > 0 ? [{ moves: game.moves, path: [] }] : [];
	for (let line = lines.pop(); line; line = lines.pop()) {
		for (const [at, move] of line.moves.entries()) {
			const path = [...line.path, at];
			const fault = told.get(move.span.start.byte);
			if (fault) faults.push({ path, ...fault });
			for (const [n, moves] of (move.variations ?? []).entries()) lines.push({ moves, path: [...path, n] });
		}
	}
	return faults;
}
