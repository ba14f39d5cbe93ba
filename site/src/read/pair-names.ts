import type { Game, Section } from "pbnkit";

/** A pair as a ranking has it; of its direction and its section "" is not known. */
interface Ranked {
	names: string;
	direction: string;
	section: string;
}

/** The pairs of a file's rankings, by their numbers. */
export type RankedPairs = ReadonlyMap<string, readonly Ranked[]>;

const sides = ["NS", "EW"] as const;

const placesOf = ({ columns = [] }: Section) => new Map(columns.map(({ name }, at) => [name, at]));

/** "N-S" and "ns" are one direction. */
const directionOf = (text: string) => text.toUpperCase().replace(/[^NSEW]/g, "");

export function rankedPairs(rankings: readonly { section: Section }[]): RankedPairs {
	const pairs = new Map<string, Ranked[]>();
	for (const { section } of rankings) {
		const places = placesOf(section);
		for (const row of section.rows) {
			const value = (name: string) => row[places.get(name) ?? -1] ?? "";
			const [id, names] = [value("PairId"), value("Names")];
			if (isSaid(id) && isSaid(names)) add(pairs, id, { names, direction: directionOf(value("Direction")), section: value("Section") });
		}
	}
	return pairs;
}

/** How many pairs may have one number: no tournament has as many sections. */
const mostAlike = 100;

/** A ranking after each round has the same pairs again. */
function add(pairs: Map<string, Ranked[]>, id: string, pair: Ranked): void {
	const alike = pairs.get(id);
	if (!alike) pairs.set(id, [pair]);
	else if (alike.length <= mostAlike && !alike.some((one) => one.names === pair.names && one.direction === pair.direction && one.section === pair.section)) alike.push(pair);
}

function isSaid(text: string): boolean {
	return !["", "-", "?"].includes(text);
}

/** A game whose results name their pairs by the rankings, where they have only the numbers of the pairs; the same object where there is none. */
export function withPairNames(game: Game, pairs: RankedPairs): Game {
	if (pairs.size === 0) return game;
	const sections = game.sections.map((section) => (section.name === "ScoreTable" ? named(section, pairs) : section));
	return sections.some((section, at) => section !== game.sections[at]) ? { ...game, sections } : game;
}

/** With a column of names for each side, at the end: what was played comes first on a narrow screen. */
function named(section: Section, pairs: RankedPairs): Section {
	const { columns = [], rows } = section;
	const places = placesOf(section);
	if (sides.some((side) => places.has(`Names_${side}`) || !places.has(`PairId_${side}`))) return section;
	const names = rows.map((row) => sides.map((side) => nameOf(pairs, row[places.get(`PairId_${side}`) ?? -1] ?? "", side, row[places.get("Section") ?? -1])));
	if (names.flat().every((name) => name === "")) return section;
	const ofNames = sides.map((side) => ({ name: `Names_${side}`, type: "names" as const, side, align: "left" as const }));
	// The last row may be too short.
	const whole = (row: string[]) => columns.map((_, at) => row[at] ?? "");
	return { ...section, columns: [...columns, ...ofNames], rows: rows.map((row, at) => [...whole(row), ...(names[at] ?? [])]) };
}

/** The names of a pair. Where several have its number, its direction or its section tells which; "" where they do not. */
function nameOf(pairs: RankedPairs, id: string, side: string, section = ""): string {
	let found = pairs.get(id) ?? [];
	if (found.length > mostAlike) return "";
	for (const fits of [({ direction }: Ranked) => direction === side, (ranked: Ranked) => ranked.section === section]) {
		if (new Set(found.map(({ names }) => names)).size > 1) found = found.filter(fits);
	}
	return new Set(found.map(({ names }) => names)).size === 1 ? (found[0]?.names ?? "") : "";
}
