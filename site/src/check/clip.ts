import type { ChangedLine, Run } from "./lines.js";

/** How many characters of a part of a line are shown: of one that stays, before and after what changes, and of one that changes. */
const beside = 40;
const staying = 100;
const changing = 240;

/** How many lines that go, or that come, are shown one after another. */
const mostLines = 10;

/** The lines of a change, short enough to be looked at. */
export function clipped(lines: ChangedLine[]): ChangedLine[] {
	const shown: ChangedLine[] = [];
	for (let at = 0; at < lines.length; ) {
		const sign = lines[at]?.sign;
		let end = at;
		while (end < lines.length && lines[end]?.sign === sign) end++;
		shown.push(...fewLines(lines.slice(at, end)).map(clippedLine));
		at = end;
	}
	return shown;
}

function fewLines(lines: ChangedLine[]): ChangedLine[] {
	const [first] = lines;
	if (!first || lines.length <= mostLines) return lines;
	const skipped = lines.length - mostLines + 1;
	return [...lines.slice(0, mostLines - 2), { ...first, runs: [], skipped }, ...lines.slice(-1)];
}

function clippedLine(line: ChangedLine): ChangedLine {
	const last = line.runs.length - 1;
	const runs = line.runs.map(({ text, changed }, at): Run => {
		if (changed) return { text: middleOut(text, changing), changed };
		if (last === 0) return { text: cut(text, 0, staying), changed };
		if (at === 0) return { text: cut(text, -beside), changed };
		return { text: at === last ? cut(text, 0, beside) : middleOut(text, 2 * beside), changed };
	});
	return { ...line, runs };
}

/** A part of a text, with an ellipsis where there is more. */
function cut(text: string, from: number, to?: number): string {
	const characters = [...text];
	const part = characters.slice(from, to);
	if (part.length === characters.length) return text;
	return from < 0 ? `…${part.join("")}` : `${part.join("")}…`;
}

function middleOut(text: string, most: number): string {
	const characters = [...text];
	if (characters.length <= most) return text;
	return `${characters.slice(0, most / 2).join("")}…${characters.slice(-most / 2).join("")}`;
}
