import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { fileURLToPath } from "node:url";
import { games as chess } from "./chess.mjs";
import { compositions } from "./compositions.mjs";
import { games as draughts } from "./draughts-games.mjs";
import { beginnings, drawn, examples, expected, isAsSaid, run, scriptOf } from "./examples.mjs";

const root = fileURLToPath(new URL("../", import.meta.url));

describe("the examples of the reference", () => {
	const folder = mkdtempSync(join(tmpdir(), "pbnkit-reference-"));
	before(() => {
		for (const ending of ["mjs", "mts"]) {
			for (const [client, script] of Object.entries(beginnings)) writeFileSync(join(folder, `beginning-${client}.${ending}`), script);
		}
		writeFileSync(join(folder, "games.pgn"), chess);
		writeFileSync(join(folder, "games.pdn"), draughts);
		writeFileSync(join(folder, "problems.pbi"), compositions);
		writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
		mkdirSync(join(folder, "node_modules"));
		symlinkSync(root, join(folder, "node_modules/pbnkit"));
		symlinkSync(join(root, "node_modules/preact"), join(folder, "node_modules/preact"));
		copyFileSync(join(root, "../site/src/example.pbn"), join(folder, "deals.pbn"));
	});
	after(() => rmSync(folder, { recursive: true }));

	// e2e/package/reference_test.go runs the others.
	for (const example of examples.filter(({ isOfPage }) => !isOfPage)) {
		it(`${example.entry} ${example.name}`, async () => {
			const { printed, components } = await run(folder, example);
			const said = expected(example);
			if (said !== "") assert.ok(isAsSaid(printed, said), `It prints\n${printed}\nand says that it prints\n${said}`);
			if (example.language === "tsx") assert.ok(components.length > 0, "It exports no component.");
			for (const Component of components.filter(({ name }) => /^[A-Z]/.test(name))) assert.match(await drawn(folder, Component), /<\w/);
		});
	}

	/** What the compiler says of examples: of those in TypeScript as most projects have it. */
	const compile = (files, ...options) => {
		const tsc = [join(root, "node_modules/typescript/bin/tsc"), "--ignoreConfig", "--noEmit", "--target", "es2022", "--module", "nodenext", "--skipLibCheck"];
		const environment = ["--lib", "es2023,dom,dom.iterable,dom.asynciterable", "--types", "node", "--typeRoots", join(root, "node_modules/@types"), "--jsx", "react-jsx", "--jsxImportSource", "preact"];
		return spawnSync(process.execPath, [...tsc, ...environment, ...options, ...files], { cwd: folder, encoding: "utf8" }).stdout;
	};
	const written = (all, ending) =>
		all.map((example) => {
			const name = `${example.file}.${ending}`;
			writeFileSync(join(folder, name), `${scriptOf(example)}export {};\n`);
			return name;
		});

	it("compile, as TypeScript strictly", () => {
		const ofTypeScript = examples.filter(({ language }) => language !== "js");
		assert.equal(compile(written(ofTypeScript, "tsx"), "--strict"), "");
	});

	it("compile, as JavaScript with its calls checked", () => {
		const ofJavaScript = examples.filter(({ language }) => language === "js");
		assert.equal(compile(written(ofJavaScript, "checked.mjs"), "--strict", "false", "--allowJs", "--checkJs"), "");
	});
});
