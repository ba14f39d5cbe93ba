// Whatever sees the text of a stranger takes time in proportion to it: every expression and every search of the sources.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { faultOf, readsInProportion, searchFaultOf, watched } from "./linear/growth.mjs";
import { holdLinear } from "./linear/hold.mjs";
import { source } from "./source.mjs";

const { begun, boardChoices, chosenGames, linText, tableCells, tagsOf } = await source(
	"render/tags", "viewer/block/boards", "viewer/block/settings-from", "game/cells", "game/lin",
);
const { recordedCalls } = await source("viewer/links/link-items");

/** Expressions that are put together, and how they may come out. */
const made = { "new RegExp(`</${name}(?=[\\\\s/>])`, \"gi\")": [/<\/script(?=[\s/>])/gi] };

/** What searches through a text again and again, by file: how it is tried, and of what. */
const tried = {
	"js/src/render/tags.ts": [(text) => [...tagsOf(text)], ["<", "<a", "<!", "<!--", "-->", "</", "</script", "<script>", "<title>", "=", "a=", "=\"", "='", '"', "'", ">", " ", "/"]],
};

/** Searches in loops that need not be tried. */
const bounded = {
	"js/src/auto/view/parts.ts: mark?.test(html)": "there are as many as there are parts of the viewer",
	"js/src/auto/view/parts.ts: html.includes(`[${tag} `)": "there are as many as the parts have tags",
	"js/src/auto/page-source.ts: rest.indexOf(said)": "what was passed is taken from the rest, and the loop ends where nothing is found",
	"js/src/auto/played/plain.ts: something.test(text)": "each search begins where the last game ended",
	"js/src/auto/played/plain.ts: token.exec(text)": "it is sticky, and each begins where the last one ended",
	"js/src/auto/played/plain.ts: tagPair.exec(text)": "it is sticky, and each begins where the last one ended",
	"js/src/auto/problems/solution.ts: letters.indexOf(letter)": "they are the six letters that a language has for men",
	"js/src/pbn/unpack.ts: utf8.decode(games).split(\"\\n\")": "it is done once, for the first game that is wanted",
	"js/src/moves/places.ts: others.exec(text)": "each search begins where the last one ended, and the loop ends where nothing is found",
	"js/src/moves/places.ts: lineEnd.test(this.text)": "each search begins where the last one ended, and finds the next end of a line",
	"js/src/moves/notes.ts: this.#places.slice(to, end).indexOf(\"]\")": "there are blanks alone up to the bracket, and a part of a text is no copy",
	"js/src/render/tags.ts: html.slice(start, end).replace(/\\sid\\s*=\\s*(\"[^\"]*\"|'[^']*'|[^\\s\"'>]+)/i, \"\")": "a tag has at most a thousand characters, and there are a hundred",
	"js/src/render/output.ts: /\\slang\\s*=\\s*[\"']?([\\w-]+)/i.exec(html.slice(start, end))": "the loop ends with it",
	"js/src/viewer/text/comment-places.ts: names.test(name)": "there are three kinds of places",
};

describe("what counts", () => {
	for (const slow of [/a+$/, /\bpbn\b[^<>]*>/, /[A-Z]*\.[A-Z]*\./, /<p(?:\s[^>]*)?>/g, /^\s*0*(\d+)\s*$/, /(?:a|aa)+$/, /(?<!b)a{0,400}b/, /[^\n]*(?:\n)?[^\n]*$/]) {
		it(`finds that ${slow} takes too long`, () => assert.match(faultOf(slow) ?? "", /steps/));
	}
	for (const quick of [/^a+$/, /(?<!a)a+$/, /<[^<>]*>/, /a{0,9}b/, /(?<![ab])(?:a|b)+c/, /^(?:[ \t]*\n)+/, /[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g]) {
		it(`finds nothing in ${quick}`, () => assert.equal(faultOf(quick), undefined));
	}
	it("finds a search that begins anew", () => {
		const again = (text) => {
			for (let at = 0; at < text.length; at++) text.indexOf(">", at);
		};
		assert.match(searchFaultOf(again, ["<", ">"]) ?? "", /are passed/);
	});
});

holdLinear(["js/tsconfig.json", "js/src/cli/tsconfig.json"], { made, tried, bounded });

describe("lists take time in proportion to their length", () => {
	const numbered = (size, make) => Array.from({ length: size }, (_, number) => make(number));
	const gameOf = (auction) => ({ number: 1, tags: [], sections: [], comments: [], auction });
	/** Calls that refer to notes, of which only the last is there. */
	const noted = (size, counted) =>
		gameOf({
			notes: watched(numbered(size, (number) => ({ index: number === size - 1 ? 7 : 100 + number, text: "x" })), counted),
			moves: numbered(size, () => ({ kind: "call", text: "1C", call: { kind: "bid" }, annotations: [{ kind: "note", value: 7 }] })),
		});

	it("of boards that are chosen", async () => {
		for (const choice of [(number) => `${number}x`, (number) => `${number}-${number}`]) {
			await readsInProportion((size, counted) => {
				const games = numbered(size, (number) => ({ tags: [{ name: "Board", value: `${number + size}` }] }));
				chosenGames(games, watched(boardChoices(numbered(size, choice).join()), counted));
			});
		}
	});

	it("of calls with notes", async () => {
		await readsInProportion((size, counted) => recordedCalls(noted(size, counted)));
		await readsInProportion((size, counted) => linText(noted(size, counted)));
	});

	it("of columns", () =>
		readsInProportion((size, counted) => {
			tableCells({ columns: numbered(size, (number) => ({ name: `${number}`, type: "text" })), rows: [], numbers: watched(numbered(size, (number) => size + number), counted) });
		}));

	it("and a long tag is not written again for each block of its paragraph", () => {
		const long = `<p title="${"x".repeat(5000)}">`;
		assert.equal(begun([...tagsOf(`${long}<b id="y" class="z">`)], `${long}<b id="y" class="z">`, long.length), '<p><b class="z">');
	});
});
