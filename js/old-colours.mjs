import { readFileSync } from "node:fs";

/**
 * An esbuild plugin: browsers without light-dark() get the colours for light pages, which would otherwise have none.
 *
 * @type {import("esbuild").Plugin}
 */
export const oldColours = {
	name: "old-colours",
	setup: ({ onLoad }) => onLoad({ filter: /\.css$/ }, ({ path, with: { type } }) => ({ contents: withOldColours(readFileSync(path, "utf8")), loader: type === "text" ? "text" : "css" })),
};

/** Styles with their light colours for browsers that know no others. */
export function withOldColours(css) {
	const light = lightOnly(css.replace(/\/\*.*?\*\//gs, ""));
	return light ? `${css}\n@supports not (color: light-dark(red, red)) {${light}}\n` : css;
}

/** The declarations that have light-dark(), in the rules around them, with the first of its colours; and no page that is dark. */
function lightOnly(css) {
	let light = "";
	// A rule up to its brace, or a declaration or another statement.
	const next = /\s*((?:"[^"]*"|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^"(){};])+)([{;]|(?=\})|$)/gy;
	for (let match; (match = next.exec(css)); ) {
		const [, text, end] = match;
		if (end === "{") {
			const from = next.lastIndex;
			const to = closing(css, from);
			const inner = lightOnly(css.slice(from, to));
			if (inner) light += `${text}{${inner}}`;
			next.lastIndex = to + 1;
		} else if (/^color-scheme:\s*light dark$/.test(text)) {
			light += "color-scheme: light;";
		} else if (text.includes("light-dark(")) {
			light += `${text.replace(/light-dark\(\s*([^,()]+|[\w-]+\([^()]*\))\s*,\s*(?:[^,()]+|[\w-]+\([^()]*\))\s*\)/g, "$1")};`;
		}
	}
	return light;
}

/** Where the block ends that begins before a place. */
function closing(css, from) {
	for (let at = from, depth = 1; at < css.length; at++) {
		if (css[at] === '"') at = css.indexOf('"', at + 1);
		else if (css[at] === "{") depth++;
		else if (css[at] === "}" && --depth === 0) return at;
	}
	throw new Error("a block of styles is not closed");
}
