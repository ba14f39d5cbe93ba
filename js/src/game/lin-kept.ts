/** The commands that were kept when LIN became PBN, and are written again. */

/** The commands that say something about a game: written as they are, they would say it again. */
const said = new Set("vg mn rs pw pn qx md sv ah mb an pc mc up nt at pg zz".split(" "));

/** Whether a text is commands that are kept again where they are written as they are: none says anything about the game. */
export function isAgain(text: string): boolean {
	if (!text.endsWith("|")) return false;
	// The bars are around the values: what is before each second one of them is a name.
	const parts = text.split("|").slice(0, -1);
	return parts.length % 2 === 0 && parts.every((part, at) => at % 2 === 1 || isName(at === 0 ? part : part.trimStart()));
}

function isName(text: string): boolean {
	return /^[a-z\d]{2}$/i.test(text) && !said.has(text.toLowerCase());
}

/** Whether a text is the command that said the chapter of a lesson, as in A1 or C22. A room is no chapter. */
export function chapterIn(text: string): boolean {
	return /^qx\|(?![oOc])[a-z]\d{1,4}\s*\|$/i.test(text);
}

const matchCommand = "vg|";

/** The title of a match, and the fields of its command from the scoring on, none where that is not there. */
export function matchFields(text: string): { title: string; rest: string[] } {
	const fields = text.slice(matchCommand.length, -1).split(",").map((field) => field.trim());
	// Title and segment can have commas: the scoring, a letter with two numbers after it, says where they end.
	const scoring = fields.findIndex((field, at) => at > 0 && field.length <= 1 && /^\d{1,4}$/.test(fields[at + 1] ?? "") && /^\d{1,4}$/.test(fields[at + 2] ?? ""));
	if (scoring < 0) return { title: fields.join(","), rest: [] };
	return { title: fields.slice(0, Math.max(1, scoring - 1)).join(","), rest: fields.slice(scoring) };
}

/** Whether a text is the command that began the match of an event when LIN became PBN. */
export function isMatchOf(text: string, event: string): boolean {
	if (!text.startsWith(matchCommand) || !text.endsWith("|")) return false;
	const { title, rest } = matchFields(text);
	return rest.length > 0 && title.replaceAll("|", "/").replace(/\s+/g, " ").replace(/,\s*/g, ",") === event.replace(/,\s*/g, ",");
}
