import { render } from "preact-render-to-string";
import { bridge } from "../rooms/facts.js";
import { areaOf, areas, bookOf, otherOf, type Source } from "./book.js";
import { ConformancePage } from "./conformance-page.js";
import { IndexPage } from "./index-page.js";
import { RulePage } from "./rule-page.js";

export { exampleOf } from "./book.js";
export { marked, written, writtenAgain } from "./example.js";

/** A page for the frame of all pages. */
export interface Page {
	file: string;
	/** Its word in the navigation. */
	label?: string;
	/** The page of the navigation that this one belongs to. */
	partOf?: string;
	title: string;
	description: string;
	styles: string[];
	body: string;
	/** Where the page was before, and links may still lead. */
	before?: string;
}

const index = "rules/index.html";
const styles = ["rules.css"];

/** The pages of the rules and of the standard. */
export function pagesOf(source: Source): Page[] {
	const book = bookOf(source);
	const all: Page[] = [
		{
			file: index,
			label: "rules",
			title: "Rules for PBN bridge files",
			description: `The ${book.entries.length} rules by which files of Portable Bridge Notation, LIN and deals as in mail are checked, each with an example and what to write instead.`,
			styles,
			body: render(<IndexPage book={book} />),
		},
		{
			file: "conformance.html",
			partOf: index,
			title: "How pbnkit follows the PBN standard",
			description: `The ${book.clauses.length} clauses of Portable Bridge Notation 2.1, with the rules and tests of each.`,
			styles,
			body: render(<ConformancePage book={book} />),
		},
	];
	for (const entry of book.entries) {
		const { name, title } = entry.rule;
		const file = otherOf(entry.rule) ?? "a PBN bridge file";
		all.push({
			file: `${bridge.rules}${name}.html`,
			before: `rules/${name}.html`,
			partOf: index,
			title: `${title} · ${name}`,
			description: `${title}: why it matters in ${file}, an example, and what to write instead. ${areas[areaOf(entry.rule)]}, rule ${name}.`,
			styles,
			body: render(<RulePage book={book} entry={entry} />),
		});
	}
	return all;
}
