// How games are shown, for the commands that make HTML of them.
import { languageTags, wordsOf } from "../viewer/language/languages.js";
import { settingsFrom } from "../viewer/block/settings-from.js";
import { type Flag, UsageError, type Values } from "./command.js";

/** Each is the data-* attribute of its name, and has the values of that: the viewer reads them. */
const settings: [name: string, values: string, about: string][] = [
	["show", "PARTS", "some of diagram, auction, notes, play, comments, results, dd, hcp, source"],
	["view", "VIEW", "deal, hand, two-hands, auction, play, quiz or print"],
	["board", "BOARDS", "these boards only, as in 1-8,12"],
	["hidden", "SEATS", "the hands that are hidden, as in EW, or none; without it what the games say"],
	["suits", "2|4|mono", "how many colours the suits have"],
	["ten", "10|T", "how a ten is written"],
	["first-seat", "SEAT", "the first column of an auction: W, N or dealer"],
	["rotate", "HOW", "declarer-south turns the diagram so that declarer sits there; none does not"],
	["at", "PLACE", "where the play begins: start, end, or as in trick:3, card:9"],
	["links", "LINKS", "where the deal can be opened: some of bbo, bsol, lin, pbn"],
	["heading-level", "LEVEL", "of the headings, 2 to 6"],
];

const string: Flag = { type: "string" };

export const showing: Record<string, Flag> = { lang: string, ...Object.fromEntries(settings.map(([name]) => [name, string])) };

export const showingDetails = [["lang", "LANGUAGE", `of the words: ${languageTags.join(", ")}`], ...settings]
	.map(([name, values, about]) => line(`--${name} ${values}`, about as string))
	.join("\n");

/** A line of a command's details. */
export function line(flag: string, about: string): string {
	return `  ${flag.padEnd(22)} ${about}`;
}

/** The settings that were given, as attributes of a block. Throws UsageError. */
export function shownAs(values: Values): Record<string, string> {
	const attributes = Object.fromEntries(
		settings.flatMap(([name]) => {
			const value = values[name] as string | undefined;
			return value === undefined ? [] : [[`data-${name}`, value]];
		}),
	);
	settingsFrom(attributes, (message) => {
		throw new UsageError(message.replace("data-", "--").replace(/\.$/, ""));
	});
	return attributes;
}

/** The language that was asked for. Throws UsageError. */
export function languageOf({ lang }: Values): string | undefined {
	if (lang !== undefined && !wordsOf(lang as string)) {
		throw new UsageError(`--lang takes ${languageTags.join(", ")}, not “${lang as string}”`);
	}
	return lang as string | undefined;
}
