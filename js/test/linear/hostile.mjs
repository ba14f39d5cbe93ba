// Texts that are hostile to a regular expression: of its own letters, again and again.

/** A character that only expressions for any character have. */
const nothing = "\u0001";

/** One of each kind that expressions ask for. */
const usual = [..." \n\ta0-<>/\"Z\u00E9\u00A0\u0301\uFFFF\u2660", nothing, "\u{1F600}"];

/** A short text that a part of an expression matches. */
function sample(part) {
	switch (part.kind) {
		case "one":
			return part.sample;
		case "all":
			return part.items.map(sample).join("");
		case "any":
			return sample(part.items[0]);
		case "times":
			return sample(part.item).repeat(Math.max(1, part.least));
		default:
			return "";
	}
}

function* insides(part) {
	yield part;
	for (const item of part.items ?? (part.item ? [part.item] : [])) yield* insides(item);
}

/** How often something may be repeated that counts as once. */
const few = 20;

/** Whether a part can go on for long. What cannot takes no more at each place than it is long. */
export function goesOn(part) {
	return [...insides(part)].some(({ kind, most }) => kind === "times" && most > few);
}

/**
 * What hostile texts are made of: a character of each kind that the sets of the expression tell apart, its words, and what it matches up to
 * each of its parts.
 *
 * @param {import("./program.mjs").Program} program
 * @returns {string[]}
 */
export function pieces({ parts, source }) {
	const ones = [...insides(parts)].filter(({ kind }) => kind === "one");
	const sets = ones.map(({ characters }) => characters).filter(({ literal }) => literal === undefined);
	const escaped = [...source.matchAll(/\\u\{?([\da-f]{4})|\\x([\da-f]{2})/gi)].map(([, long, short]) => String.fromCodePoint(Number.parseInt(long ?? short, 16)));
	const letters = [...usual, ...source, ...escaped];
	const byKind = new Map();
	for (const letter of letters) {
		const kind = sets.map((set) => Number(set.has(letter))).join("");
		if (!byKind.has(kind)) byKind.set(kind, letter);
	}
	for (const one of ones) one.sample = one.characters.literal ?? letters.find((letter) => one.characters.has(letter)) ?? "";
	const found = new Set(byKind.values());
	for (const { kind, items } of insides(parts)) {
		if (kind !== "all") continue;
		let word = "";
		let before = "";
		for (const item of items) {
			before += sample(item);
			const literal = item.characters?.literal;
			if (literal !== undefined) {
				word += literal;
				continue;
			}
			found.add(word).add(before);
			word = "";
		}
		found.add(word).add(before);
	}
	found.delete("");
	return [...found];
}

/**
 * Texts that go on and on: a piece, or two in turns, with another one before them or after.
 *
 * @param {string[]} all the pieces
 */
export function* texts(all) {
	const around = (start, piece, end) => ({
		name: [start, piece, end].map((each) => JSON.stringify(each)).join(" "),
		of: (size) => start + piece.repeat(Math.ceil(size / piece.length)) + end,
	});
	for (const piece of all) {
		yield around("", piece, "");
		for (const other of all) {
			if (other === piece) continue;
			yield around("", piece + other, "");
			yield around("", piece, other);
			yield around("", piece, other + other);
			for (const end of ["", nothing]) yield around(other, piece, end);
		}
	}
}
