import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { before, describe, it } from "node:test";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { load } from "../dist/index.js";
import { GamesView } from "../dist/viewer.js";
import { heard, seen } from "./markup.mjs";
import { pbnWasm } from "./modules.mjs";

const folder = fileURLToPath(new URL("../src/viewer/language", import.meta.url));
const { en, ...languages } = await allWords();

/** What is the same in most languages. */
const alike = [
	// Letters of seats and cards.
	/^(seatLetters|rankLetters|sides)\./,
	// Forms of bridge that have their names from English, unless a language has one.
	/^header\.(scorings|competitions)\.(BAM|MP|MatchPoints|Rubber|Teams)$/,
	// Abbreviations that all players know, and "par".
	/^tables\.(columns\.(IMP|MP|Total(IMP|MP|Percentage))|par(WithName)?)$/,
];

/** Words that a language shares with English: they are spelled the same, or players have taken them over. */
const shared = {
	da: /^tables\.(columns\.Score(Range)?|scores\.(over|under))$/,
	de: /^(board|games\.title|seats\.W|contract\.scores\.ScoreIMP\.\w+|tables\.(columns\.(Denomination|NrBoards|Board|Club)|limits\.boards\.one))$/,
	es: /^tables\.columns\.(TotalScore|Club)$/,
	fr: /^(ranks\.6|notes\.(title|reference)|header\.labels\.(Section|Table)|tables\.columns\.(TotalScore|Table|Section|Club|Center|Experts))$/,
	nb: /^(notrump|play\.irregularities\.R|tables\.scores\.(over|under))$/,
	nl: /^(seats\.W|tables\.columns\.(Contract|Score(Range)?|Club|Experts)|links\.bbo)$/,
	pl: /^contract\.scores\.ScoreIMP\.one$/,
	sv: /^(notrump|play\.irregularities\.R|tables\.scores\.under)$/,
};
const mayBeAlike = (tag, path) => shared[tag].test(path) || alike.some((paths) => paths.test(path));

const isPlural = (value) => typeof value === "object" && "other" in value;

/** All sentences, and all plurals, by where they stand. */
function* sentences(words, path = []) {
	for (const [key, value] of Object.entries(words)) {
		const at = [...path, key];
		if (typeof value === "string" || isPlural(value)) yield [at.join("."), value];
		else yield* sentences(value, at);
	}
}

const forms = (value) => (typeof value === "string" ? { other: value } : value);
const places = (sentence) => [...new Set(sentence.match(/\{\w+\}/g) ?? [])].sort();

it("viewer: every language is in the table", () => {
	const files = readdirSync(folder).filter((name) => /^[a-z]{2}\.ts$/.test(name));
	assert.deepEqual(["en", ...Object.keys(languages)].sort(), files.map((name) => name.slice(0, 2)).sort());
	assert.ok(files.length > 1);
});

for (const [tag, words] of Object.entries(languages)) {
	describe(`viewer: the words of ${tag}`, () => {
		const english = new Map(sentences(en));
		const translated = new Map(sentences(words));

		it("are of that language", () => assert.equal(words.tag, tag));

		it("are all there, and no others", () => {
			assert.deepEqual([...translated.keys()], [...english.keys()]);
			for (const [path, value] of translated) {
				assert.equal(isPlural(value), isPlural(english.get(path)), path);
				for (const [form, sentence] of Object.entries(forms(value))) assert.match(sentence, /\S/, `${path}.${form}`);
			}
		});

		it("have the places that the English ones have", () => {
			for (const [path, value] of translated) {
				const ofEnglish = forms(english.get(path));
				for (const [form, sentence] of Object.entries(forms(value))) {
					// "the last trick" needs no number.
					const needed = places(ofEnglish[form] ?? ofEnglish.other);
					const missing = needed.filter((place) => !sentence.includes(place));
					assert.deepEqual(missing, [], `${path}.${form}: ${sentence}`);
					const unknown = places(sentence).filter((place) => !ofEnglish.other.includes(place));
					assert.deepEqual(unknown, [], `${path}.${form}: ${sentence}`);
				}
			}
		});

		it("have a form for every number, or one for all", () => {
			const rules = new Intl.PluralRules(tag);
			// From a million on, French and Spanish have a form of their own, which nothing in bridge needs.
			const categories = new Set(Array.from({ length: 1000 }, (_, n) => rules.select(n)));
			for (const [path, value] of translated) {
				const given = Object.keys(forms(value));
				assert.deepEqual(given.filter((form) => !rules.resolvedOptions().pluralCategories.includes(form)), [], path);
				if (given.length > 1) assert.deepEqual([...categories].filter((category) => !given.includes(category)), [], path);
			}
		});

		it("tell seats, ranks, suits and calls apart", () => {
			for (const group of ["seats", "seatLetters", "sides", "suits", "rankLetters", "ranks", "calls", "vulnerability"]) {
				const all = Object.values(words[group]);
				assert.equal(new Set(all).size, all.length, group);
			}
		});

		it("are not English", () => {
			for (const [path, value] of translated) {
				for (const [form, sentence] of Object.entries(forms(value))) {
					const ofEnglish = isPlural(value) ? english.get(path)[form] : english.get(path);
					const hasWords = /\p{L}/u.test(sentence.replace(/\{\w+\}/g, ""));
					const at = isPlural(value) ? `${path}.${form}` : path;
					if (hasWords && sentence === ofEnglish) assert.ok(mayBeAlike(tag, at), `${at}: ${sentence}`);
				}
			}
		});

		it("have a name for the points that a voice control finds by its label", () => assert.ok(words.deal.points.includes(words.deal.hcp)));
	});
}

describe("viewer: a game in each language", () => {
	/** An insufficient bid, a redouble, a note, a revoke, and a play that stops after three tricks. */
	const source = `[Event "Test"]
[Date "2019.05.07"]
[Board "7"]
[Dealer "W"]
[Vulnerable "EW"]
[Deal "W:AQJT.K32.5432.32 98.AQJT4.A6.AQJ4 7654.98.KQJT.KT9 K32.765.987.8765"]
[Declarer "N"]
[Contract "2HXX"]
[Result "9"]
[Score "NS 1040"]
[HomeTeam "A"]
[VisitTeam "B"]
[Auction "W"]
1S 2H 3D Pass
Pass X Pass ^I 2H
X XX =1= AP
[Note "1:strong"]
[Play "E"]
- - D5 DA
S7 S2 SA S9
S4 S3 ST ^R HQ
*
`;
	const fill = (sentence, values) => sentence.replace(/\{(\w+)\}/g, (_, place) => values[place]);
	let games;

	before(async () => {
		const pbn = await load({ wasm: pbnWasm });
		games = (await pbn.parse(new TextEncoder().encode(source))).games;
	});

	/** What is seen of it: the labels, the date, the contract and how the play ends; and how the queen of hearts is led. */
	const wanted = {
		da: [
			"Spil 7 Kortgiver Vest Ø-V i zonen",
			"7. maj 2019",
			"2♥ redoblet af Nord: vundet med 1 overstik (9 stik), +1040 til N-S",
			"Resten af spillet er ikke noteret; Nord vandt i alt 9 stik.",
			"Vest spiller ud: hjerter dame",
		],
		de: [
			"Board 7 Teiler West O/W in Gefahr",
			"7. Mai 2019",
			"2♥ im Rekontra von Nord: erfüllt mit 1 Überstich (9 Stiche), +1040 für N/S",
			"Der Rest des Spiels ist nicht notiert; Nord machte insgesamt 9 Stiche.",
			"West spielt aus: Coeur-Dame",
		],
		es: [
			"Mano 7 Dador Oeste E/O vulnerables",
			"7 de mayo de 2019",
			"2♥ redoblado por Norte: cumplido con 1 baza de más (9 bazas), +1040 para N/S",
			"El resto del carteo no está anotado; Norte hizo 9 bazas en total.",
			"Oeste sale: dama de corazones",
		],
		fr: [
			"Donne 7 Donneur Ouest E-O vulnérables",
			"7 mai 2019",
			"2♥ surcontré par Nord : gagné avec 1 levée de mieux (9 levées), +1040 pour N-S",
			"Le reste du jeu n’est pas noté ; Nord a fait 9 levées en tout.",
			"Ouest attaque : dame de cœur",
		],
		nb: [
			"Spill 7 Giver Vest Ø-V i sonen",
			"7. mai 2019",
			"2♥ redoblet av Nord: vunnet med 1 overstikk (9 stikk), +1040 til N-S",
			"Resten av spillet er ikke notert; Nord vant i alt 9 stikk.",
			"Vest spiller ut: hjerter dame",
		],
		nl: [
			"Spel 7 Gever West OW kwetsbaar",
			"7 mei 2019",
			"2♥ geredoubleerd door Noord: gemaakt met 1 overslag (9 slagen), +1040 voor NZ",
			"De rest van het spelen is niet genoteerd; Noord maakte in totaal 9 slagen.",
			"West speelt voor: harten vrouw",
		],
		pl: [
			"Rozdanie 7 Rozdaje Zachód WE po partii",
			"7 maja 2019",
			"2♥ z rekontrą rozgrywa Północ: zrealizowany z 1 nadróbką (9 lew), +1040 dla NS",
			"Reszty rozgrywki nie zapisano; Północ: łącznie 9 lew.",
			"Zachód wychodzi: dama kier",
		],
		sv: [
			"Bricka 7 Giv Väst Ö-V i zonen",
			"7 maj 2019",
			"2♥ redubblat av Nord: hemgång med 1 övertrick (9 stick), +1040 för N-S",
			"Resten av spelet är inte noterad; Nord vann totalt 9 stick.",
			"Väst spelar ut: hjärterdam",
		],
	};

	for (const [tag, [labels, date, contract, ending, lead]] of Object.entries(wanted)) {
		it(`speaks ${tag}`, () => {
			const words = languages[tag];
			const show = ["diagram", "auction", "notes", "play", "comments", "results"];
			const markup = renderToString(h(GamesView, { games, words, settings: { show } }));
			const found = seen(markup).replaceAll("\uFE0E", "");
			for (const sentence of [labels, date, contract, ending]) assert.ok(found.includes(sentence), `${sentence} is not in: ${found}`);
			assert.doesNotMatch(found + heard(markup), /[{}]|undefined/);
			const card = fill(words.card, { rank: words.ranks.Q, suit: words.suits.H });
			assert.equal(fill(words.play.leads, { seat: words.seats.W, card }).replace("\u00A0", " "), lead);
		});
	}
});

/** The tables as the compiler leaves them, by their tags. */
async function allWords() {
	const contents = 'export { languages } from "./languages.js";';
	const { outputFiles } = await build({ stdin: { contents, resolveDir: folder, loader: "ts" }, bundle: true, format: "esm", write: false });
	return (await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`)).languages;
}
