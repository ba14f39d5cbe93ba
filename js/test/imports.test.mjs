// Which module imports which. A circle means that none of its files can be read, tested or loaded without the others.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { describe, it } from "node:test";
import { fileURLToPath } from "node:url";

/** What a text imports from its own package: types count, and so do the modules that it loads later. */
function imported(text) {
	const statements = [...text.matchAll(/^(?:import|export)\s[^"';]*?\bfrom\s+"(\.[^"]+)"|^import\s+"(\.[^"]+)"/gm)];
	const loads = [...text.matchAll(/\bimport\("(\.[^"]+)"\)/g)];
	return [...statements, ...loads].map(([, path, bare]) => path ?? bare);
}

/** The scripts of a folder, and what each imports; style sheets and other texts lead nowhere. */
function graphOf(folder) {
	const files = readdirSync(folder, { recursive: true }).filter((file) => /(?<!\.d)\.tsx?$/.test(file));
	const resolve = (file, path) => {
		const target = join(dirname(file), path);
		const found = [target, target.replace(/\.js$/, ".ts"), target.replace(/\.js$/, ".tsx")].filter((name) => files.includes(name));
		assert.ok(found.length === 1 || !/\.js$/.test(path), `${file} imports ${path}, which leads to ${found.length} files`);
		return found;
	};
	return new Map(files.map((file) => [file, imported(readFileSync(join(folder, file), "utf8")).flatMap((path) => resolve(file, path))]));
}

/** A circle of imports, as the files along it; undefined where there is none. */
function circleIn(graph) {
	const done = new Set();
	const path = [];
	const from = (file) => {
		if (path.includes(file)) return path.slice(path.indexOf(file));
		if (done.has(file)) return undefined;
		path.push(file);
		for (const next of graph.get(file)) {
			const circle = from(next);
			if (circle) return circle;
		}
		path.pop();
		done.add(file);
		return undefined;
	};
	for (const file of graph.keys()) {
		const circle = from(file);
		if (circle) return circle;
	}
	return undefined;
}

const folderOf = (file) => file.split(sep)[0];

describe("imports", () => {
	for (const [name, files, imports] of [["js/src", 150, 600], ["site/src", 120, 300]]) {
		it(`make no circle in ${name}`, () => {
			const graph = graphOf(fileURLToPath(new URL(`../../${name}`, import.meta.url)));
			assert.ok(graph.size > files, `${graph.size} files`);
			const count = [...graph.values()].flat().length;
			assert.ok(count > imports, `${count} imports`);
			assert.deepEqual(circleIn(graph), undefined);
		});
	}

	it("lead from what knows no notation to nothing that does, and from PBN to nothing that shows it", () => {
		const mayImport = { host: ["host"], report: ["host", "report"], dd: ["host", "dd"], game: ["game", "pbn"], pbn: ["host", "dd", "game", "pbn"], moves: ["host", "moves"], pgn: ["host", "moves", "pgn", "played"], pbi: ["host", "pbi", "pgn"], pdn: ["draughts", "host", "moves", "pdn", "played"], desk: ["desk", "host", "index.ts", "pdn", "pgn"], words: ["words"], played: ["played", "words"], chess: ["chess", "host", "moves", "pgn", "played", "words"], draughts: ["draughts", "played", "words"], problems: ["chess", "played", "problems", "words"] };
		const graph = graphOf(fileURLToPath(new URL("../src", import.meta.url)));
		for (const [folder, others] of Object.entries(mayImport)) {
			const inside = [...graph].filter(([file]) => folderOf(file) === folder);
			assert.ok(inside.length >= 1, `${inside.length} files in ${folder}`);
			const wrong = inside.flatMap(([file, imports]) => imports.filter((other) => !others.includes(folderOf(other))).map((other) => `${file} imports ${other}`));
			assert.deepEqual(wrong, []);
		}
	});

	it("are all found, and so is a circle of them", () => {
		const text = 'import a, { b } from "./a.js";\nimport {\n\tc,\n} from "./c.js";\nimport type { D } from "./d.js";\nexport * from "./e.js";\nimport "./f.js";\nimport g from "g";\nconst h = () => import("./h.js");\n';
		assert.deepEqual(imported(text), ["./a.js", "./c.js", "./d.js", "./e.js", "./f.js", "./h.js"]);
		assert.deepEqual(circleIn(new Map([["a", ["b", "c"]], ["b", []], ["c", ["b", "d"]], ["d", ["c"]]])), ["c", "d"]);
		assert.equal(circleIn(new Map([["a", ["b", "c"]], ["b", ["d"]], ["c", ["d"]], ["d", []]])), undefined);
	});
});
