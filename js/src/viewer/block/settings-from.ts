import type { Seat } from "../../pbn/types.js";
import { type BoardChoice, defaults, type Link, links, type Part, parts, type Settings } from "../settings.js";

/** How an attribute is read: undefined is a value that it cannot have. */
interface Reading<Name extends keyof Settings> {
	attribute: string;
	name: Name;
	/** What the attribute without a value says. */
	bare?: Settings[Name];
	/** For the message. */
	wants: string;
	/** All that it can be, where that is a few. */
	values?: readonly Settings[Name][];
	read(text: string): Settings[Name] | undefined;
}

function oneOf<Name extends keyof Settings>(attribute: string, name: Name, ...values: (Settings[Name] & (string | number))[]): Reading<Name> {
	return {
		attribute,
		name,
		values,
		wants: `one of ${values.join(", ")}`,
		read: (text) => values.find((value) => String(value).toLowerCase() === text.toLowerCase()),
	};
}

/** The words of a list, or undefined where one is not known. "none" is an empty list. */
function listOf<Word extends string>(text: string, known: readonly Word[]): Word[] | undefined {
	const words = text.toLowerCase().split(/[\s,]+/).filter((word) => word !== "" && word !== "none");
	return words.every((word) => known.includes(word as Word)) ? (words as Word[]) : undefined;
}

function place(text: string): Settings["at"] | undefined {
	if (text === "start" || text === "end") return text;
	const [, what, number] = /^(trick|card):(\d+)$/.exec(text) ?? [];
	if (!number) return undefined;
	return what === "trick" ? { trick: Number(number) } : { card: Number(number) };
}

/** One row for each attribute of a container. */
const readings: readonly { [Name in keyof Settings]: Reading<Name> }[keyof Settings][] = [
	{ attribute: "data-show", name: "show", wants: `some of ${parts.join(", ")}`, read: (text) => listOf<Part>(text, parts) },
	oneOf("data-view", "view", "deal", "hand", "two-hands", "auction", "play", "quiz", "print"),
	{ attribute: "data-board", name: "boards", wants: "boards and ranges such as 1-8,12", read: boardChoices },
	{
		attribute: "data-hidden",
		name: "hidden",
		wants: "some of N, E, S and W, or none",
		read: (text) => (text === "none" ? [] : /^[nesw]+$/i.test(text) ? ([...new Set(text.toUpperCase())] as Seat[]) : undefined),
	},
	oneOf("data-suits", "suits", "2", "4", "mono"),
	oneOf("data-ten", "ten", "10", "T"),
	oneOf("data-first-seat", "firstSeat", "W", "N", "dealer"),
	oneOf("data-rotate", "rotate", "none", "declarer-south"),
	{ attribute: "data-at", name: "at", wants: "start, end, or one such as trick:3 or card:9", read: place },
	{ attribute: "data-links", name: "links", wants: `some of ${links.join(", ")}`, read: (text) => listOf<Link>(text, links) },
	oneOf("data-games", "games", "list", "picker"),
	{ ...oneOf("data-double-dummy", "doubleDummy", "none", "ask"), bare: "ask" },
	oneOf("data-heading-level", "headingLevel", 2, 3, 4, 5, 6),
];

/** What is wrong with settings that a script gives; undefined where nothing is. */
export function settingProblem(settings: object): string | undefined {
	for (const [name, value] of Object.entries(settings)) {
		if (!Object.hasOwn(defaults, name)) return `there is no setting "${name}"`;
		const values: readonly unknown[] | undefined = readings.find((reading) => reading.name === name)?.values;
		if (value === undefined) continue;
		if (values && !values.includes(value)) return `the setting "${name}" has to be one of ${values.map((one) => JSON.stringify(one)).join(", ")}`;
		if (["show", "boards", "hidden", "revealed", "links"].includes(name) && !Array.isArray(value)) return `the setting "${name}" has to be an array`;
	}
	return undefined;
}

/**
 * The settings in the data-* attributes of an element, which are given by their names. Those that are absent or cannot be
 * read are not set; `complain` is told of the latter.
 *
 * @example
 * ```js
 * import { settingsFrom } from "pbnkit/viewer";
 *
 * console.log(settingsFrom({ "data-suits": "4", "data-ten": "X" }, (message) => console.log(message)));
 * // data-ten="X" is not known: it has to be one of 10, T.
 * // { suits: '4' }
 * ```
 */
export function settingsFrom(attributes: Readonly<Record<string, string>>, complain: (message: string) => void): Partial<Settings> {
	return Object.fromEntries(
		readings.flatMap(({ attribute, name, bare, wants, read }) => {
			const text = attributes[attribute]?.trim();
			if (!text) return text === "" && bare !== undefined ? [[name, bare]] : [];
			const value = read(text);
			if (value !== undefined) return [[name, value]];
			complain(`${attribute}="${text}" is not known: it has to be ${wants}.`);
			return [];
		}),
	);
}

/**
 * Reads "1-8,12". Undefined if that is not a choice.
 *
 * @example
 * ```js
 * import { boardChoices } from "pbnkit/viewer";
 *
 * console.log(boardChoices("1-8,12"), boardChoices(",")); // [ { from: 1, to: 8 }, { board: '12' } ] undefined
 * ```
 */
export function boardChoices(text: string): BoardChoice[] | undefined {
	const parts = text.split(",").map((part) => part.trim());
	if (parts.includes("")) return undefined;
	return parts.map((part) => {
		const [, from, to] = /^(\d+)\s*[-–]\s*(\d+)$/.exec(part) ?? [];
		return from === undefined ? { board: part } : { from: Number(from), to: Number(to) };
	});
}
