import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { load } from "../dist/index.js";
import { en, GameHeader, ViewerProvider } from "../dist/viewer.js";
import { text } from "./markup.mjs";
import { pbnWasm } from "./modules.mjs";

describe("viewer: GameHeader", () => {
	let pbn;

	before(async () => {
		pbn = await load({ wasm: pbnWasm });
	});

	const headers = [
		[
			'[Event "Cup"][Stage "Final"][Round "2"][Section "A"][HomeTeam "Austria"][VisitTeam "Denmark"][Table "7"][Room "Closed"]' +
				'[Site "Budapest"][Date "2021.08.23"][Competition "Teams"][Scoring "IMP;Cross1"][Description "A squeeze"]{At both tables.}[Annotator "Ida"]',
			["Cup, Final, Round 2, Section A", "Austria v Denmark, Table 7, Closed Room", "Budapest, August 23, 2021, Teams, IMP, Cross1", "A squeeze", "Comments by Ida"],
		],
		['[Event "Cup"][Annotator "Ida"]', ["Cup"]],
		['[Event "Cup"][Annotator "Ida"][Auction "N"]\nPass =1= AP\n[Note "1:At last."]', ["Cup", "Comments by Ida"]],
		['[Competition "pairs"][Scoring "MatchPoints"]', ["Pairs, Matchpoints"]],
		['[Scoring "MP;MP1"]', ["Matchpoints"]],
		['[Scoring "MP1"]', ["MP1"]],
		['[Scoring "IMP;Butler-2;Mean"]', ["IMP, Butler-2, Mean"]],
		['[Competition "toString"][Scoring "BAM;constructor"]', ["toString, Board-a-match, constructor"]],
		['[Event "?"][Site ""][Date "????.??.??"][Round "-"][Room "constructor"]', ["constructor"]],
		['[Section "Junior Teams"][Round "SemiF:1"][Table "Vu"]', ["SemiF:1, Junior Teams", "Vu"]],
		['[HomeTeam "Austria"][VisitTeam "?"]', ["Austria"]],
		['[VisitTeam "Visitors"]', ["Visitors"]],
		['[Date "2014.07.??"]', ["July 2014"]],
		['[Date "2014.??.??"]', ["2014"]],
		['[Date "2014.??.23"]', ["2014.??.23"]],
		['[Date "????.08.23"]', ["????.08.23"]],
		['[Date "????.08.??"]', ["????.08.??"]],
		['[Date "2014.13.99"]', ["2014.13.99"]],
		['[Date "20160831"]', ["20160831"]],
		['[Event "<b>Cup</b>"]', ["Cup"]],
		['[Event "<U>Cup</U><br>of <i>1</i>, <script>x</script> <b"]', ["Cupof 1, <script>x</script> <b"]],
		['[Event "3\\\\N\\\\N in C:\\\\New"]', ["3NTNT in C:\\New"]],
		['[Event "<B>2\\\\S</B> and <i>no \\\\h</i>\\\\nCup"]', ["2♠\uFE0Espades and no \\hCup"]],
		['[Event ""][Site "?"]', []],
		['[Board "1"]', []],
	];
	for (const [tags, want] of headers) {
		it(`reads ${tags}`, async () => {
			const { games } = await pbn.parse(new TextEncoder().encode(`${tags}\n`));
			const markup = renderToString(h(GameHeader, { game: games[0] }));
			assert.deepEqual([...markup.matchAll(/<p>(.*?)<\/p>/g)].map(([, line]) => text(line)), want);
			if (want.length === 0) assert.equal(markup, "");
		});
	}

	it("writes the date as readers of the language do", async () => {
		const { games } = await pbn.parse(new TextEncoder().encode('[Date "2021.08.23"]\n'));
		const markup = renderToString(h(ViewerProvider, { words: { ...en, tag: "nl" } }, h(GameHeader, { game: games[0] })));
		assert.match(markup, /23 augustus 2021/);
	});
});
