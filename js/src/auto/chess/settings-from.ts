import { type ChessSettings, parts } from "../../chess/settings.js";

/** How an attribute is read: undefined is a value that it cannot have. */
interface Reading<Name extends keyof ChessSettings> {
	attribute: string;
	name: Name;
	/** For the message. */
	wants: string;
	read(text: string): ChessSettings[Name] | undefined;
}

function oneOf<Name extends keyof ChessSettings>(attribute: string, name: Name, values: Readonly<Record<string, ChessSettings[Name]>>): Reading<Name> {
	return { attribute, name, wants: `one of ${Object.keys(values).join(", ")}`, read: (text) => (Object.hasOwn(values, text) ? values[text] : undefined) };
}

/** The words of a list, each read by a function, or undefined where one is not known. */
function listOf<Item>(text: string, read: (word: string) => Item | undefined): Item[] | undefined {
	const items = text.split(/[\s,]+/).filter((word) => word !== "" && word !== "none").map(read);
	return items.includes(undefined) ? undefined : (items as Item[]);
}

type Diagram = ChessSettings["diagrams"][number];

const diagram = (word: string): Diagram | undefined =>
	word === "marked" || word === "start" || word === "end" || word === "faults" ? word : /^[1-9]\d{0,2}$/.test(word) ? Number(word) : undefined;
const place = (text: string) => (/^\d{1,4}[wb]?$/.test(text) ? text.replace("w", "") : undefined);

/** One row for each attribute of a container. */
const readings: readonly { [Name in keyof ChessSettings]: Reading<Name> }[keyof ChessSettings][] = [
	oneOf("data-orientation", "orientation", { white: "white", black: "black" }),
	oneOf("data-letters", "letters", { figurines: "figurines", language: "language", english: "english" }),
	{ attribute: "data-from", name: "from", wants: "a move such as 12 or 12b", read: place },
	{ attribute: "data-to", name: "to", wants: "a move such as 20 or 20b", read: place },
	{ attribute: "data-diagrams", name: "diagrams", wants: "some of marked, start, end, faults, or a number of moves", read: (text) => listOf(text, diagram) },
	oneOf("data-view", "hide", { game: "nothing", quiz: "moves" }),
	{ attribute: "data-show", name: "show", wants: `some of ${parts.join(", ")}`, read: (text) => listOf(text, (word) => parts.find((part) => part === word)) },
	oneOf("data-heading-level", "headingLevel", { 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 }),
];

/** The attributes of a block of chess that are settings. */
export const chessAttributes: readonly string[] = readings.map(({ attribute }) => attribute);

/** The settings in the data-* attributes of a block of chess. Those that are absent or cannot be read are not set; `complain` is told of the latter. */
export function chessSettings(attributes: Readonly<Record<string, string>>, complain: (message: string) => void): Partial<ChessSettings> {
	return Object.fromEntries(
		readings.flatMap(({ attribute, name, wants, read }) => {
			const text = attributes[attribute]?.trim().toLowerCase();
			if (!text) return [];
			const value = read(text);
			if (value !== undefined) return [[name, value]];
			complain(`${attribute}="${text}" is not known: it has to be ${wants}.`);
			return [];
		}),
	);
}

/** Which games of a text are shown, by their numbers and in the order that a writer names them: "3", or "1-4,7". All where nothing is said. */
export function chosenByNumber<Game extends { number: number }>(games: readonly Game[], choice: string | undefined): readonly Game[] {
	if (!choice) return games;
	const ranges = choice.split(",").map((part) => {
		const [, from = "0", to = from] = /^\s*(\d+)(?:\s*[-–]\s*(\d+))?\s*$/.exec(part) ?? [];
		return [Number(from), Number(to)] as const;
	});
	return [...new Set(ranges.flatMap(([from, to]) => games.slice(Math.max(0, from - 1), to)))];
}
