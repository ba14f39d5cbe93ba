import type { PlayedSettings } from "../../played/types.js";

/** How an attribute is read: undefined is a value that it cannot have. */
interface ReadingOf<Name, Value> {
	attribute: string;
	name: Name;
	/** For the message. */
	wants: string;
	read(text: string): Value | undefined;
}

/** How one of the attributes that are settings is read. */
export type Reading<Settings> = { [Name in keyof Settings]: ReadingOf<Name, Settings[Name]> }[keyof Settings];

export function oneOf<const Name, const Value>(attribute: string, name: Name, values: Readonly<Record<string, Value>>): ReadingOf<Name, Value> {
	return { attribute, name, wants: `one of ${Object.keys(values).join(", ")}`, read: (text) => (Object.hasOwn(values, text) ? values[text] : undefined) };
}

/** The words of a list, each read by a function, or undefined where one is not known. */
function listOf<Item>(text: string, read: (word: string) => Item | undefined): Item[] | undefined {
	const items = text.split(/[\s,]+/).filter((word) => word !== "" && word !== "none").map(read);
	return items.includes(undefined) ? undefined : (items as Item[]);
}

type Diagram = PlayedSettings["diagrams"][number];

const diagram = (word: string): Diagram | undefined =>
	word === "marked" || word === "start" || word === "end" || word === "faults" ? word : /^[1-9]\d{0,2}$/.test(word) ? Number(word) : undefined;
const place = (text: string) => (/^\d{1,4}[wb]?$/.test(text) ? text.replace("w", "") : undefined);

/** Those that all played games have: a row for each attribute of a container. */
export const readings: readonly Reading<PlayedSettings>[] = [
	oneOf("data-orientation", "orientation", { white: "white", black: "black" }),
	{ attribute: "data-from", name: "from", wants: "a move such as 12 or 12b", read: place },
	{ attribute: "data-to", name: "to", wants: "a move such as 20 or 20b", read: place },
	{ attribute: "data-diagrams", name: "diagrams", wants: "some of marked, start, end, faults, or a number of moves", read: (text) => listOf(text, diagram) },
	oneOf("data-view", "hide", { game: "nothing", quiz: "moves" }),
	oneOf("data-heading-level", "headingLevel", { 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 }),
];

/** How the parts are read that are shown. */
export const partsFrom = <Part extends string>(parts: readonly Part[]): ReadingOf<"show", readonly Part[]> => ({
	attribute: "data-show",
	name: "show",
	wants: `some of ${parts.join(", ")}`,
	read: (text) => listOf(text, (word) => parts.find((part) => part === word)),
});

/** The settings in the data-* attributes of a block. Those that are absent or cannot be read are not set; `complain` is told of the latter. */
export function settingsFrom<Settings>(readings: readonly Reading<Settings>[], attributes: Readonly<Record<string, string>>, complain: (message: string) => void): Partial<Settings> {
	return Object.fromEntries(
		readings.flatMap(({ attribute, name, wants, read }) => {
			const text = attributes[attribute]?.trim().toLowerCase();
			if (!text) return [];
			const value = read(text);
			if (value !== undefined) return [[name, value]];
			complain(`${attribute}="${text}" is not known: it has to be ${wants}.`);
			return [];
		}),
	) as Partial<Settings>;
}
