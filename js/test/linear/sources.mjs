// The expressions and the searches of sources, by the parser of TypeScript.
import { createRequire } from "node:module";
import { relative, resolve as path } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const { resolve } = createRequire(new URL("../../package.json", import.meta.url));
const { API } = await import(pathToFileURL(resolve("typescript/unstable/sync")));
const { SyntaxKind: kinds } = await import(pathToFileURL(resolve("typescript/unstable/ast")));

const loops = new Set([kinds.ForStatement, kinds.ForInStatement, kinds.ForOfStatement, kinds.WhileStatement, kinds.DoStatement]);
const functions = new Set([kinds.ArrowFunction, kinds.FunctionExpression]);

/** What looks through a text, up to its end where there is nothing to find. */
const searching = new Set(["indexOf", "lastIndexOf", "includes", "search", "split", "match", "matchAll", "replace", "replaceAll", "exec", "test"]);

/**
 * @typedef {object} Sources
 * @property {{ where: string, text: string }[]} expressions literals, and calls of the constructor, as they are written
 * @property {{ where: string, text: string }[]} searches that a loop makes in a text from outside of it
 */

/**
 * What the sources of some projects have.
 *
 * @param {...string} projects their tsconfig.json, from the root on
 * @returns {Sources}
 */
export function readSources(...projects) {
	const api = new API({ cwd: root });
	const found = { expressions: [], searches: [] };
	const seen = new Set();
	try {
		for (const { rootFiles, program, checker } of api.updateSnapshot({ openProjects: projects.map((name) => path(root, name)) }).getProjects()) {
			for (const file of rootFiles) {
				if (seen.has(file) || file.endsWith(".d.ts")) continue;
				seen.add(file);
				readTree(program.getSourceFile(file), checker, relative(root, file), found);
			}
		}
	} finally {
		api.close();
	}
	return found;
}

function readTree(tree, checker, file, { expressions, searches }) {
	const textOf = (node) => tree.text.slice(node.getStart(tree), node.end);
	const add = (to, node) => to.push({ where: `${file}:${tree.text.slice(0, node.getStart(tree)).split("\n").length}`, text: textOf(node) });
	/** @param around the loops that a node is in: what a loop begins with is done once */
	const visit = (node, around) => {
		const isCall = node.kind === kinds.NewExpression || node.kind === kinds.CallExpression;
		if (node.kind === kinds.RegularExpressionLiteral || (isCall && node.expression.text === "RegExp")) add(expressions, node);
		const searched = node.kind === kinds.CallExpression && searchedBy(node, checker, textOf);
		if (searched && around.some((loop) => !declaredIn(loop, searched))) add(searches, node);
		const isLoop = loops.has(node.kind) || (functions.has(node.kind) && node.parent?.kind === kinds.CallExpression);
		const isOnce = (child) => child === node.initializer || (node.kind !== kinds.WhileStatement && child === node.expression);
		node.forEachChild((child) => visit(child, isLoop && !isOnce(child) ? [...around, node] : around));
	};
	visit(tree, []);
}

/** The name of the text that a call looks through; undefined where it looks through none that has a name. */
function searchedBy({ expression, arguments: given }, checker, textOf) {
	if (expression.kind !== kinds.PropertyAccessExpression || !searching.has(expression.name.text)) return undefined;
	const type = checker.getTypeAtLocation(expression.expression);
	const isExpression = type !== undefined && /\bRegExp\b/.test(checker.typeToString(type));
	if (!isExpression && !/\bstring(?! *\[\])/.test(type ? checker.typeToString(type) : "")) return undefined;
	const text = isExpression ? given[0] : expression.expression;
	// A character of a text is not the text, and neither is what a function makes of it.
	return text && /^([\w$]+)(?!\w|\s*[[(])/.exec(textOf(text))?.[1];
}

/** Whether a name is declared within a loop, so that it is another text each time. */
function declaredIn(loop, name) {
	let is = false;
	const visit = (node) => {
		const declares = node.kind === kinds.VariableDeclaration || node.kind === kinds.Parameter || node.kind === kinds.BindingElement;
		if (declares && node.name?.text === name) is = true;
		else if (!is) node.forEachChild(visit);
	};
	visit(loop);
	return is;
}
