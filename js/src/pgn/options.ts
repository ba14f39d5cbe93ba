import { boolean, completed, loading, oneOf, type Option, signal } from "../host/options.js";
import { fixes, gameCount, pieces, severities, text, whole } from "../host/verb-options.js";

const moves: Option = { ...boolean, fallback: true };

const known = {
	load: loading,
	parse: { ...pieces, from: gameCount, count: gameCount, moves },
	games: { ...pieces, from: gameCount, count: gameCount, moves, diagnostics: boolean },
	validate: { ...pieces, as: oneOf("import", "export", "reduced"), severities, text },
	apply: { ...whole, severities, text, fixes, unmappable: oneOf("refuse", "replace") },
	fen: { enPassant: oneOf("standard", "legal"), signal },
} satisfies Record<string, Record<string, Option>>;

/** The options of a function with every field present. Throws TypeError, which names the option. */
export function complete(verb: keyof typeof known, given: object): Record<string, unknown> {
	return completed(verb, known[verb], given);
}
