import type { Finding } from "../files/kit.js";
import type { Line } from "./example.js";
import { type Block, markdown } from "./markdown.js";
import type { Notation } from "./notations.js";
import { areaOf, type BookRule } from "./rule.js";

/** The example of a rule, as the core reports it. */
export interface Example {
	lines: Line[];
	/** What is said of it by the rule. */
	diagnostics: Finding[];
}

/** What a page says of a rule. */
export interface Entry {
	rule: BookRule;
	/** The page's parts, by their headings. */
	parts: Map<string, Block[]>;
	example: Example;
}

/** All rules and all clauses of the standard. */
export interface Book {
	of: Notation;
	entries: Entry[];
	clauses: Clause[];
}

/** The text of each rule's example, and what is said of it. */
export interface Source {
	of: Notation;
	rules: BookRule[];
	pages: Record<string, string>;
	examples: Record<string, Example>;
	/** "" where there is no page of the clauses. */
	conformance: string;
}

export function bookOf({ of, rules, pages, examples, conformance }: Source): Book {
	const entries = rules.map((rule): Entry => {
		const [page, example] = [pages[rule.name], examples[rule.name]];
		if (page === undefined || example === undefined) throw new Error(`There is no page about ${rule.name}.`);
		return { rule, parts: partsOf(page), example };
	});
	return { of, entries, clauses: clausesOf(conformance) };
}

/** The blocks of a page below each heading. */
function partsOf(page: string): Map<string, Block[]> {
	const parts = new Map<string, Block[]>();
	let part: Block[] = [];
	for (const block of markdown(page)) {
		if (block.kind === "heading") parts.set(block.runs.map(({ text }) => text).join(""), (part = []));
		else part.push(block);
	}
	return parts;
}

/** The first code block of a page: its example. */
export function exampleOf(page: string): string {
	const code = partsOf(page).get("Example")?.find((block) => block.kind === "code");
	if (code === undefined) throw new Error(`There is no example in ${page}`);
	return code.text;
}

/** What a rule does for the writer of a file, as its example shows: a fix may be safe, need a decision, or suit other cases. */
export function fixOf({ rule, example }: Entry): "safe" | "ifMeant" | "elsewhere" | undefined {
	if (!rule.fix) return undefined;
	const fixes = example.diagnostics.flatMap((each) => each.fixes ?? []);
	if (fixes.length === 0) return "elsewhere";
	return fixes.some(({ safe }) => safe) ? "safe" : "ifMeant";
}

/** Whether a rule is about files of export format alone. */
export const isOfExportAlone = (rule: BookRule): boolean => areaOf(rule) === "export";

/** A demand of the standard, with the rules that watch over it and the tests that hold it. */
export interface Clause {
	id: string;
	demand: string;
	rules: string[];
	tests: string[];
	/** How many tests there are beside those that are named. */
	moreTests: number;
}

/** Reads the table of core/pbn/testdata/conformance.md. */
function clausesOf(table: string): Clause[] {
	return table
		.split("\n")
		.filter((line) => /^\| (?!clause \|)/.test(line))
		.map((line) => {
			const [id, demand, rules, tests, ...rest] = line.slice(2, -2).split(/ \| /);
			if (id === undefined || demand === undefined || rules === undefined || tests === undefined || rest.length > 0)
				throw new Error(`This is not a row of the table of clauses: ${line}`);
			return {
				id,
				demand,
				rules: rules.split(" ").filter((rule) => rule !== ""),
				tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name.replaceAll("\\|", "|")),
				moreTests: Number(/and (\d+) more$/.exec(tests)?.[1] ?? 0),
			};
		});
}

/** The anchor of a clause on the page of all clauses. */
export const anchorOf = (clause: string): string => `c-${clause}`;

/** The items by what they have in common, each group where its first item stood. */
export function grouped<T>(items: readonly T[], key: (item: T) => string): [string, T[]][] {
	const groups = new Map<string, T[]>();
	for (const item of items) {
		const group = groups.get(key(item));
		if (group) group.push(item);
		else groups.set(key(item), [item]);
	}
	return [...groups];
}
