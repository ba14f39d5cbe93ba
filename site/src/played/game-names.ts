import { filled } from "../words/filled.js";
import type { Entry } from "./game-index.js";
import type { PlayedWords } from "../words/words.js";

/** "Oakes – Quill"; where no player is known, the chapter of a study, which lichess writes behind the study's name; or else "Game 3". */
export function namesOf(entry: Entry, words: PlayedWords): string {
	if (hasPlayers(entry)) return `${familyName(entry.white)} – ${familyName(entry.black)}`;
	const chapter = entry.event.slice(entry.event.indexOf(": ") + 1).trim();
	return chapter || filled(words.list.unnamed, { n: entry.number }, words);
}

export const hasPlayers = ({ white, black }: Entry): boolean => white !== "" || black !== "";

/** What comes before the comma, which is enough beside another name. */
function familyName(name: string): string {
	return name === "" ? "?" : (name.split(",")[0] ?? name).trim();
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A date as a tag has it, in words: "12 Mar 2026", and of what is not known whole, what is. */
export function dateOf(date: string, tag: string): string {
	const [, year, month, day] = /^(\d{4})(?:\.(\d\d))?(?:\.(\d\d))?/.exec(date) ?? [];
	if (year === undefined) return "";
	if (month === undefined) return year;
	const key = `${tag}${day === undefined ? "" : " day"}`;
	const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, { year: "numeric", month: "short", ...(day !== undefined && { day: "numeric" }), timeZone: "UTC" });
	formats.set(key, format);
	const at = new Date(0);
	at.setUTCFullYear(Number(year), Number(month) - 1, Number(day ?? 1));
	return at.getUTCMonth() === Number(month) - 1 ? format.format(at) : date;
}
