import { boolean, completed, loading, onProgress, oneOf, oneOfThese, type Option, signal, to } from "../host/options.js";
import { fixes, gameCount, pieces, severities, text, whole } from "../host/verb-options.js";

/** What the options of the writer may be; the first of each is what holds where the caller gives nothing. */
const writerChoices = {
	as: ["export", "reduced"],
	encoding: ["utf-8", "iso-8859-1", "ascii"],
	order: ["file", "collate"],
	escapes: ["keep", "omit"],
	variations: ["keep", "omit"],
	comments: ["keep", "omit"],
	nags: ["keep", "omit"],
	clocks: ["keep", "omit"],
};

/** Other names. */
const others: Record<string, string[]> = { encoding: ["utf8", "latin1"] };

const writer = Object.fromEntries(Object.entries(writerChoices).map(([name, values]) => [name, oneOfThese(values, others[name] ?? [])]));

const moves: Option = { ...boolean, fallback: true };

const columns: Option = {
	fallback: undefined,
	wants: "an array of strings",
	accepts: (value) => Array.isArray(value) && value.every((name) => typeof name === "string"),
};

/** What the letters have to be, only the core knows. */
const letters: Option = { fallback: undefined, wants: "a string that is not empty", accepts: (value) => typeof value === "string" && value !== "" };

const known = {
	load: loading,
	parse: { ...pieces, from: gameCount, count: gameCount, moves },
	games: { ...pieces, from: gameCount, count: gameCount, moves, diagnostics: boolean, position: letters, material: letters, variations: boolean },
	validate: { ...pieces, as: oneOf("import", "export", "reduced"), severities, text },
	export: { ...pieces, ...writer, text, to },
	apply: { ...whole, severities, text, fixes, unmappable: oneOf("refuse", "replace") },
	edit: { ...whole, severities, text },
	convert: {
		...whole,
		to: oneOf("fen", "epd", "csv", "uci", "pgn"),
		positions: oneOf("plies", "end", "start"),
		distinct: boolean,
		enPassant: oneOf("always", "legal"),
		castling: oneOf("letters", "files"),
		columns,
		from: oneOf("auto", "epd", "fen"),
		moves: oneOf("moves", "comment"),
	},
	blocks: { ...whole, notation: oneOf("pgn", "fen") },
	write: { signal, onProgress, ...writer, unmappable: oneOf("refuse", "replace") },
	fen: { enPassant: oneOf("standard", "legal"), signal },
	legalMoves: { variant: oneOf("chess", "chess960"), signal },
} satisfies Record<string, Record<string, Option>>;

/** The options of a function with every field present. Throws TypeError, which names the option. */
export function complete(verb: keyof typeof known, given: object): Record<string, unknown> {
	return completed(verb, known[verb], given);
}
