import assert from "node:assert/strict";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, it } from "node:test";
import { load } from "../dist/index.js";
import { pbnWasm } from "./modules.mjs";
import { bad, folderWith, good, pbn } from "./pbn.mjs";

const words = JSON.parse(readFileSync(new URL("../../core/cmd/line/words.json", import.meta.url)));
const own = words.notations.pbn;
const flagsOfAll = { ...words.flags, ...own.flags };
const core = await load({ wasm: pbnWasm });
const encode = (text) => new TextEncoder().encode(text);
const page = Buffer.from('<p>\u00e9</p><pbn>[Event "a"]</pbn>\u00e9', "latin1");
const cwd = folderWith({ "good.pbn": good, "bad.pbn": bad, "no.pbn": "nothing", "page.html": page });
mkdirSync(join(cwd, "empty"));

describe("pbn validate", () => {
	it("says what is wrong, with the line, and ends with 1", async () => {
		const { code, out, err } = pbn(["validate", "bad.pbn"], { cwd });
		const { text } = await core.validate(encode(bad), { text: { path: "bad.pbn" } });
		assert.equal(out, `${text}bad.pbn: 1 game, 2 errors, 0 warnings, 0 infos\n`);
		assert.match(out, /^bad.pbn:1:10: error: A tab .* \[text\/tab-in-string\]\n {2}\[Event "a␉b"\]\n {11}\^\n {2}fix: /);
		assert.deepEqual([code, err], [1, ""]);
	});

	it("ends with 0 where there are no errors", () => {
		const { code, out, err } = pbn(["validate", "good.pbn"], { cwd });
		assert.match(out, /good.pbn: 1 game, 0 errors, 1 warning, 0 infos\n$/);
		assert.deepEqual([code, err], [0, ""]);
	});

	it("takes --as and --severity", async () => {
		assert.equal(pbn(["validate", "--as", "export", "good.pbn"], { cwd }).code, 1);
		const args = ["validate", "--as=import", "--severity", "text/tab-in-string=off", "--severity", "auction/insufficient-bid=info", "bad.pbn"];
		const { code, out } = pbn(args, { cwd });
		assert.match(out, /^bad.pbn:5:4: info: /);
		assert.match(out, /1 game, 0 errors, 0 warnings, 1 info\n$/);
		assert.equal(code, 0);
	});

	it("writes one JSON document for all files", async () => {
		const { code, out } = pbn(["validate", "--format", "json", "good.pbn", "-", "bad.pbn"], { cwd, input: "% PBN 2.1\n[Board \"1\"]\n" });
		const { files } = JSON.parse(out);
		assert.deepEqual(files.map(({ path, encoding, version, games }) => ({ path, encoding, version, games })), [
			{ path: "good.pbn", encoding: "utf-8", version: "", games: 1 },
			{ path: "-", encoding: "iso-8859-1", version: "2.1", games: 1 },
			{ path: "bad.pbn", encoding: "iso-8859-1", version: "", games: 1 },
		]);
		const { diagnostics, counts, omitted } = await core.validate(encode(bad));
		assert.deepEqual([files[2].diagnostics, files[2].counts, files[2].omitted], [diagnostics, counts, omitted]);
		const { span, ...first } = files[2].diagnostics[0];
		assert.deepEqual(Object.keys(first).sort(), ["board", "fixes", "game", "message", "rule", "section", "severity"]);
		assert.deepEqual(span, { start: { byte: 9, line: 1, column: 10, utf16: 9 }, end: { byte: 10, line: 1, column: 11, utf16: 10 } });
		assert.equal(code, 1);
	});

	it("tells of a missing file and of a folder, and does the others", () => {
		for (const format of ["text", "json"]) {
			const { code, out, err } = pbn(["validate", "--format", format, "missing.pbn", "good.pbn", "empty"], { cwd });
			assert.equal(err, "pbn: missing.pbn: there is no such file\npbn: empty: this is a folder, and no file to read was found in it\n");
			if (format === "json") assert.deepEqual(JSON.parse(out).files.map(({ path }) => path), ["good.pbn"]);
			else assert.match(out, /good.pbn: 1 game/);
			assert.equal(code, 2);
		}
	});

	it("says how many diagnostics are not listed", () => {
		const { out } = pbn(["validate", "-"], { input: '[Site "a\tb"]\n\n'.repeat(1002) });
		assert.match(out, /\n-: 2 more \[text\/tab-in-string\]\n-: 1002 games, 1002 errors, /);
	});
});

describe("pbn parse", () => {
	it("writes what the core reads", async () => {
		const { code, out, err } = pbn(["parse", "bad.pbn"], { cwd });
		assert.deepEqual(JSON.parse(out), await core.parse(encode(bad)));
		assert.deepEqual([code, err], [0, ""]);
	});

	it("ends with 1 where what was read has errors, with 2 where there is no file", () => {
		assert.equal(pbn(["parse", "no.pbn"], { cwd }).code, 1);
		assert.deepEqual(pbn(["parse", "missing.pbn"], { cwd }).code, 2);
	});

	it("reads what gzip has packed, of any length and in several parts", () => {
		const many = '[Board "1"]\n\n'.repeat(50_000);
		const packed = folderWith({ "many.pbn.gz": Buffer.concat([gzipSync(good), gzipSync(`\n${many}`)]), "cut.pbn.gz": gzipSync(many).subarray(0, 300) });
		const { code, out, err } = pbn(["parse", "--format", "jsonl", "many.pbn.gz"], { cwd: packed });
		assert.deepEqual([code, err, out.split("\n").length], [0, "", 50_002]);
		const cut = pbn(["parse", "--format", "jsonl", "cut.pbn.gz"], { cwd: packed });
		assert.equal(cut.code, 2);
		assert.match(cut.err, /^pbn: cut\.pbn\.gz: it is packed by gzip, and damaged or cut off: /);
	});
});

describe("pbn export", () => {
	it("writes one file to standard output, byte for byte, and what was found to standard error", async () => {
		const { code, bytes, err } = pbn(["export", "-"], { input: '[Event "Andr\u00e9"]\n' });
		assert.deepEqual(bytes, Buffer.from((await core.export(encode('[Event "Andr\u00e9"]\n'))).bytes));
		assert.ok(bytes.includes(Buffer.from("Andr\xe9\"]\r\n", "latin1")));
		assert.match(err, /^-:1:13: warning: .*utf-8/);
		assert.equal(code, 0);
		const withErrors = pbn(["export", "bad.pbn"], { cwd });
		assert.equal(withErrors.code, 1);
		assert.match(withErrors.out, /^% PBN 2.1\r\n% EXPORT\r\n\[Event "a b"\]\r\n/);
		assert.match(withErrors.err, /bad.pbn: 1 game, 2 errors/);
	});

	it("says nothing where nothing was found", () => {
		const { code, err } = pbn(["export", "-"], { input: pbn(["export", "good.pbn"], { cwd }).bytes });
		assert.deepEqual([code, err], [0, ""]);
	});

	it("takes --encoding, --inherit and --missing", () => {
		const input = '[Event "##\u0141"]\n\n[Board "2"]\n';
		const { out } = pbn(["export", "--encoding", "utf8", "--inherit", "resolve", "--missing", "omit", "-"], { input });
		assert.equal(out, '% PBN 2.1\r\n[Event "\u0141"]\r\n\r\n[Event "\u0141"]\r\n[Board "2"]\r\n');
		assert.match(pbn(["export", "--encoding=ascii", "-"], { input }).out, /\[Event "##L"\]/);
	});

	it("takes --document", () => {
		const { code, bytes } = pbn(["export", "--document", "--missing", "omit", "page.html"], { cwd });
		assert.equal(bytes.toString("latin1"), '<p>\u00e9</p><pbn>\r\n% PBN 2.1\r\n[Event "a"]\r\n</pbn>\u00e9');
		assert.equal(code, 0);
	});

	it("makes nothing of a file without a game", () => {
		const { code, out, err } = pbn(["export", "no.pbn"], { cwd });
		assert.deepEqual([code, out], [1, ""]);
		assert.match(err, /file\/not-pbn/);
	});
});

describe("pbn fix", () => {
	it("applies what is safe, and says what is left", () => {
		const { code, out, err } = pbn(["fix", "bad.pbn"], { cwd });
		assert.equal(out, bad.replace("\t", " "));
		assert.match(err, /^bad.pbn: 1 fix applied\nbad.pbn:5:4: error: .*\[auction\/insufficient-bid\]/);
		assert.doesNotMatch(err, /tab-in-string/);
		assert.equal(code, 1);
		assert.equal(pbn(["fix", "-"], { input: '[Event "a\tb"]\n' }).code, 0);
	});
});

describe("pbn perft", () => {
	it("counts the sequences of legal moves", () => {
		const { code, out } = pbn(["perft", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "3"]);
		assert.deepEqual([code, out], [0, "8902\n"]);
	});

	it("says what is no position", () => {
		const { code, err } = pbn(["perft", "4k3/8/8/8/8/8/8/4K2 w - - 0 1", "3"]);
		assert.equal(code, 2);
		assert.match(err, /^pbn: this is no FEN: the rank “4K2” does not have eight squares\n/);
	});
});

describe("pbn explain", () => {
	it("writes a rule's page", async () => {
		const { code, out } = pbn(["explain", "pbn:text/tab-in-string"]);
		assert.deepEqual([code, out], [0, await core.explain("text/tab-in-string")]);
		assert.match(pbn(["explain", "text/tab-in-string"]).err, /^pbn: PBN and PGN have a rule text\/tab-in-string: give --notation pbn or pgn, /);
	});

	it("lists the rules", async () => {
		const { code, out } = pbn(["explain"]);
		const [head, ...rows] = out.trimEnd().split("\n");
		assert.match(head, /^rule +severity +section +fix +title$/);
		const names = rows.map((row) => row.split(" ")[0]);
		assert.deepEqual(names.filter((name) => !/^(pgn|pdn|pbi):/.test(name)), (await core.rules()).map(({ name }) => name));
		assert.deepEqual(names.filter((name) => name === "pgn:epd/operand" || name === "epd/operand"), ["pgn:epd/operand"]);
		assert.match(out, /^text\/tab-in-string +error +2.3 +yes +A string has a tab in it$/m);
		assert.equal(code, 0);
	});

	it("ends with 2 for a rule that there is not", () => {
		const { code, out, err } = pbn(["explain", "no/rule"]);
		assert.deepEqual([code, out], [2, ""]);
		assert.match(err, /there is no rule “no\/rule”; pbnkit explain lists them all\n$/);
		assert.match(pbn(["explain", "tab-in-string"]).err, /; did you mean text\/tab-in-string\?\n$/);
		assert.match(pbn(["explain", "tetx/tab-in-strings"]).err, /; did you mean text\/tab-in-string\?\n$/);
	});
});

describe("pbn", () => {
	it("has the version of the package, and the languages of the viewer", () => {
		assert.equal(words.version, JSON.parse(readFileSync(new URL("../package.json", import.meta.url))).version);
		const tags = readFileSync(new URL("../src/viewer/language/languages.ts", import.meta.url), "utf8").match(/languages = \{ (.*?) \}/)[1];
		assert.equal(own.flags.lang.about, `of the words: ${tags}`);
	});

	it("takes options in any place and form", () => {
		const expected = pbn(["export", "--encoding", "utf8", "-o", "-", "good.pbn"], { cwd }).out;
		for (const args of [["good.pbn", "--encoding=utf8"], ["-o-", "--encoding=ascii", "--encoding=utf8", "--", "good.pbn"]]) assert.equal(pbn(["export", ...args], { cwd }).out, expected);
	});

	it("has --help and --version", () => {
		const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url)));
		assert.deepEqual(pbn(["--version"]), { code: 0, out: `${version}\n`, err: "", bytes: Buffer.from(`${version}\n`) });
		for (const args of [["--help"], ["-h"], ["help"]]) {
			const { code, out, err } = pbn(args);
			assert.deepEqual([code, err], [0, ""]);
			for (const { name } of own.commands) assert.match(out, new RegExp(`^pbnkit ${name} `, "m"));
			assert.ok(out.split("\n").every((line) => line.length <= 140));
		}
	});

	it("has scripts for shells", () => {
		for (const shell of ["bash", "zsh"]) {
			assert.equal(pbn(["completion", shell]).out, readFileSync(new URL(`../../core/cmd/line/completion.${shell}`, import.meta.url), "utf8"));
		}
	});

	it("has help for each command", () => {
		for (const { name, flags = [] } of own.commands) {
			const { code, out, err } = pbn([name, "--help"]);
			assert.deepEqual([code, err], [0, ""]);
			assert.match(out, new RegExp(`^usage: pbnkit ${name} `));
			for (const flag of flags) assert.match(out, new RegExp(`^  (-\\w, )?--${flagsOfAll[flag].name}\\b`, "m"));
			assert.ok(out.split("\n").every((line) => line.length <= 140));
		}
		assert.equal(pbn(["help", "export"]).out, pbn(["export", "-h", "no.pbn"]).out);
	});

	const mistakes = [
		[[], /a command is missing/],
		[["shuffle", "good.pbn"], /there is no command “shuffle”\n/],
		[["valdiate", "good.pbn"], /there is no command “valdiate”; did you mean validate\?/],
		[["help", "exprt"], /there is no command “exprt”; did you mean export\?/],
		[["constructor"], /there is no command “constructor”/],
		[["validate"], /the name of a file is missing/],
		[["validate", "--as", "exported", "good.pbn"], /--as takes import or export or reduced, not “exported”/],
		[["validate", "--format=xml", "good.pbn"], /--format takes text or json/],
		[["validate", "--in-place", "good.pbn"], /pbnkit validate has no option --in-place\n/],
		[["validate", "--severty=text/long-line=off", "good.pbn"], /no option --severty; did you mean --severity\?/],
		[["validate", "--max-warnings", "few", "good.pbn"], /--max-warnings takes a whole number, not “few”/],
		[["validate", "--max-warnings=-1", "good.pbn"], /--max-warnings takes a whole number, not “-1”/],
		[["validate", "--color", "blue", "good.pbn"], /--color takes auto or always or never, not “blue”/],
		[["validate", "-x", "good.pbn"], /pbnkit validate has no option -x/],
		[["export", "--document=yes", "good.pbn"], /--document takes no value/],
		[["export", "good.pbn", "-o"], /a value is missing: -o OUT/],
		[["export", "-o", "--in-place", "good.pbn"], /-o --in-place: if that is the value, write --output=--in-place/],
		[["validate", "--severity", "text/long-line", "good.pbn"], /RULE=LEVEL/],
		[["validate", "--severity", "text/long-line=of", "good.pbn"], /RULE=LEVEL/],
		[["validate", "--severity", "no/rule=off", "good.pbn"], /there is no rule “no\/rule”; pbnkit explain lists them all/],
		[["validate", "--severity", "text/longline=off", "good.pbn"], /there is no rule “text\/longline”; did you mean text\/long-line\?/],
		[["validate", "-", "-"], /standard input can be read once only/],
		[["export", "--encoding", "utf-7", "good.pbn"], /--encoding takes iso-8859-1 or ascii or utf-8/],
		[["export", "good.pbn", "bad.pbn"], /-o has to name a folder/],
		[["export", "-o", "-", "good.pbn", "bad.pbn"], /standard output takes one file/],
		[["export", "-o", "out.pbn", "--in-place", "good.pbn"], /do not go together/],
		[["export", "--in-place", "-"], /standard input cannot be written in place/],
		[["export", "-o", "out", "good.pbn", "-"], /standard input has no name/],
		[["completion"], /an operand is missing: bash\|zsh/],
		[["completion", "fish"], /there is no completion for “fish”, only for bash and zsh/],
		[["explain", "a", "b"], /explain takes one name, not 2/],
	];
	for (const [args, message] of mistakes) {
		it(`refuses ${["pbn", ...args].join(" ")}`, () => {
			const { code, out, err } = pbn(args, { cwd });
			assert.deepEqual([code, out], [2, ""]);
			assert.match(err, message);
			assert.match(err, /^usage: pbnkit /m);
		});
	}
});
