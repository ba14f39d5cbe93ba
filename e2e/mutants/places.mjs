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
	arithmetic: {
		...{ "+": "-", "-": "+", "*": "/", "/": "*", "%": "*", "&": "|", "|": "&", "^": "&", "<<": ">>", ">>": "<<", ">>>": "<<" },
		...{ "+=": "-=", "-=": "+=", "*=": "/=", "/=": "*=", "|=": "&=", "&=": "|=", "<<=": ">>=", ">>=": "<<=" },
	},
};
const texts = new Set([SyntaxKind.StringLiteral, SyntaxKind.NoSubstitutionTemplateLiteral, SyntaxKind.TemplateExpression]);
const functionsAndLoops = new Set(
	["ArrowFunction", "Constructor", "DoStatement", "ForInStatement", "ForOfStatement", "ForStatement", "FunctionDeclaration", "FunctionExpression", "GetAccessor", "MethodDeclaration", "SetAccessor", "WhileStatement"].map((name) => SyntaxKind[name]),
);
const changes = new Set(["=", "+=", "-=", "*=", "/=", "|=", "&=", "??=", "||=", "&&="]);

function placesOf(tree, file) {
	const source = readFileSync(file, "utf8");
	const places = [];
	const textOf = (node) => source.slice(node.getStart(tree), node.end);
	const isOfWords = /\/(?:language|words)\//.test(file);
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
	// Of "+", no more than what is written says whether it puts texts together.
	const isText = (node) =>
		texts.has(node.kind) || (node.kind === SyntaxKind.BinaryExpression && textOf(node.operatorToken) === "+" && (isText(node.left) || isText(node.right)));
	const operator = (node) => {
		const written = textOf(node.operatorToken);
		for (const [kind, others] of Object.entries(kinds)) {
			if (others[written] && !(kind === "arithmetic" && written[0] === "+" && (isText(node.left) || isText(node.right)))) add(node, node.operatorToken, kind, [others[written]]);
		}
	};
	// A text in quotes: a name, a key. What is said in words has none, as goldens hold it; nor has what builds read.
	const literal = (node) => {
		const { parent } = node;
		const said = node.text;
		const isName = parent.name === node || parent.propertyName === node;
		const isOfBuild = [SyntaxKind.ExportDeclaration, SyntaxKind.JsxAttribute, SyntaxKind.ExpressionStatement, SyntaxKind.TaggedTemplateExpression].includes(parent.kind);
		const isAddress = (parent.kind === SyntaxKind.CallExpression && parent.expression.kind === SyntaxKind.ImportKeyword) || (parent.kind === SyntaxKind.NewExpression && textOf(parent.expression) === "URL");
		if (isOfWords || said === "" || isName || isOfBuild || isAddress || /\p{L}.*\s|\s.*\p{L}/su.test(said)) return;
		const shorter = [...said].slice(0, -1).join("");
		add(node, node, "text", shorter === "" ? ['""'] : ['""', JSON.stringify(shorter)]);
	};
	// A value in a text.
	const value = (node, whole) => {
		const [start, end] = [source.lastIndexOf("${", node.expression.getStart(tree)), source.indexOf("}", node.expression.end) + 1];
		add(whole, { getStart: () => start, end }, "text", [""]);
	};
	// What ends a function or a loop goes nowhere else, or is all that the function is for.
	const goesAway = (node) => {
		const { parent } = node;
		if (parent.kind === SyntaxKind.Block && functionsAndLoops.has(parent.parent.kind) && parent.statements.at(-1) === node) return;
		add(node, node, "branch", [""], true);
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
			case SyntaxKind.TemplateLiteralType:
				return;
			case SyntaxKind.BinaryExpression:
				operator(node);
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
			case SyntaxKind.StringLiteral:
			case SyntaxKind.NoSubstitutionTemplateLiteral:
				literal(node);
				break;
			case SyntaxKind.TemplateExpression:
				if (node.parent.kind !== SyntaxKind.TaggedTemplateExpression) for (const span of node.templateSpans) value(span, node);
				break;
			case SyntaxKind.ReturnStatement:
				goesAway(node);
				if (isBoolean(node.expression)) swap(node.expression);
				break;
			case SyntaxKind.BreakStatement:
			case SyntaxKind.ContinueStatement:
				goesAway(node);
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
