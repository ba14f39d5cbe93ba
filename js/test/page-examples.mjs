// Prints the examples of the reference that need a page, as e2e/package/reference_test.go takes them: JSON, in plain JavaScript.
import { transform } from "esbuild";
import { examples, expected } from "./examples.mjs";

// A type that two entries have runs where it can in Node.
const inNode = new Set(examples.filter(({ isOfPage }) => !isOfPage).map(({ code }) => code));
const scripts = examples
	.filter(({ isOfPage, code }) => isOfPage && !inNode.has(code))
	.map(async ({ entry, name, language, code }) => ({
		name: `${entry} ${name}`,
		// What the page itself has is shown first.
		script: (await transform(code.includes("pbnkit/auto") ? code.replace(/^\n|^(?!import )/m, "\nawait document.ready;\n$&") : code, { loader: language === "js" ? "js" : "ts", format: "esm", target: "esnext" })).code,
		says: expected({ code }),
	}));
console.log(JSON.stringify(await Promise.all(scripts)));
