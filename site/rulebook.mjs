// The pages of the rules and of the standard's clauses, from the built package: its table of rules, its page of each rule, and
// what it says of the example there.
import { readFileSync } from "node:fs";
import { load } from "../js/dist/index.js";
import { source } from "./source.mjs";

const testdata = (name) => readFileSync(new URL(`../core/pbn/testdata/${name}`, import.meta.url), "utf8");
const { exampleOf, marked, pagesOf, written, writtenAgain } = await source("rulebook/main");

/** The pages, for the frame of all pages. */
export async function rulebook() {
	const pbn = await load();
	const rules = await pbn.rules();
	const [shownAs, solved] = ["shown-as.json", "solved.json"].map((name) => JSON.parse(testdata(name)));
	const pages = {};
	const examples = {};
	for (const { name, section } of rules) {
		pages[name] = await pbn.explain(name);
		const asExport = name.startsWith("export/");
		const shown = exampleOf(pages[name]);
		// The line of the code fence ends the file.
		const meant = written(`${shown}\n`, shownAs[name] ?? []);
		const example = asExport && name !== "export/line-end" ? writtenAgain(meant, ["\n", "\r\n"]) : meant;
		const bytes = Buffer.from(example.file, isLatin1(example.file) && name !== "text/utf8" ? "latin1" : "utf8");
		// Export tells also what only a writer can know.
		const isSolved = name.startsWith("optimum/") && name !== "optimum/par";
		const options = asExport ? { as: "export" } : isSolved ? { solved } : undefined;
		const checked = async () => (options ? pbn.validate(bytes, options) : pbn.export(bytes, { notation: "pbn" }));
		const { diagnostics } = section === "" ? await converted(pbn, name, bytes) : await checked();
		const own = diagnostics.filter(({ rule }) => rule === name);
		if (own.length === 0) throw new Error(`The example of ${name} does not break it.`);
		examples[name] = { lines: marked(shown, example, own), diagnostics: own };
	}
	return pagesOf({ rules, pages, examples, conformance: testdata("conformance.md") });
}

/** What is said of an example of LIN, of a deal as in mail, or of PBN that becomes LIN. */
function converted(pbn, name, bytes) {
	const area = name.slice(0, name.indexOf("/"));
	if (area === "write") return pbn.convert(bytes, { from: "pbn", to: "lin" });
	// The page shows one line of very many.
	const whole = name === "bare/too-long" ? Buffer.concat(Array(20_000).fill(bytes)) : bytes;
	return pbn.convert(whole, { from: area === "bare" ? "deal" : "lin", to: "pbn" });
}

// What an example shows in Latin-1 is a file in Latin-1; a page is UTF-8.
const isLatin1 = (text) => !/[^\0-\xFF]/.test(text);
