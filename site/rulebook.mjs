// The pages of the rules and of the standard's clauses, from the built package: its table of rules, its page of each rule, and
// what it says of the example there.
import { readFileSync } from "node:fs";
import { load } from "../js/dist/index.js";
import { load as loadPbi } from "../js/dist/pbi.js";
import { load as loadPdn } from "../js/dist/pdn.js";
import { load as loadPgn } from "../js/dist/pgn.js";
import { source } from "./source.mjs";

const testdata = (name) => readFileSync(new URL(`../core/pbn/testdata/${name}`, import.meta.url), "utf8");
const { exampleOf, marked, ofBridge, ofChess, ofDraughts, ofProblems, pagesOf, written, writtenAgain } = await source("rulebook/main");

/** The pages of all notations, for the frame of all pages. */
export async function rulebook() {
	return [...(await bridgeBook()), ...(await chessBook()), ...(await draughtsBook()), ...(await problemBook())];
}

async function bridgeBook() {
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
	return pagesOf({ of: ofBridge, rules, pages, examples, conformance: testdata("conformance.md") });
}

/** What the pages about chess show for characters that nobody can see: as core/pgn/pages_test.go has it. */
const unseenInChess = ["<TAB>", "\t", "<CR>", "\r", "<SOH>", "\x01", "<250 LETTERS>", "x".repeat(250)];

/** And those about draughts: core/pdn/check/pages_test.go. */
const unseenInDraughts = ["<BOM>", "\uFEFF", "<SOH>", "\x01", "<TAB>", "\t", "<CR>", "\r"];

/** And those about chess problems: core/pbi/pages_test.go. */
const unseenInProblems = ["<BOM>", "\uFEFF", "<SOH>", "\x01", "<CR>", "\r", "<FC>", "\xFC", "<PS>", "\u2029", "<NO LINE END>\n", "", "<NO BOM>", "", "<UTF-16>", ""];

/** What is told only of a part of a page, of an export, or of a longer line: these examples have no marks. */
const shownAlone = new Set(["epd/fen", "epd/line-too-long", "embed/markup", "embed/nested", "embed/unclosed", "text/unmappable", "text/utf8"]);

/** What is told only of problems that are solved has none, either. */
const isShownAlone = (rule) => shownAlone.has(rule) || rule.startsWith("solution/");

async function chessBook() {
	const pgn = await loadPgn();
	return bookOf(ofChess, pgn, {
		unseen: unseenInChess,
		checked: (rule, page) => (/^```(?:epd|fen)$/m.test(page) ? pgn.epd : pgn),
		as: (rule, page) => (rule.startsWith("export/reduced") && !/^```(?:epd|fen)$/m.test(page) ? "reduced" : "export"),
		bytes: inEncodingOf,
	});
}

async function draughtsBook() {
	const pdn = await loadPdn();
	return bookOf(ofDraughts, pdn, {
		unseen: unseenInDraughts,
		checked: () => pdn,
		as: () => "export",
		bytes: (rule, text) => Buffer.from(text, rule === "text/not-utf8" ? "latin1" : "utf8"),
	});
}

async function problemBook() {
	const pbi = await loadPbi();
	return bookOf(ofProblems, pbi, {
		unseen: unseenInProblems,
		begins: (shown) => (shown.startsWith("<NO BOM>") ? "" : "\uFEFF"),
		checked: () => pbi,
		as: () => "export",
		bytes: (rule, text) => {
			if (rule === "text/utf16") return Buffer.from(text, "utf16le");
			// One byte, which no letter of UTF-8 is.
			return rule === "text/invalid-utf8" ? Buffer.concat(text.split("\xFC").flatMap((part, at) => [...(at > 0 ? [Buffer.of(0xfc)] : []), Buffer.from(part)])) : Buffer.from(text);
		},
	});
}

/** The pages of a notation whose rules say alone what is wrong: which verbs check an example, as which format where the rule is of one, what is before it in its file, and its bytes. */
async function bookOf(of, kit, { unseen, begins = () => "", checked, as, bytes }) {
	const rules = await kit.rules();
	const pages = {};
	const examples = {};
	for (const { name, severity } of rules) {
		const page = (pages[name] = await kit.explain(name));
		const shown = exampleOf(page);
		const { file, shownAt } = written(`${shown}\n`, unseen);
		const first = begins(shown);
		const example = { file: first + file, shownAt: [...Array.from(first, () => 0), ...shownAt] };
		const options = { ...(name.startsWith("export/") && { as: as(name, page) }), ...(severity === "off" && { severities: { [name]: "info" } }) };
		const { diagnostics } = await checked(name, page).validate(bytes(name, example.file), options);
		const own = diagnostics.filter(({ rule }) => rule === name);
		if (own.length === 0 && !isShownAlone(name)) throw new Error(`The example of ${name} does not break it.`);
		examples[name] = { lines: marked(shown, example, own), diagnostics: own };
	}
	kit.close();
	return pagesOf({ of, rules, pages, examples, conformance: "" });
}

/** An example about an encoding is in that one. */
function inEncodingOf(rule, text) {
	if (rule === "text/utf16") return Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
	if (rule === "text/windows-1252") return Buffer.from(Array.from(text, (letter) => windows1252[letter] ?? letter).join(""), "latin1");
	return Buffer.from(text);
}

/** The letters that Latin-1 has no byte for. Decoders of some versions of Node do not know them. */
const upper = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ";
const windows1252 = Object.fromEntries(Array.from(upper, (letter, at) => [letter, String.fromCharCode(128 + at)]));

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
