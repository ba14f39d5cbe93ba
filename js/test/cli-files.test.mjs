import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, existsSync, linkSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, it } from "node:test";
import { provokedWasm } from "./modules.mjs";
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
			assert.match(err, /is the input good.pbn; to write over it, use --in-place/);
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

	it("and does the files behind one that makes the core panic, which it tells with the stack", () => {
		const dist = join(cwd, "dist");
		mkdirSync(dist);
		copyFileSync(cli, join(dist, "cli.mjs"));
		writeFileSync(join(dist, "pbn.wasm"), provokedWasm);
		writeFileSync(join(cwd, "panic.pbn"), "% provoke panic\n");
		const { status, stderr } = spawnSync(process.execPath, ["dist/cli.mjs", "export", "--in-place", "panic.pbn", "good.pbn"], { cwd, encoding: "utf8" });
		assert.equal(status, 2);
		assert.match(stderr, /^pbn: panic.pbn: pbnkit failed in .*\ngoroutine /);
		isAsItWas("panic.pbn", "% provoke panic\n");
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
		assert.match(stderr, /pbn: long.pbn: long.pbn could not be written: .*EFBIG/);
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
