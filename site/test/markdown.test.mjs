import assert from "node:assert/strict";
import { it } from "node:test";
import { source } from "./source.mjs";

const { elementsOf, markdown } = await source("rulebook/markdown");
const text = (value) => ({ kind: "text", text: value });

it("reads what the rules' pages use", () => {
	const page = [
		"# A `title`",
		"A paragraph of",
		"two lines, **strong**.",
		"",
		"Another.",
		"",
		"- one",
		"- two",
		"  goes on",
		"",
		"```",
		"[Board \"1\"]",
		"",
		"# no heading",
		"```",
		"## End",
	].join("\n");
	assert.deepEqual(markdown(page), [
		{ kind: "heading", level: 1, runs: [text("A "), { kind: "code", text: "title" }] },
		{ kind: "paragraph", runs: [text("A paragraph of two lines, "), { kind: "strong", text: "strong" }, text(".")] },
		{ kind: "paragraph", runs: [text("Another.")] },
		{ kind: "list", items: [[text("one")], [text("two"), text(" goes on")]] },
		{ kind: "code", text: '[Board "1"]\n\n# no heading' },
		{ kind: "heading", level: 2, runs: [text("End")] },
	]);
});

it("takes everything else as text", () => {
	for (const line of ["<b>1S</b> `open **all", "``", "****", "*a*", "a ** b"]) assert.deepEqual(markdown(line), [{ kind: "paragraph", runs: [text(line)] }]);
});

it("begins a list after text, and another one after a blank line", () => {
	assert.deepEqual(markdown("Two:\n- one\n\n- two\n- three"), [
		{ kind: "paragraph", runs: [text("Two:")] },
		{ kind: "list", items: [[text("one")]] },
		{ kind: "list", items: [[text("two")], [text("three")]] },
	]);
});

it("ends a paragraph before what is none, and a list before a paragraph", () => {
	const paragraph = (value) => ({ kind: "paragraph", runs: [text(value)] });
	const list = (...items) => ({ kind: "list", items: items.map((item) => [text(item)]) });
	const heading = { kind: "heading", level: 1, runs: [text("Title")] };
	for (const [page, want] of [
		["Text\n```\ncode\n```", [paragraph("Text"), { kind: "code", text: "code" }]],
		["Text\n# Title", [paragraph("Text"), heading]],
		["# Title\n- one", [heading, list("one")]],
		["# Title\n  indented", [heading, paragraph("indented")]],
		["- one\nText", [list("one"), paragraph("Text")]],
		["- one\n\nText\n- two", [list("one"), paragraph("Text"), list("two")]],
		["- one\n\nText\n  goes on", [list("one"), paragraph("Text goes on")]],
	]) {
		assert.deepEqual(markdown(page), want, page);
	}
});

it("takes one letter as code, and as strong", () => {
	assert.deepEqual(markdown("`a`**b**"), [{ kind: "paragraph", runs: [{ kind: "code", text: "a" }, { kind: "strong", text: "b" }] }]);
});

it("ends a code block that is not closed with the page", () => {
	assert.deepEqual(markdown("```\nend"), [{ kind: "code", text: "end" }]);
});

it("takes a code block that has nothing in it", () => {
	assert.deepEqual(markdown("```\n```\nend"), [{ kind: "code", text: "" }, { kind: "paragraph", runs: [text("end")] }]);
});

it("becomes elements", () => {
	const page = "# A `title`\nText\n## Part\n- **one**\n- two\n```\n[Board]\n```";
	assert.deepEqual(elementsOf(markdown(page), 3), [
		["h3", "A ", ["code", "title"]],
		["p", "Text"],
		["h4", "Part"],
		["ul", ["li", ["strong", "one"]], ["li", "two"]],
		["pre", "[Board]"],
	]);
});
