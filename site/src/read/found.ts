import type { Diagnostic } from "pbnkit";

/** What was found in a board that a person should know of. */
export interface Found {
	/** The first of the worst. */
	first: Diagnostic;
	count: number;
}

/** The errors and warnings of each game. */
export function foundIn(diagnostics: readonly Diagnostic[] = []): Map<number, Found> {
	const found = new Map<number, Found>();
	for (const diagnostic of diagnostics) {
		if (diagnostic.severity === "info") continue;
		const before = found.get(diagnostic.game);
		if (!before) found.set(diagnostic.game, { first: diagnostic, count: 1 });
		else {
			before.count++;
			if (diagnostic.severity === "error" && before.first.severity !== "error") before.first = diagnostic;
		}
	}
	return found;
}
