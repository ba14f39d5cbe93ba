import type { ChessPart, ChessSettings } from "pbnkit/pgn/viewer";

const parts: readonly ChessPart[] = ["players", "event", "clocks", "captured", "evaluation", "marks", "moves", "variations", "comments", "glyphs"];

/** Each setting that an address may have, from its text; undefined of what makes no sense. */
const read: { [Name in "orientation" | "letters" | "from" | "to" | "diagrams" | "hide" | "show"]: (text: string) => ChessSettings[Name] | undefined } = {
	orientation: (text) => oneOf(text, ["white", "black"]),
	letters: (text) => oneOf(text, ["figurines", "language", "english"]),
	from: (text) => (move.test(text) ? text : undefined),
	to: (text) => (move.test(text) ? text : undefined),
	diagrams: (text) =>
		words(text).flatMap((word) => {
			const every = /^[1-9]\d{0,2}$/.test(word) ? Number(word) : oneOf(word, ["marked", "start", "end"]);
			return every === undefined ? [] : [every];
		}),
	hide: (text) => oneOf(text, ["nothing", "moves"]),
	show: (text) => words(text).flatMap((word) => oneOf(word, parts) ?? []),
};

const move = /^\d{1,6}[wb]?$/;

/** How a game is shown, by the part of an address after "#". */
export function settingsIn(hash: string): Partial<ChessSettings> {
	const parameters = new URLSearchParams(hash.replace(/^#/, ""));
	// As the attribute of a container says it.
	if (parameters.get("view") === "quiz") parameters.set("hide", "moves");
	const found = Object.entries(read).flatMap(([name, valueOf]) => {
		const text = parameters.get(name);
		const value = text === null ? undefined : valueOf(text);
		return value === undefined ? [] : [[name, value]];
	});
	return Object.fromEntries(found) as Partial<ChessSettings>;
}

function oneOf<Value extends string>(text: string, values: readonly Value[]): Value | undefined {
	return values.find((value) => value === text);
}

const words = (text: string) => text.split(/[\s,]+/).filter(Boolean);
