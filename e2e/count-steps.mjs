// Writes the scripts of a built site so that they count their steps: each call of a function and each turn of a loop calls
// globalThis.countSteps, where a page has that. Usage: node count-steps.mjs SITE OUT
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const [site, out] = process.argv.slice(2);
const { resolve } = createRequire(new URL("../js/package.json", import.meta.url));
const { API } = await import(pathToFileURL(resolve("typescript/unstable/sync")));
const { SyntaxKind } = await import(pathToFileURL(resolve("typescript/unstable/ast")));

const functions = new Set(["ArrowFunction", "Constructor", "FunctionDeclaration", "FunctionExpression", "GetAccessor", "MethodDeclaration", "SetAccessor"].map((kind) => SyntaxKind[kind]));
const loops = new Set(["DoStatement", "ForInStatement", "ForOfStatement", "ForStatement", "WhileStatement"].map((kind) => SyntaxKind[kind]));
const step = "globalThis.countSteps?.()";

/** A script that counts, from its text and its tree. */
function counting(text, tree) {
	const [before, after] = [new Map(), new Map()];
	const put = (at, text) => before.set(at, (before.get(at) ?? "") + text);
	const wrap = (body, start, end) => {
		put(body.getStart(tree), start);
		after.set(body.end, end + (after.get(body.end) ?? ""));
	};
	const visit = (node) => {
		const isLoop = loops.has(node.kind);
		const body = isLoop ? node.statement : functions.has(node.kind) ? node.body : undefined;
		if (body && isLoop) wrap(body, `{${step};`, "}");
		else if (body?.kind === SyntaxKind.Block) put(body.getStart(tree) + 1, `${step};`);
		else if (body) wrap(body, `(${step},`, ")");
		node.forEachChild(visit);
	};
	visit(tree);
	let counting = "";
	let done = 0;
	for (const at of [...new Set([...before.keys(), ...after.keys()])].sort((a, b) => a - b)) {
		counting += text.slice(done, at) + (after.get(at) ?? "") + (before.get(at) ?? "");
		done = at;
	}
	return counting + text.slice(done);
}

const scripts = ["assets", "kit"].flatMap((folder) =>
	readdirSync(join(site, folder), { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js")).map((name) => join(folder, name)),
);
// The parser takes files of a project alone.
const copies = join(out, "plain");
const writeInto = (folder, name, text) => {
	mkdirSync(dirname(join(folder, name)), { recursive: true });
	writeFileSync(join(folder, name), text);
};
for (const name of scripts) writeInto(copies, name, readFileSync(join(site, name)));
writeInto(copies, "tsconfig.json", JSON.stringify({ compilerOptions: { allowJs: true, noLib: true, noResolve: true, types: [] }, files: scripts }));
const api = new API({ cwd: copies });
const [project] = api.updateSnapshot({ openProjects: [join(copies, "tsconfig.json")] }).getProjects();
for (const name of scripts) {
	const file = join(copies, name);
	writeInto(join(out, "counting"), name, counting(readFileSync(file, "utf8"), project.program.getSourceFile(file)));
}
api.close();
