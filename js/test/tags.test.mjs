// Where the tags of a page are.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { source } from "./source.mjs";

const { idOf, tagsOf } = await source("render/tags");

/** The tags of a page, each as it is written. */
const tags = (html) => [...tagsOf(html)].map(({ start, end }) => html.slice(start, end));

describe("the tags of a page", () => {
	for (const [name, html, want] of [
		["in their order", '<p id="a">b<br/></P>', ['<p id="a">', "<br/>", "</P>"]],
		["with a > in quotes", `<p a=">" b = '>'>c<i>`, [`<p a=">" b = '>'>`, "<i>"]],
		["with quotes that are no attribute's", `<p a"b>c<i a=b">d<b>`, [`<p a"b>`, `<i a=b">`, "<b>"]],
		["with an attribute whose quote is never closed: all that follows", '<p a="b><i>c', ['<p a="b><i>c']],
		["with such an attribute after others", `<b x='1'><p a="b" c = 'd><i>e`, [`<b x='1'>`, `<p a="b" c = 'd><i>e`]],
		["that is not closed: all that follows", "<p a=", ["<p a="]],
		["not those in comments", "<!--<p>--><i><!--><b><!---><u><!-- <s>", ["<i>", "<b>", "<u>"]],
		["not those in declarations", '<!doctype html><?xml <p>x<i></ <p>y<b>', ["<i>", "<b>"]],
		["not those in scripts", '<script>"<p>"</scripts><p></script ><i>', ["<script>", "</script >", "<i>"]],
		["not those in a script that is not closed", "<i><script><p>", ["<i>", "<script>"]],
		["not a < of the text", "1 < 2 <3 <<p>", ["<p>"]],
	]) {
		it(name, () => assert.deepEqual(tags(html), want));
	}

	it("have ids", () => {
		for (const [html, want] of [
			['<p id="a&amp;b">', "a&b"],
			["<p class=x ID = 'c'>", "c"],
			["<p id=d>", "d"],
			["<p data-id=e>", undefined],
			['<p id="f', undefined],
		]) {
			const [tag] = tagsOf(html);
			assert.equal(idOf(html, tag), want, html);
		}
	});
});
