import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, linkSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, it } from "node:test";
import { bad, cli, folderWith, good, pbn } from "./pbn.mjs";

describe("where pbn writes to", () => {
	let cwd;
	const read = (name) => readFileSync(join(cwd, name), "latin1");
	const isExport = (name) => assert.match(read(name), /^% PBN 2.1\r\n% EXPORT\r\n\[Event /);
	const isAsItWas = (name, content) => assert.equal(readFileSync(join(cwd, name), "utf8"), content);
	const nothingIsLeft = () => assert.deepEqual(readdirSync(cwd).filter((name) => name.endsWith(".tmp")), []);

	beforeEach(() => {
		cwd = folderWith({ "good.pbn": good, "bad.pbn": bad });
	});

	it("a file that -o names, new or there already", () => {
		for (const _ of [1, 2]) {
			const { code, out } = pbn(["export", "-o", "out.pbn", "good.pbn"], { cwd });
			assert.deepEqual([code, out], [0, ""]);
			isExport("out.pbn");
			isAsItWas("good.pbn", good);
		}
		nothingIsLeft();
	});

	it("a folder that -o names, of several files, which is made", () => {
		const { code } = pbn(["export", "-o", "new/folder", "good.pbn", "bad.pbn"], { cwd });
		assert.equal(code, 1);
		isExport("new/folder/good.pbn");
		isExport("new/folder/bad.pbn");
	});

	it("a folder, of one file too, where it is one or ends with a slash", () => {
		mkdirSync(join(cwd, "there"));
		pbn(["export", "-o", "there", "good.pbn"], { cwd });
		pbn(["fix", "-o", "slash/", "bad.pbn"], { cwd });
		isExport("there/good.pbn");
		isAsItWas("slash/bad.pbn", bad.replace("\t", " "));
	});

	it("the files themselves with --in-place, whose mode and links stay", () => {
		const script = join(cwd, "script.pbn");
		writeFileSync(script, good, { mode: 0o640 });
		symlinkSync("script.pbn", join(cwd, "link.pbn"));
		const { code, out } = pbn(["export", "--in-place", "link.pbn", "bad.pbn"], { cwd });
		assert.deepEqual([code, out], [1, ""]);
		for (const name of ["link.pbn", "script.pbn", "bad.pbn"]) isExport(name);
		assert.ok(lstatSync(join(cwd, "link.pbn")).isSymbolicLink());
		assert.equal(statSync(script).mode & 0o777, 0o640);
		nothingIsLeft();
	});

	it("a file with more rights than new files have, which it keeps", () => {
		const mask = process.umask(0o022);
		try {
			for (const mode of [0o664, 0o600, 0o755]) {
				writeFileSync(join(cwd, "rights.pbn"), good);
				chmodSync(join(cwd, "rights.pbn"), mode);
				assert.equal(pbn(["export", "--in-place", "rights.pbn"], { cwd }).code, 0);
				isExport("rights.pbn");
				assert.equal(statSync(join(cwd, "rights.pbn")).mode & 0o777, mode);
			}
		} finally {
			process.umask(mask);
		}
	});

	it("not at all where nothing changes", () => {
		pbn(["export", "--in-place", "good.pbn"], { cwd });
		const before = statSync(join(cwd, "good.pbn"), { bigint: true });
		pbn(["export", "--in-place", "good.pbn"], { cwd });
		const after = statSync(join(cwd, "good.pbn"), { bigint: true });
		assert.deepEqual([after.ino, after.mtimeNs], [before.ino, before.mtimeNs]);
	});

	it("not over a file without a game", () => {
		writeFileSync(join(cwd, "notes.txt"), "notes");
		assert.equal(pbn(["export", "--in-place", "notes.txt"], { cwd }).code, 1);
		isAsItWas("notes.txt", "notes");
	});

	it("not over an input, whatever leads there", () => {
		symlinkSync("good.pbn", join(cwd, "link.pbn"));
		linkSync(join(cwd, "good.pbn"), join(cwd, "hard.pbn"));
		for (const args of [
			["-o", "good.pbn", "good.pbn"],
			["-o", join(cwd, "good.pbn"), "good.pbn"],
			["-o", "link.pbn", "good.pbn"],
			["-o", "hard.pbn", "good.pbn"],
			["-o", ".", "good.pbn"],
			["-o", ".", "good.pbn", "bad.pbn"],
		]) {
			const { code, err } = pbn(["export", ...args], { cwd });
			assert.equal(code, 2, args.join(" "));
			assert.match(err, /is the input good.pbn: give -o another name; or use --in-place/);
			isAsItWas("good.pbn", good);
		}
	});

	it("not where two files would have one name", () => {
		mkdirSync(join(cwd, "other"));
		writeFileSync(join(cwd, "other/good.pbn"), bad);
		const { code, err } = pbn(["export", "-o", "out", "good.pbn", "other/good.pbn"], { cwd });
		assert.equal(code, 2);
		assert.match(err, /good.pbn and other\/good.pbn would be the same file in out/);
		assert.equal(existsSync(join(cwd, "out")), false);
	});

	it("not into a folder that there is not", () => {
		const { code, err } = pbn(["export", "-o", "no/out.pbn", "good.pbn"], { cwd });
		assert.equal(code, 2);
		assert.match(err, /pbn: good.pbn: no\/out.pbn could not be written: there is no such folder\n$/);
	});

	it("and does the files behind one that fails", () => {
		const { code, err } = pbn(["export", "--in-place", "missing.pbn", "good.pbn"], { cwd });
		assert.equal(code, 2);
		assert.match(err, /^pbn: missing.pbn: there is no such file\n/);
		isExport("good.pbn");
	});

	const unix = process.platform !== "win32";
	/** Runs a line of the shell, in which `pbn` is the command. */
	const sh = (line) => spawnSync("sh", ["-c", `pbn() { "$NODE" "$CLI" "$@"; }; ${line}`], { cwd, encoding: "utf8", env: { ...process.env, NODE: process.execPath, CLI: cli } });

	it("not over the original when writing fails in the middle", { skip: !unix && "no ulimit here" }, () => {
		const long = '[Board "1"]\n\n'.repeat(1000);
		writeFileSync(join(cwd, "long.pbn"), long);
		const { status, stderr } = sh("ulimit -f 8; pbn export --in-place long.pbn good.pbn");
		assert.equal(status, 2);
		assert.match(stderr, /pbn: long.pbn: long.pbn could not be written: .*File too large$/m);
		isAsItWas("long.pbn", long);
		isExport("good.pbn");
		nothingIsLeft();
	});

	it("not over what the shell reads from, or has opened to write", { skip: !unix && "no sh here" }, () => {
		for (const line of ["pbn export -o good.pbn - < good.pbn", "pbn export good.pbn >> good.pbn"]) {
			const { status, stderr } = sh(line);
			assert.equal(status, 2, line);
			assert.match(stderr, /is the input/);
			isAsItWas("good.pbn", good);
		}
	});

	it("a device as it is", { skip: !existsSync("/dev/full") && "no /dev/full here" }, () => {
		assert.equal(pbn(["export", "-o", "/dev/null", "good.pbn"], { cwd }).code, 0);
		assert.ok(statSync("/dev/null").isCharacterDevice());
		const { status, stderr } = sh("pbn export good.pbn > /dev/full");
		assert.equal(status, 2);
		assert.match(stderr, /pbn: standard output could not be written: the disk is full\n$/);
	});
});

describe("pbn export --check and --diff", () => {
	const exported = pbn(["export", "-"], { input: good }).bytes;
	const lines = (text) => Buffer.from(text.toString("latin1").replaceAll("\r\n", "\n"), "latin1");
	const twelve = Array.from({ length: 12 }, (_, at) => `${pbn(["export", "-"], { input: `[Board "${at + 1}"]\n` }).out.replace("% PBN 2.1\r\n% EXPORT\r\n", "")}\r\n`).join("");
	const long = `% PBN 2.1\r\n% EXPORT\r\n${twelve}`.replace(/\r\n$/, "");
	const files = {
		"good.pbn": good,
		"bad.pbn": bad,
		"exported.pbn": exported,
		"ends.pbn": lines(exported),
		"utf8.pbn": Buffer.from(`\ufeff${exported.toString("latin1")}`),
		"no.pbn": "nothing",
		"long.pbn": long.replace('[Board "3"]', '[Board  "3"]').replace('[Board "9"]', '[Board\t"9"]').replace('[Board "10"]', '[Board\t"10"]'),
		"page.html": `<p>é</p><pbn>${good}</pbn>`,
	};
	const cwd = folderWith(files);
	const isUntouched = () => {
		for (const [name, content] of Object.entries(files)) assert.deepEqual(readFileSync(join(cwd, name)), Buffer.from(content), name);
		assert.equal(readdirSync(cwd).length, Object.keys(files).length);
	};

	it("write nothing, and --check ends with 1 where a file would change", () => {
		const { code, out, err } = pbn(["export", "--check", "-q", "exported.pbn", "good.pbn", "ends.pbn", "utf8.pbn"], { cwd });
		assert.deepEqual([code, out], [1, ""]);
		assert.deepEqual(err.match(/^.*would change.*$/gm), [
			"good.pbn: export would change it",
			"ends.pbn: export would change it, in line ends or encoding only",
			"utf8.pbn: export would change it, in line ends or encoding only",
		]);
		// It says of itself that it is in export format.
		assert.match(err, /\nends\.pbn:1:10: error: .* \[export\/line-end\]\n/);
		assert.deepEqual(pbn(["export", "--check", "exported.pbn"], { cwd }), { code: 0, out: "", err: "", bytes: Buffer.from("") });
		isUntouched();
	});

	it("go with the options of export, and with standard input", () => {
		const input = pbn(["export", "--encoding", "utf8", "-"], { input: good }).bytes;
		assert.equal(pbn(["export", "--check", "-q", "--encoding", "utf8", "-"], { input }).code, 0);
		assert.equal(pbn(["export", "--check", "-q", "-"], { input }).code, 1);
		assert.match(pbn(["export", "--diff", "-q", "--document", "page.html"], { cwd }).out, /^--- page\.html\n\+\+\+ page\.html, exported\n@@ -1,3 \+1,\d+ @@\n-<p>é<\/p><pbn>\[Event/);
	});

	it("--diff shows the lines that would differ, and ends with 0 without --check", () => {
		assert.equal(pbn(["export", "--diff", "-q", "good.pbn"], { cwd }).code, 0);
		const { out } = pbn(["export", "--diff", "-q", "long.pbn"], { cwd });
		assert.deepEqual(out.match(/^[-+].*/gm), [
			"--- long.pbn", "+++ long.pbn, exported",
			'-[Board  "3"]', '+[Board "3"]', '-[Board\t"9"]', '+[Board "9"]', '-[Board\t"10"]', '+[Board "10"]',
		]);
		assert.equal(out.match(/^@@ /gm).length, 3);
		assert.equal(pbn(["export", "--diff", "-q", "exported.pbn", "ends.pbn"], { cwd }).out, "");
		isUntouched();
	});

	it("--diff makes what the program patch takes", () => {
		const { out } = pbn(["export", "--diff", "-q", "long.pbn"], { cwd });
		const folder = folderWith({ "long.pbn": files["long.pbn"].replaceAll("\r\n", "\n"), "long.diff": out });
		const { status, stderr } = spawnSync("patch", ["long.pbn", "long.diff"], { cwd: folder, encoding: "utf8" });
		assert.equal(status, 0, stderr);
		assert.equal(readFileSync(join(folder, "long.pbn"), "latin1"), pbn(["export", "long.pbn"], { cwd }).bytes.toString("latin1").replaceAll("\r\n", "\n"));
	});

	it("say nothing of a file without a game but its errors", () => {
		const { code, out, err } = pbn(["export", "--check", "--diff", "no.pbn"], { cwd });
		assert.deepEqual([code, out], [1, ""]);
		assert.match(err, /file\/not-pbn/);
		assert.doesNotMatch(err, /would change/);
	});

	it("do not go with what writes", () => {
		for (const args of [["--check", "-o", "out.pbn"], ["--diff", "--in-place"]]) {
			const { code, err } = pbn(["export", ...args, "good.pbn"], { cwd });
			assert.equal(code, 2);
			assert.match(err, /--check and --diff write no file: leave -o and --in-place out\nusage: /);
		}
		isUntouched();
	});
});
