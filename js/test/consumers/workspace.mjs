// The package as others have it: packed, and installed into a fresh folder outside of this repository.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));

/** Where build.mjs puts what it makes. */
export const out = join(here, "out");

const npm = (folder, ...args) => execFileSync("npm", [...args, "--loglevel=error"], { cwd: folder, encoding: "utf8" });

/** Packs the package into `out`. */
export function pack() {
	const root = join(here, "../..");
	const integrity = (what) => execFileSync(process.execPath, [join(root, "integrity.mjs"), what]);
	// Its prepack builds all anew, and make has built; the rest of its scripts is this.
	integrity("fill");
	try {
		npm(root, "pack", "--ignore-scripts", "--pack-destination", out);
	} finally {
		integrity("clear");
	}
}

export function tarball() {
	const found = readdirSync(out).find((name) => name.endsWith(".tgz"));
	if (!found) throw new Error(`there is no tarball in ${out}: run make test-consumers`);
	return join(out, found);
}

/**
 * Makes a fresh folder with the apps and the installed package, which needs nothing else but Preact for its viewer; one app is in
 * React. The tools work from where they are. The name has what addresses have to escape.
 *
 * @returns {{ folder: string, remove(): void }}
 */
export function workspace() {
	const folder = mkdtempSync(join(tmpdir(), "pbnkit 100%25 é-"));
	cpSync(join(here, "apps"), folder, { recursive: true });
	const example = readFileSync(join(here, "../../../site/src/example.pbn"), "latin1");
	writeFileSync(join(folder, "source.js"), `export const source = ${JSON.stringify(example)};\n`);
	writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
	npm(folder, "install", "--offline", "--no-audit", "--no-fund", tarball());
	for (const name of ["preact", "react", "react-dom", "scheduler"]) cpSync(join(here, "node_modules", name), join(folder, "node_modules", name), { recursive: true });
	return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/**
 * Runs command lines of js/docs in a workspace, word for word. What `npx` would install is here already; what warns, fails.
 */
export function runCommands(folder, lines) {
	const PATH = `${join(here, "node_modules/.bin")}:${process.env.PATH}`;
	const { status, stderr } = spawnSync("sh", ["-ec", `npx() { "$@"; }\n${lines}`], { cwd: folder, env: { ...process.env, PATH }, encoding: "utf8" });
	if (status !== 0 || /warning|\(!\)/i.test(stderr)) throw new Error(`${lines}\n${stderr}`);
}

/** A page with one script. */
export function writePage(folder, script) {
	writeFileSync(join(folder, "index.html"), `<!doctype html>\n<meta charset="utf-8">\n<title>pbnkit</title>\n<link rel="icon" href="data:,">\n${script}\n`);
}
