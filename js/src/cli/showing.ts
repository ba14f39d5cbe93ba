import { mistake, UsageError, type Values } from "./values.js";
// How games are shown, for the commands that make HTML of them.
import { languageTags, wordsOf } from "../viewer/language/languages.js";
import { settingsFrom } from "../viewer/block/settings-from.js";

/** The options that are the data-* attributes of their names, and have the values of those: the viewer reads them. */
const settings = ["show", "view", "board", "hidden", "suits", "ten", "first-seat", "rotate", "at", "links", "heading-level"];

/** The settings that were given, as attributes of a block. Throws UsageError. */
export function shownAs(values: Values): Record<string, string> {
	const attributes = Object.fromEntries(
		settings.flatMap((name) => {
			const value = values.one(name);
			return value === undefined ? [] : [[`data-${name}`, value]];
		}),
	);
	settingsFrom(attributes, (message) => {
		throw new UsageError(message.replace("data-", "--").replace(/\.$/, ""));
	});
	return attributes;
}

/** The language that was asked for. Throws UsageError. */
export function languageOf(values: Values): string | undefined {
	const lang = values.one("lang");
	if (lang !== undefined && !wordsOf(lang)) throw mistake("wrongChoice", { option: "--lang", choices: languageTags.join(", "), given: lang });
	return lang;
}
