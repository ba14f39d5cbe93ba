import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { source } from "./source.mjs";

const { languages, wordsOf, meaningOf, signOf, saidMove } = await source("chess/language/languages", "played/nags", "chess/moves/letters");
const { en, ...others } = languages;

/** What is the same in a language and in English: letters, patterns without words, and words that players share. */
const shared = {
	da: /^controls\.pause$/,
};
const alike = /^(letters|said\.move|said\.numbered|board\.square)$/;

const isPlural = (value) => typeof value === "object" && "other" in value;

/** All sentences, and all plurals, by their paths. */
function* sentences(words, path = []) {
	for (const [key, value] of Object.entries(words)) {
		const at = [...path, key];
		if (typeof value === "string" || isPlural(value)) yield [at.join("."), value];
		else yield* sentences(value, at);
	}
}

const forms = (value) => (typeof value === "string" ? { other: value } : value);
const places = (sentence) => [...new Set(sentence.match(/\{\w+\}/g) ?? [])].sort();

it("chess: every language is in the table", () => {
	const files = readdirSync(new URL("../src/chess/language", import.meta.url)).filter((name) => /^[a-z]{2}\.ts$/.test(name));
	assert.deepEqual(Object.keys(languages).sort(), files.map((name) => name.slice(0, 2)).sort());
	assert.equal(files.length, 9);
	assert.equal(wordsOf("de-CH"), languages.de);
	assert.equal(wordsOf("no"), languages.nb);
});

for (const [tag, words] of Object.entries(others)) {
	describe(`chess: the words of ${tag}`, () => {
		const english = new Map(sentences(en));
		const translated = new Map(sentences(words));

		it("are all there, with the places that the English ones have", () => {
			assert.equal(words.tag, tag);
			assert.deepEqual([...translated.keys()], [...english.keys()]);
			for (const [path, value] of translated) {
				for (const [form, sentence] of Object.entries(forms(value))) {
					assert.match(sentence, /\S/, `${path}.${form}`);
					assert.deepEqual(places(sentence), places(forms(english.get(path)).other), `${path}.${form}: ${sentence}`);
				}
			}
		});

		it("have a form for every number", () => {
			const rules = new Intl.PluralRules(tag);
			const categories = new Set(Array.from({ length: 1000 }, (_, n) => rules.select(n)));
			for (const value of translated.values()) if (isPlural(value)) assert.deepEqual([...categories].filter((category) => !(category in value)), []);
		});

		it("tell men and letters apart", () => {
			assert.equal(new Set(words.letters).size, 5);
			for (const group of [words.names, words.men.white, words.men.black, words.colors]) assert.equal(new Set(Object.values(group)).size, Object.keys(group).length);
		});

		it("are not English", () => {
			const same = [...translated].filter(([path, value]) => /\p{L}/u.test(forms(value).other.replace(/\{\w+\}/g, "")) && forms(value).other === forms(english.get(path)).other);
			assert.deepEqual(same.map(([path]) => path).filter((path) => path !== "tag" && !alike.test(path) && !(shared[tag]?.test(path)) && !/^nags\./.test(path)), []);
		});
	});
}

describe("chess: moves as they are heard", () => {
	const heard = (san, tag) => saidMove({ san, text: san }, languages[tag]);
	for (const [san, tag, said] of [
		["Nf3+", "en", "knight f3, check"],
		["Nbxd7", "en", "knight b takes d7"],
		["O-O-O#", "en", "castles queenside, checkmate"],
		["exd8=N", "en", "pawn e takes d8, becomes a knight"],
		["--", "en", "null move"],
		["R1xa3", "de", "Turm 1 schlägt a3"],
		["Qh5", "fr", "dame h5"],
		["e4", "pl", "pion e4"],
	]) {
		it(`${san} in ${tag}`, () => assert.equal(heard(san, tag), said));
	}
});

describe("chess: glyphs", () => {
	const folder = new URL("../../core/pgn/nag/", import.meta.url);
	const table = readFileSync(new URL("nag.go", folder), "utf8");
	const block = (name) => new RegExp(`^var ${name} = [^\\n]*\\n(.*?)^\\}`, "ms").exec(table)[1];
	const strings = (text) => [...text.matchAll(/"([^"]*)"/g)].map(([, string]) => string);

	it("mean in English what core/pgn/nag says", () => {
		const [alone, sides] = [strings(block("alone")), strings(block("ofSides"))];
		const used = [...table.slice(table.indexOf("var inUse")).matchAll(/\{(\w+), "([^"]*)"\}/g)].map(([, nag, meaning]) => [nag === "Diagram" ? 220 : Number(nag), meaning]);
		assert.ok(alone.length === 14 && sides.length === 63 && used.length > 40);
		for (const [nag, meaning] of alone.entries()) if (nag > 0) assert.equal(meaningOf(nag, en), meaning);
		for (const [n, meaning] of sides.entries()) {
			assert.equal(meaningOf(14 + 2 * n, en), meaning);
			assert.equal(meaningOf(15 + 2 * n, en), meaning.replace(/White|Black/g, (side) => (side === "White" ? "Black" : "White")));
		}
		for (const [nag, meaning] of used) assert.equal(meaningOf(nag, en), meaning);
		for (const nag of [0, 155, 200, 1000]) assert.equal(meaningOf(nag, en), undefined);
	});

	it("have the signs that core/pgn/nag knows", () => {
		const signs = new Map();
		for (const [, text, white, black] of readFileSync(new URL("signs.go", folder), "utf8").matchAll(/\{"([^"]+)", (\w+), (\w+)\}/g)) {
			for (const nag of [white, black].map((nag) => (nag === "Diagram" ? 220 : Number(nag)))) signs.set(nag, [...(signs.get(nag) ?? []), text]);
		}
		assert.ok(signs.size > 30);
		for (let nag = 0; nag < 256; nag++) {
			if (signOf(nag) !== undefined) assert.ok(signs.get(nag)?.includes(signOf(nag)), `${nag}: ${signOf(nag)}`);
			else if (nag !== 220) assert.equal(signs.has(nag), false, `${nag}`);
		}
	});
});
