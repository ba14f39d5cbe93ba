import type { Edit, Encoding, Fix } from "pbnkit";
import type { Finding } from "../files/kit.js";
import { textOf, visible } from "./excerpt.js";

/** What was in a file, and what the download has there. */
export interface BeforeAfter {
	before: string;
	after: string;
}

/** How much of a text is shown, in characters. */
const most = 48;

/** How much a change may span to be shown as a whole, in bytes, and how far its word may go on before and after it, in characters. */
const widest = 400;
const wordPart = 24;

/** What ends a word. */
const ends = new Set(' \t\r\n[]{}";,');

/** The safe fix of a finding, which the download makes as well; undefined where it has none. */
export function fixInDownload({ fixes }: Finding): Fix | undefined {
	return fixes?.find(({ safe, edits }) => safe && edits.length > 0);
}

/** What a fix does to the word that it is in, such as "1N" and "1NT"; undefined where it moves lines. Rejects where the file cannot be read. */
export async function beforeAfter(file: Blob, encoding: Encoding, { edits }: Fix): Promise<BeforeAfter | undefined> {
	const sorted = [...edits].sort((a, b) => a.span.start.byte - b.span.start.byte);
	const from = sorted[0]?.span.start.byte ?? 0;
	const near = sorted.filter(({ span }) => span.end.byte - from <= widest);
	const shown = near.length > 0 ? near : sorted.slice(0, 1);
	const to = Math.min(shown.at(-1)?.span.end.byte ?? from, from + widest);
	const [head, before, tail] = await Promise.all([textOf(file, encoding, Math.max(0, from - 4 * wordPart), from), textOf(file, encoding, from, to), textOf(file, encoding, to, to + 4 * wordPart)]);
	const after = await edited(file, encoding, shown, from);
	const [start, end] = [lastWord(head), firstWord(tail)];
	const changed = withoutCommon((start + before + end).trim(), (start + after + end).trim());
	// Of what goes to another place, or is more than a line, the two say nothing beside each other.
	if (hasLines(changed.before) || hasLines(changed.after)) return undefined;
	return { before: clipped(changed.before), after: clipped(changed.after) };
}

/** Two texts without the words that both have at their ends. */
function withoutCommon(before: string, after: string): BeforeAfter {
	const [was, is] = [before.split(" "), after.split(" ")];
	while (was.length > 1 && is.length > 1 && was[0] === is[0]) [was, is].forEach((words) => words.shift());
	while (was.length > 1 && is.length > 1 && was.at(-1) === is.at(-1)) [was, is].forEach((words) => words.pop());
	return { before: was.join(" "), after: is.join(" ") };
}

function hasLines(text: string): boolean {
	return text.includes("\n") || text.includes("\r");
}

async function edited(file: Blob, encoding: Encoding, edits: readonly Edit[], from: number): Promise<string> {
	let text = "";
	let at = from;
	for (const { span, text: written } of edits) {
		text += (await textOf(file, encoding, at, span.start.byte)) + written;
		at = span.end.byte;
	}
	return text;
}

function lastWord(text: string): string {
	let at = text.length;
	while (at > 0 && text.length - at < wordPart && !ends.has(text[at - 1] as string)) at--;
	return text.slice(at);
}

function firstWord(text: string): string {
	let at = 0;
	while (at < text.length && at < wordPart && !ends.has(text[at] as string)) at++;
	return text.slice(0, at);
}

function clipped(text: string): string {
	const characters = [...visible(text)];
	return characters.length > most ? `${characters.slice(0, most).join("")}…` : characters.join("");
}
