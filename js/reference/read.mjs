// What the package exports, from its declarations: each name with its text, its description and its examples.
//
// TypeScript's own API reads them. It is called unstable, and so the version is named in package.json; typedoc takes no
// TypeScript 7 so far, and would bring a second compiler.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { SyntaxKind } from "typescript/unstable/ast";
import { API, SymbolFlags } from "typescript/unstable/sync";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * @typedef {object} Example
 * @property {string} language of the fence; "js" where there is none
 * @property {boolean} isOfPage whether it needs a page, as all of pbnkit/auto do
 * @property {string} code
 *
 * @typedef {object} Member of an interface or a class
 * @property {string} name
 * @property {string[]} signatures several where it is overloaded
 * @property {string} text what is said of it, as Markdown
 * @property {Example[]} examples
 *
 * @typedef {object} Named
 * @property {string} name
 * @property {"function" | "class" | "interface" | "type" | "constant"} kind
 * @property {string[]} signatures
 * @property {string} text
 * @property {Example[]} examples
 * @property {Member[]} members
 *
 * @typedef {object} Entry
 * @property {string} entry as it is imported: "pbnkit/viewer"
 * @property {Named[]} names by kinds, and then as the source has them
 */

/** @returns {Entry[]} */
export function readEntries() {
	const files = entryFiles();
	const api = new API({ cwd: root });
	try {
		const config = join(root, "reference/tsconfig.json");
		const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects();
		const reader = new Reader(project);
		return files.map(([entry, types]) => ({ entry, names: reader.sorted(types.flatMap((path) => reader.entry(entry, join(root, path)))) }));
	} finally {
		api.close();
	}
}

/** The declarations of each entry: of pbnkit/language there are several. Those of pbnkit/inline are those of pbnkit, and those of files are for bundlers. */
function entryFiles() {
	const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
	const entries = Object.entries(exports).filter(([entry, { types }]) => types && entry !== "./inline" && !/\.\w+$/.test(entry));
	return entries.map(([entry, { types }]) => [entry.replace(/^\./, "pbnkit").replace("/*", ""), types.includes("*") ? filesLike(types) : [types]]);
}

function filesLike(pattern) {
	const [folder, ending] = pattern.split("*");
	return readdirSync(join(root, folder)).filter((name) => name.endsWith(ending)).map((name) => folder + name);
}

const kinds = new Map([
	[SyntaxKind.FunctionDeclaration, "function"],
	[SyntaxKind.ClassDeclaration, "class"],
	[SyntaxKind.VariableDeclaration, "constant"],
	[SyntaxKind.InterfaceDeclaration, "interface"],
	[SyntaxKind.TypeAliasDeclaration, "type"],
]);
const order = [...kinds.values()];

class Reader {
	#project;

	constructor(project) {
		this.#project = project;
	}

	/**
	 * What all notations share, sources, places, errors and more, is told with `pbnkit`, which came first.
	 *
	 * @returns {Named[]}
	 */
	entry(entry, path) {
		const { checker, program } = this.#project;
		const file = program.getSourceFile(path);
		if (!file) throw new Error(`There are no declarations in ${path}.`);
		return checker.getExportsOfModule(checker.getSymbolAtLocation(file)).flatMap((symbol) => this.#named(entry, symbol));
	}

	/** @param {Named[]} names */
	sorted(names) {
		return names.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
	}

	#named(entry, exported) {
		const { checker } = this.#project;
		const symbol = exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
		const declarations = symbol.declarations.map((each) => each.resolve(this.#project));
		// A constant and its type may share a name, as `links` does not: what can be called comes first.
		const [declaration] = declarations;
		const kind = kinds.get(declaration.kind);
		if (!kind) throw new Error(`${exported.name} is a ${SyntaxKind[declaration.kind]}, which the reference does not know.`);
		if (isToldBefore(entry, declaration.getSourceFile().fileName)) return [];
		const members = kind === "interface" || kind === "class" ? this.#members(declarations) : [];
		return [{ name: exported.name, kind, signatures: declarations.map((each) => signature(kind, each)), ...this.#said(symbol), members }];
	}

	/** Those of its own: what it extends, its signature names. */
	#members(declarations) {
		const members = new Map();
		for (const node of declarations.flatMap(({ members }) => [...members])) {
			const name = node.name?.getText();
			if (!name || /^(#|private)|^name$/.test(name) && node.kind === SyntaxKind.PropertyDeclaration) continue;
			const known = members.get(name);
			const text = plain(node.getText().replace(/^ {4}/gm, ""));
			if (known) known.signatures.push(text);
			else members.set(name, { name, signatures: [text], ...this.#said(this.#project.checker.getSymbolAtLocation(node.name)) });
		}
		return [...members.values()];
	}

	#said(symbol) {
		const { checker } = this.#project;
		const tags = checker.getJsDocTagsOfSymbol(symbol);
		const parameters = tags.filter(({ name }) => name === "param").map(({ text }) => `- \`${text.replace(/^(\w+)\s+(?:-\s+)?/, "$1`: ")}`);
		const text = [checker.getDocumentationCommentOfSymbol(symbol), parameters.join("\n")].filter(Boolean).join("\n\n");
		return { text, examples: tags.filter(({ name }) => name === "example").flatMap(({ text }) => examplesIn(text)) };
	}
}

/** Whether a name of an entry is one that `pbnkit`, `pbnkit/pgn`, `pbnkit/desk`, or the board or the viewer has, too. */
function isToldBefore(entry, file) {
	if (entry.endsWith("/desk")) return file.includes("/dist/host/") || (entry !== "pbnkit/desk" && !/desk\/p(?:[dg]n|bi)\.d\.ts$/.test(file));
	if (entry === "pbnkit/pbi/solve") return file.includes("/dist/host/") || file.endsWith("/types/problem.d.ts");
	if (entry === "pbnkit/pbi") return file.includes("/dist/host/") || file.includes("/dist/pgn/");
	if (entry === "pbnkit/pdn/read") return !file.includes("/dist/pdn/read/");
	if (entry === "pbnkit/pdn") return file.includes("/dist/host/") || file.includes("/dist/draughts/");
	return entry === "pbnkit/pgn" ? file.includes("/dist/host/") : entry === "pbnkit/pgn/read" && !file.includes("/dist/pgn/read/");
}

/** The text of a declaration, as its reader wants it. */
function signature(kind, node) {
	const text = plain(node.getText());
	if (kind === "interface" || kind === "class") return text.slice(0, text.indexOf("{")).trim();
	return kind === "constant" ? `const ${text}` : text;
}

/** Without what only the compiler needs: the files that names come from, and "export declare". */
function plain(text) {
	return text
		.replace(/^(export |declare )+/, "")
		.replace(/import\("[^"]*"\)\./g, "")
		.replace(/\b[a-z]\w*\.(?=[A-Z]\w*\b)/g, "")
		.replace(/^( {4})+/gm, (blanks) => "\t".repeat(blanks.length / 4))
		.replace(/;$/, "");
}

/**
 * What is shared by all notations calls a client `kit`; whoever reads of PBN has one that he calls `pbn`.
 *
 * @returns {Example[]}
 */
function examplesIn(written) {
	const text = written.replace(/\bkit\./g, "pbn.");
	const fences = [...text.matchAll(/^```(\w*)([^\n]*)\n(.*?)^```/gms)].map(([, language, rest, code]) => ({ language: language || "js", isOfPage: rest.trim() === "page", code: code.trimEnd() }));
	return fences.length > 0 ? fences : [{ language: "js", isOfPage: false, code: text.trim() }];
}
