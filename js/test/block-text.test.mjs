// The text of a block whose nodes a browser has made: what of its line ends is PBN's.
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { source } from "./source.mjs";

const { textOf } = await source("auto/element-text");

class Text {
	constructor(data) {
		this.data = data;
	}
}
class HTMLBRElement {}

/** As much of a document as gives the nodes of an element in their order. */
const page = {
	Text,
	HTMLBRElement,
	NodeFilter: { SHOW_TEXT: 4, SHOW_ELEMENT: 1 },
	document: {
		createTreeWalker({ nodes }) {
			const rest = nodes.values();
			return { nextNode: () => rest.next().value ?? null };
		},
	},
};

describe("the text of a block", () => {
	const others = Object.fromEntries(Object.keys(page).map((name) => [name, globalThis[name]]));
	before(() => Object.assign(globalThis, page));
	after(() => Object.assign(globalThis, others));

	const [br, b] = [new HTMLBRElement(), {}];
	for (const [name, nodes, want] of [
		["is that of its texts", ["a", b, "\nb"], "a\nb"],
		["has a line end for a <br>", ["a", br, "b"], "a\nb"],
		["has one line end for a <br> and the one in the file after it", ["a", br, " \t\n\nb"], "a\n\nb"],
		["has a line end for each <br>", ["a", br, br, "\nb"], "a\n\nb"],
		["has the line end after an element of a later line", ["a", br, ";c", b, "\nb"], "a\n;c\nb"],
		["has no other line end where the text after a <br> is empty", ["a", br, "", b, "\nb"], "a\nb"],
	]) {
		it(name, () => {
			assert.equal(textOf({ element: { nodes: nodes.map((node) => (typeof node === "string" ? new Text(node) : node)) } }), want);
		});
	}
});
