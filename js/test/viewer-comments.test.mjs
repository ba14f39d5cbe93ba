import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { before, describe, it } from "node:test";
import { fileURLToPath } from "node:url";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { load } from "../dist/index.js";
import { AuctionTable, commentPlaces, Comments, CommentsAt, commentsByPlace, GamesView, ViewerProvider } from "../dist/viewer.js";
import { heard, seen, text } from "./markup.mjs";
import { pbnWasm } from "./modules.mjs";

const corpus = fileURLToPath(new URL("../../../shared/corpus/", import.meta.url));

describe("viewer: comments", () => {
	let pbn;

	before(async () => {
		pbn = await load({ wasm: pbnWasm });
	});

	const parse = async (pbnText) => (await pbn.parse(new TextEncoder().encode(pbnText))).games;
	const drawComment = async (written) => {
		const [game] = await parse(`[Board "1"]\n${written}\n`);
		return renderToString(h(Comments, { comments: game.tags[0].comments }));
	};
	const paragraphsOf = (markup) => [...markup.matchAll(/<p[^>]*>(.*?)<\/p>/g)].map(([, paragraph]) => paragraph);

	describe("Comments", () => {
		const wrapped = "So North began with a heart, which was not the best that he might have\ndone, though who would find anything else at the table.";
		const marked = "<b>Nobody</b> had any doubt of it <i>at all</i>, <u>least of all East</u>, who led a club";
		const uneven = ["Before that there had been some words, and at the end of them a bet of five pounds on the board,", "which neither of the two had meant to play for, but both were sure that they would", "win."];
		const comments = [
			["a comment", "{Fine.}", ["Fine."]],
			["paragraphs", "{one\n\n\n two\n \t\nthree\n}", ["one", " two", "three"]],
			["lines of the second paragraph", "{one\n\ntwo\nthree}", ["one", "two<br/>three"]],
			["lines that were wrapped", `{${wrapped}}`, [wrapped.replace("\n", " ")]],
			["lines that were not", "{West: lucky\nEast: not}", ["West: lucky<br/>East: not"]],
			["a short line among wrapped ones", `{${wrapped}\nAnd so on.\nThe end}`, [`${wrapped.replace("\n", " ")}<br/>And so on.<br/>The end`]],
			["lines that were full without their styles", `{${marked}\n${wrapped}}`, [`${marked} ${wrapped.replace("\n", " ")}`]],
			["a line that only its styles fill", `{${marked.replace(", who led a club", "")}\n${wrapped}}`, [`${marked.replace(", who led a club", "")}<br/>${wrapped.replace("\n", " ")}`]],
			["wrapped lines of which one is longer", `{${uneven.join("\n")}}`, [uneven.join(" ")]],
			["a line end that was asked for after a full line", `{${wrapped.replace("\n", "<br>\n")}}`, [wrapped.replace("\n", "<br/>")]],
			["a list", `{${wrapped.split("\n")[0]}\n- one thing}`, [`${wrapped.split("\n")[0]}<br/>- one thing`]],
			["forced line ends", "{one<br>two\\nthree}", ["one<br/>two<br/>three"]],
			["styles across lines", "{<b>one\ntwo</b> <i>three</i> <u>four</u>}", ["<b>one</b><br/><b>two</b> <i>three</i> <u>four</u>"]],
			["a comment to the end of the line", "; fine", [" fine"]],
			["such comments in a row as one", ";one\n;two\n{three}\n;four", ["one<br/>two", "three", "four"]],
			["an empty comment as nothing", "{ }{\n}", []],
			["what would be markup as text", "{<script>x</script><img src=x onerror=y> 1 < 2 &lt;b>}", ["x 1 &lt; 2 &lt;b>"]],
		];
		for (const [name, written, want] of comments) {
			it(`shows ${name}`, async () => {
				assert.deepEqual(paragraphsOf(await drawComment(written)), want);
			});
		}

		const long = (length) => "word ".repeat(length).slice(0, length - 1).trimEnd().padEnd(length, "s");
		for (const [name, lines, want] of [
			["shorter than programs break them", [long(49), "and more"], "<br/>"],
			["as short as programs break them", [long(50), "and more"], " "],
			["as long as programs break them", [long(100), "and more"], " "],
			["longer than programs break them", [long(101), "and more"], "<br/>"],
			["after which the next word had room", [long(55), "four", long(60)], "<br/>"],
			["after which the next word had no room", [long(55), "fiver", long(60)], " "],
		]) {
			it(`tells lines ${name}`, async () => {
				const [shown] = paragraphsOf(await drawComment(`{${lines.join("\n")}}`));
				assert.ok(shown.startsWith(`${lines[0]}${want}${lines[1]}`), shown);
			});
		}

		it("has symbols for suits", async () => {
			const markup = await drawComment("{1\\S then <b>2!h</b>}");
			assert.equal(seen(markup), "1♠\uFE0E then 2♥\uFE0E");
			assert.equal(heard(markup), "1spades then 2hearts");
		});

		it("keeps the blanks of a drawing", async () => {
			const drawing = "        S K Q 2\n        H A\n\nS 3            S 4\nH 2            H 5";
			const markup = await drawComment(`{\n${drawing}\n}`);
			assert.match(markup, /<p class="pbn-preformatted" tabindex="0">/);
			assert.equal(paragraphsOf(markup)[0].replaceAll("<br/>", "\n").trimEnd(), drawing);
		});

		it("takes two lines with columns for a drawing, and one for text", async () => {
			assert.match(await drawComment("{S 3    S 4\nH 2    H 5}"), /pbn-preformatted/);
			assert.doesNotMatch(await drawComment("{S 3    S 4\nH 2}"), /pbn-preformatted/);
		});

		it("marks unexpected text", async () => {
			assert.equal(seen(await drawComment("and what is this")), "Not read: and what is this");
		});

		it("shows nothing where there is none, or the writer wants none", async () => {
			assert.equal(renderToString(h(Comments, { comments: undefined })), "");
			const [game] = await parse('[Board "1"] {x}\n');
			const { comments } = game.tags[0];
			assert.equal(renderToString(h(ViewerProvider, { settings: { show: ["diagram"] } }, h(Comments, { comments }))), "");
		});

		it("shows a hundred thousand lines, paragraphs and suits", async () => {
			for (const written of [`{${"\\S".repeat(100_000)}}`, `{${"a\n".repeat(100_000)}}`, `{${"a\n\n".repeat(100_000)}}`, ";a\n".repeat(100_000)]) {
				assert.match(await drawComment(written), /<\/p><\/div>$/);
			}
		});
	});

	describe("CommentsAt", () => {
		const commented = `{start}
[Extra "x"] {before the deal}
[Event "x"] {event} ; more of it
[Deal "N:.63.AKQ987.A9732 - - -"] {deal}
[Student "S"] {behind the deal}
[West "x"] {west}
[Result "9"] {result}
[Score "NS 100"] {score}
[Event "y"] {second event}
[Auction "N"] {auction}
1S {call} AP {all pass}
[Note "1:x"] {note}
[Play "E"] {play}
SA {card}
*
[Note "1:x"] {card note}
[Site "x"] {site}
[Unknown "x"] {unknown}
[ActionTable "Rank;Call"] {table}
1 1S
`;

		it("has a place for all that belongs to no call, card, note or table", async () => {
			const [game] = await parse(commented);
			const places = Object.fromEntries(Object.entries(commentsByPlace(game)).map(([place, found]) => [place, found.map((comment) => comment.text.trim())]));
			assert.deepEqual(places, {
				start: ["start"],
				header: ["before the deal", "event", "more of it", "second event", "site"],
				deal: ["deal", "west"],
				auction: ["auction"],
				result: ["behind the deal", "result", "score", "unknown"],
				play: ["play"],
			});
		});

		it("gives the comments of a game in the order of its parts", async () => {
			const games = await parse(commented);
			const markup = text(renderToString(h(GamesView, { games })).replace(/<\/p>/g, " "));
			const order = ["start", "event", "deal west", "auction", "call", "all pass", "result score"];
			const found = order.map((comment) => markup.indexOf(comment));
			assert.deepEqual(found, found.toSorted((a, b) => a - b), markup);
			assert.ok(!found.includes(-1), markup);
		});
	});

	const plain = (pieces) => pieces.map((piece) => (piece.suit ? `${"♠♥♦♣"["SHDC".indexOf(piece.suit)]}\uFE0E` : piece.text)).join("");
	const words = (written) => written.replace(/\s+/g, "");

	/** The comments that are neither with a card or a note of the play, nor in a supplemental section. */
	function commentsOf(game) {
		const { auction, play, sections, tags } = game;
		const elsewhere = new Set([...sections, ...(play?.notes ?? [])].map(({ tag }) => tag));
		const moves = auction?.moves.flatMap((move) => [move, ...(move.annotations ?? [])]) ?? [];
		return [game, ...tags.filter((_, index) => !elsewhere.has(index)), ...moves].flatMap(({ comments = [] }) => comments);
	}

	/** Everything is there if all texts are, and nothing is there twice if they are as long together as what is shown. */
	function assertEachOnce(game, where) {
		const parts = [...commentPlaces.filter((place) => place !== "auction").map((place) => h(CommentsAt, { game, place })), h(AuctionTable, { game })];
		const markup = renderToString(h("div", {}, parts)).replace(/<i>Not read:<\/i>/g, "");
		const shown = [...markup.matchAll(/<div class="pbn-comments">(.*?)<\/div>/gs)].map(([, found]) => words(seen(found.replaceAll("&quot;", '"'))));
		const wanted = commentsOf(game).map(({ text: written, pieces }) => words(pieces ? plain(pieces) : written));
		for (const want of wanted) assert.ok(shown.some((found) => found.includes(want)), `${where}: ${want} is not among ${shown.join(" | ")}`);
		assert.equal(shown.join("").length, wanted.join("").length, where);
		return wanted.length;
	}

	it("shows every comment of the corpus once", { skip: !existsSync(corpus) && "no corpus" }, async () => {
		const paths = readdirSync(corpus, { recursive: true }).filter((path) => path.endsWith(".pbn"));
		let count = 0;
		for (const path of paths) {
			for await (const game of pbn.games(readFileSync(corpus + path))) count += assertEachOnce(game, `${path}, game ${game.number}`);
		}
		assert.ok(count > 2000, `${count} comments`);
	});

	it("shows every comment once", async () => {
		const game = (n) => `{a${n}}\n[Board "${n}"] {b${n}}\n[Auction "N"] {c${n}}\n- {d${n}} 1S {e${n}} ! {f${n}} =1= {g${n}} ^S {h${n}} + {i${n}}\n[Note "1:n"] {j${n}}\n[Note "1:m"] {k${n}}\n`;
		const duplicates = `${game(2)}[Board "3"] {x}\n[Auction "N"] {y}\n`;
		for (const one of await parse(`${game(1)}\n${duplicates}\n[Auction "N"] {only}\n`)) assertEachOnce(one, `game ${one.number}`);
	});
});
