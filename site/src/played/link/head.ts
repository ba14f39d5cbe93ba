/** A line of a tag, without what is around it. */
const tag = /^\[(\w{1,99})[ \t]{1,9}"(.*)"\]$/;

const nowhere = { byte: 0, utf16: 0, line: 1, column: 1 };
const span = { start: nowhere, end: nowhere };

/** The tags of the first game of a text, and the value of one by its name. `escaped` finds what has a backslash before it in values. */
export function headIn(text: string, escaped: RegExp) {
	const tags: { name: string; value: string; span: typeof span }[] = [];
	for (const line of text.replace(/^\uFEFF/, "").trimStart().split("\n")) {
		const [, name, value = ""] = tag.exec(line.trim()) ?? [];
		if (name === undefined) break;
		tags.push({ name, value: value.replace(escaped, "$1"), span });
	}
	return { number: 1, span, tags, value: (name: string) => tags.find((each) => each.name === name)?.value };
}
