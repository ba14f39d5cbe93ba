// Prints the places of the package's and the site's sources that may be mutated, as place.go has them, by the parser of TypeScript.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";

const root = process.argv[2];
const { resolve } = createRequire(join(root, "js/package.json"));
const { API } = await import(pathToFileURL(resolve("typescript/unstable/sync")));
const { SyntaxKind } = await import(pathToFileURL(resolve("typescript/unstable/ast")));

const projects = ["js/tsconfig.json", "js/src/cli/tsconfig.json", "site/tsconfig.json", "site/src/sw/tsconfig.json"].map((name) => join(root, name));
const kinds = {
	boundary: { "<": "<=", "<=": "<", ">": ">=", ">=": ">" },
	negation: { "===": "!==", "!==": "===", "==": "!=", "!=": "==" },
	logic: { "&&": "||", "||": "&&" },
};
const changes = new Set(["=", "+=", "-=", "*=", "/=", "|=", "&=", "??=", "||=", "&&="]);

function placesOf(tree, file) {
	const source = readFileSync(file, "utf8");
	const places = [];
	const textOf = (node) => source.slice(node.getStart(tree), node.end);
	const bytes = (at) => Buffer.byteLength(source.slice(0, at));
	const add = (outer, node, kind, texts, statement = false) => {
		const start = node.getStart(tree);
		places.push({
			File: relative(root, file),
			Line: source.slice(0, start).split("\n").length,
			Start: bytes(start),
			End: bytes(node.end),
			Kind: kind,
			Texts: texts,
			OuterStart: bytes(outer.getStart(tree)),
			OuterEnd: bytes(outer.end),
			Statement: statement,
		});
	};
	// A whole condition, unless it is one comparison, which its operator negates.
	const condition = (node) => {
		if (node && !(node.kind === SyntaxKind.BinaryExpression && kinds.negation[textOf(node.operatorToken)])) add(node, node, "negation", [`!(${textOf(node)})`]);
	};
	const isBoolean = (node) => node?.kind === SyntaxKind.TrueKeyword || node?.kind === SyntaxKind.FalseKeyword;
	const swap = (node) => add(node, node, "result", [String(node.kind === SyntaxKind.FalseKeyword)]);
	const deletable = (node) => {
		if (node.kind === SyntaxKind.AwaitExpression) return deletable(node.expression);
		if (node.kind === SyntaxKind.CallExpression) return node.expression.kind !== SyntaxKind.SuperKeyword;
		if (node.kind === SyntaxKind.BinaryExpression) return changes.has(textOf(node.operatorToken));
		return node.kind === SyntaxKind.PostfixUnaryExpression || (node.kind === SyntaxKind.PrefixUnaryExpression && /^(\+\+|--)/.test(textOf(node)));
	};
	const visit = (node) => {
		switch (node.kind) {
			case SyntaxKind.InterfaceDeclaration:
			case SyntaxKind.TypeAliasDeclaration:
			case SyntaxKind.ImportDeclaration:
			case SyntaxKind.LiteralType:
				return;
			case SyntaxKind.BinaryExpression:
				for (const [kind, others] of Object.entries(kinds)) {
					const other = others[textOf(node.operatorToken)];
					if (other) add(node, node.operatorToken, kind, [other]);
				}
				break;
			case SyntaxKind.IfStatement:
			case SyntaxKind.WhileStatement:
			case SyntaxKind.DoStatement:
				condition(node.expression);
				break;
			case SyntaxKind.ForStatement:
			case SyntaxKind.ConditionalExpression:
				condition(node.condition);
				break;
			case SyntaxKind.NumericLiteral: {
				const isName = node.parent?.name === node || node.parent?.propertyName === node;
				const value = Number(textOf(node).replaceAll("_", ""));
				if (!isName && Number.isSafeInteger(value)) add(node, node, "constant", [String(value - 1), String(value + 1)]);
				break;
			}
			case SyntaxKind.ReturnStatement:
				if (isBoolean(node.expression)) swap(node.expression);
				break;
			case SyntaxKind.ArrowFunction:
				if (isBoolean(node.body)) swap(node.body);
				break;
			case SyntaxKind.ExpressionStatement:
				if (deletable(node.expression)) add(node, node, "deletion", [""], true);
				break;
		}
		node.forEachChild(visit);
	};
	visit(tree);
	return places;
}

const api = new API({ cwd: root });
const seen = new Map();
for (const project of api.updateSnapshot({ openProjects: projects }).getProjects()) {
	for (const file of project.rootFiles) {
		if (!seen.has(file) && !file.endsWith(".d.ts")) seen.set(file, placesOf(project.program.getSourceFile(file), file));
	}
}
api.close();
console.log(JSON.stringify([...seen.keys()].sort().flatMap((file) => seen.get(file))));
