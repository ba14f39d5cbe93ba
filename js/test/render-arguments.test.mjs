// What pbnkit/render and pbnkit/report do not take.
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { load } from "../dist/index.js";
import { prerender, renderPage, renderPieces } from "../dist/render.js";
import { jsonReport, textReport } from "../dist/report.js";
import { pbnWasm } from "./modules.mjs";

describe("wrong arguments", () => {
	let pbn;
	let file;
	before(async () => {
		pbn = await load({ wasm: pbnWasm });
		file = await pbn.parse('[Board "1"]');
	});
	after(() => pbn.close());
	const pieces = async (...given) => {
		for await (const piece of renderPieces(...given)) void piece;
	};
	const mistakes = [
		[() => renderPage(), "renderPage: the first argument has to be an object with an array of games, as parse gives it"],
		[() => renderPage([]), "renderPage: the first argument has to be an object with an array of games, as parse gives it"],
		[() => renderPage({ games: 7 }), "renderPage: the first argument has to be an object with an array of games, as parse gives it"],
		[() => renderPage(file, 7), "renderPage: the options have to be an object"],
		[() => renderPage(file, { boards: 2 }), 'renderPage: there is no option "boards"'],
		[() => renderPage(file, { boardsPerPage: 3 }), 'renderPage: the option "boardsPerPage" has to be one of 1, 2, 4'],
		[() => renderPage(file, { lang: 7 }), 'renderPage: the option "lang" has to be a string'],
		[() => renderPage(file, { settings: [] }), 'renderPage: the option "settings" has to be an object'],
		[() => renderPage(file, { settings: { suit: "4" } }), 'renderPage: there is no setting "suit"'],
		[() => renderPage(file, { settings: { suits: 4 } }), 'renderPage: the setting "suits" has to be one of "2", "4", "mono"'],
		[() => renderPage(file, { settings: { show: "auction" } }), 'renderPage: the setting "show" has to be an array'],
		[() => pieces(file), "renderPieces: the first argument has to be a Pbn, as load gives it"],
		[() => pieces(pbn, "", { boards: 2 }), 'renderPieces: there is no option "boards"'],
		[() => prerender("<p>"), "prerender: the first argument has to be a Pbn, as load gives it"],
		[() => prerender(pbn, "<p>", { langs: "de" }), 'prerender: there is no option "langs"'],
		[() => prerender(pbn, "<p>", { read: "x" }), 'prerender: the option "read" has to be a function'],
		[() => textReport("x", {}), "textReport: the report has to be what validate gives, with gameCount, counts and omitted"],
		[() => textReport("x"), "textReport: the report has to be what validate gives, with gameCount, counts and omitted"],
		[() => textReport(file), "textReport: the path has to be a string"],
		[() => jsonReport("x", {}), "jsonReport: the report has to be what validate gives, with gameCount, counts and omitted"],
	];
	for (const [call, message] of mistakes) {
		it(`refuses ${String(call).slice(6)}`, async () => {
			await assert.rejects(async () => call(), (error) => error instanceof TypeError && (error.message === message || assert.fail(error.message)));
		});
	}

	it("takes all that there is", async () => {
		const settings = { show: ["diagram"], suits: "4", headingLevel: 2, at: { trick: 1 }, boards: undefined };
		assert.match(renderPage(file, { lang: "xx", title: "a", fileName: undefined, boardsPerPage: 4, settings }), /pbn-per-page-4/);
		assert.match(textReport("x", await pbn.validate("")), /^x: 0 games/m);
	});
});
