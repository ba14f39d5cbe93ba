import type { Desk, DeskField } from "pbnkit/desk";

/** What a list asks of the desk of its notation. */
export type ListDesk = Pick<Desk, "fields" | "check" | "find" | "close">;

/** What begins a condition, without parentheses and with single blanks: a field and how it is compared, behind "not" and the name of a hand. */
const beginning = /^(?:not )*(?:[a-z]{1,2} ?: ?)?(?:not )?(?:has [a-z]\w*(?: ?\)| and\b| or\b|$)|[a-z]\w*(?: ?(?:!?[=~]|[<>])| in \S*\d))/i;

/** What is longer is a text that somebody has pasted. */
const longest = 2000;

/** Whether a text of the search is a condition, and not words that are looked for. */
export function isCondition(text: string): boolean {
	return text.length < longest && beginning.test(text.replace(/[\s(]+/g, " ").trim());
}

/** How the menu compares a field. */
export type Test = "part" | "isSame" | "isOther" | "least" | "most" | "has" | "hasNot";

const operators: Partial<Record<Test, string>> = { part: "~", isSame: "=", isOther: "!=", least: ">=", most: "<=" };

/** How a field can be compared, the usual way first. */
export function testsOf({ kind, choices }: DeskField): readonly Test[] {
	if (kind === "number" || kind === "date") return ["isSame", "least", "most", "isOther", "has", "hasNot"];
	return kind === "shape" || choices ? ["isSame", "isOther", "has", "hasNot"] : ["part", "isSame", "isOther", "has", "hasNot"];
}

/** Whether a test has a value. */
export const hasValue = (test: Test): boolean => operators[test] !== undefined;

/** A test as a condition has it. */
export function conditionOf({ name }: DeskField, scope: string, test: Test, value: string): string {
	const of = scope === "" ? "" : `${scope}:`;
	if (!hasValue(test)) return test === "has" ? `${of}has ${name}` : `${of}not has ${name}`;
	return `${of}${name} ${operators[test]} ${/^[^\s"'\\,()]+$/.test(value) ? value : `"${value.replace(/[\\"]/g, "\\$&")}"`}`;
}

/** A query with one test more. */
export function withTest(query: string, test: string): string {
	if (!isCondition(query)) return test;
	return `${/\bor\b/i.test(query) ? `(${query.trim()})` : query.trim()} and ${test}`;
}
