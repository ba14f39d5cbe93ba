import { render } from "preact-render-to-string";
import { bookOf, type Source } from "./book.js";
import { ConformancePage } from "./conformance-page.js";
import { IndexPage } from "./index-page.js";
import { titleOfArea } from "./notations.js";
import { areaOf } from "./rule.js";
import { RulePage } from "./rule-page.js";

export { exampleOf } from "./book.js";
export { marked, written, writtenAgain } from "./example.js";
export { ofBridge, ofChess, ofDraughts, ofProblems } from "./notations.js";

/** A page for the frame of all pages. */
export interface Page {
	file: string;
	/** Its word in the navigation. */
	label?: string;
	/** Whose pages have a head of their own. */
	room?: string;
	/** The key of the room whose files are kept from then on. */
	uses?: string;
	/** The page of the navigation that this one belongs to. */
	partOf?: string;
	title: string;
	description: string;
	styles: string[];
	body: string;
	/** Where the page was before, and links may still lead. */
	before?: string;
}

const styles = ["rules.css"];

/** The pages of the rules of a notation, and of its standard. */
export function pagesOf(source: Source): Page[] {
	const book = bookOf(source);
	const { of, entries, clauses } = book;
	const { index, key, rules: folder, room, before } = of;
	const common = { styles, uses: key, ...(room !== undefined && { room }) };
	const all: Page[] = [
		{
			file: index,
			label: "rules",
			title: of.title,
			description: of.description(entries.length),
			...common,
			body: render(<IndexPage book={book} />),
		},
	];
	if (clauses.length > 0) {
		all.push({
			file: "conformance.html",
			partOf: index,
			title: "How pbnkit follows the PBN standard",
			description: `The ${clauses.length} clauses of Portable Bridge Notation 2.1, with the rules and tests of each.`,
			...common,
			body: render(<ConformancePage book={book} />),
		});
	}
	for (const entry of entries) {
		const { name, title } = entry.rule;
		const file = of.otherOf(entry.rule) ?? of.file;
		all.push({
			file: `${folder}${name}.html`,
			...(before && { before: before(name) }),
			partOf: index,
			title: room ? `${title} · ${name} · ${room}` : `${title} · ${name}`,
			description: `${title}: why it matters in ${file}, an example, and what to write instead. ${titleOfArea(of, areaOf(entry.rule))}, rule ${name}.`,
			...common,
			body: render(<RulePage book={book} entry={entry} />),
		});
	}
	return all;
}
