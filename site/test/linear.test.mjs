// As js/test/linear.test.mjs: whatever sees the text of a stranger takes time in proportion to it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it, mock } from "node:test";
import { readsInProportion } from "../../js/test/linear/growth.mjs";
import { holdLinear } from "../../js/test/linear/hold.mjs";
import { source } from "./source.mjs";
import { zip } from "./zip.mjs";

const { inOrder } = await source("intake/collect");
const { unzip } = await source("intake/unzip");
const { namedApart } = await source("out/pack");
const going = () => new AbortController().signal;

/** As site/src/check/report/csv.ts makes it. */
const { ignored, starts } = JSON.parse(readFileSync(new URL("../../core/convert/formulas.json", import.meta.url), "utf8"));
const inClass = (ranges) => ranges.map((range) => range.map((code) => `\\u{${code.toString(16)}}`).join("-")).join("");
const started = inClass(Array.from(starts, (start) => [start.codePointAt(0)]));

holdLinear(["site/tsconfig.json", "site/src/sw/tsconfig.json"], {
	made: {
		// Of a word of one digit or two.
		'new RegExp(`(?<![\\\\p{L}\\\\p{N}.+-])0?${word}(?![\\\\p{L}\\\\p{N}.])`, "u")': [/(?<![\p{L}\p{N}.+-])0?12(?![\p{L}\p{N}.])/u],
		'new RegExp(`^[${inClass(ignored)}]*[${started}]`, "u")': [new RegExp(`^[${inClass(ignored)}]*[${started}]`, "u")],
		'new RegExp("(?<=a)b")': [/(?<=a)b/],
	},
	bounded: {
		"site/src/played/line-of.ts: text.indexOf(end, at)": "what is searched through is passed over",
		"site/src/played/line-of.ts: word.exec(text)": "what is found is passed over",
		'site/src/install/main.ts: notSent.replace("{path}", () => path)': "it is a sentence of the page",
	},
});

/** A clock that goes on by a millisecond each time that it is read: what pauses after some time does so after as many steps. */
function fastClock(test) {
	let now = 0;
	test.mock.method(performance, "now", () => now++);
}

describe("many files", () => {
	it("of one name get names apart in proportion to their number", async () => {
		const blob = new Blob();
		await readsInProportion(async (size, counted) => {
			for (const owner of [Map, Set]) {
				const { has } = owner.prototype;
				mock.method(owner.prototype, "has", function (key) {
					counted.reads++;
					return has.call(this, key);
				});
			}
			const rows = Array.from({ length: size }, () => ({ folder: "", download: { name: "a.pbn", blob } }));
			const { files } = await namedApart(rows, going());
			mock.restoreAll();
			assert.deepEqual([files.length, files.at(-1).path], [size, `a (${size}).pbn`]);
		});
	});

	it("get names apart until that is stopped", async (test) => {
		fastClock(test);
		const stop = new AbortController();
		const rows = Array.from({ length: 1000 }, () => ({ folder: "", download: { name: "a.pbn", blob: new Blob() } }));
		const naming = namedApart(rows, stop.signal);
		stop.abort();
		await assert.rejects(naming, { name: "AbortError" });
	});

	it("of a .zip are listed until that is stopped", async (test) => {
		const file = zip(Array.from({ length: 1000 }, (_, number) => ({ name: `${number}.txt` })));
		const stop = new AbortController();
		const { MessageChannel } = globalThis;
		// The first pause of the work is the chance to stop it.
		test.mock.method(globalThis, "MessageChannel", function () {
			stop.abort();
			return new MessageChannel();
		});
		fastClock(test);
		await assert.rejects(unzip(file, "", { signal: stop.signal, onProgress() {} }), { name: "AbortError" });
	});

	it("are sorted by no more of a name than a person reads", () => {
		const long = "x".repeat(5000);
		const found = ["b10", `a${long}2`, `a${long}1`, "b2"].map((name) => ({ folder: "", file: { name } }));
		assert.deepEqual(inOrder(found).map(({ file }) => file.name), [`a${long}2`, `a${long}1`, "b2", "b10"]);
	});
});
