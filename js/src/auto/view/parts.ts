import { tagValue } from "../../game/tags.js";
import type { Game } from "../../pbn/types.js";
import { isAnnotated } from "../../viewer/game.js";
import type { languages as all } from "../../viewer/language/languages.js";
import { merged, ofLanguage, type Translation, type Words } from "../../viewer/language/words.js";
import type { Parts } from "../../viewer/parts.js";
import type { Settings } from "../../viewer/settings.js";

/** Loads parts of the viewer, which are in files beside this script. */
export const loaders = {
	play: () => import("../../viewer/play/played-game.js"),
	picker: () => import("../../viewer/picker.js"),
	scores: () => import("../../viewer/auction/score.js"),
	tables: () => import("./tables.js"),
	links: () => import("../../viewer/links/link-items.js"),
	rotation: () => import("../../viewer/deal/rotation.js"),
	commentary: () => import("./commentary.js"),
} satisfies Record<string, () => Promise<Partial<Parts>>>;
type PartName = keyof typeof loaders;

interface Need {
	part: PartName;
	/** The tags that it shows. */
	tags?: readonly string[];
	/** What else needs it in a game. */
	is?(game: Game): unknown;
	/** What else the HTML of a block that needs it is likely to have. */
	mark?: RegExp;
}

const needs: readonly Need[] = [
	{ part: "play", tags: ["Play"], is: ({ play }) => play },
	{ part: "scores", tags: ["Score", "ScoreIMP", "ScoreMP", "ScorePercentage", "ScoreRubber"], is: ({ score }) => score?.side, mark: /\[Result "\d/ },
	{
		part: "tables",
		tags: ["DoubleDummyTricks", "Ability", "OptimumScore", "ParContract", "Minimax"],
		is: ({ sections }) => sections.length > 0,
		mark: /\[\w+Table |data-double-dummy/,
	},
	{
		part: "commentary",
		mark: /[{$^]|=\d+=/,
		is: ({ comments, tags, auction, play }) =>
			comments || tags.some((tag) => tag.comments) || [auction, play].some((row) => row && (row.notes.length > 0 || row.moves.some(isAnnotated))),
	},
	{ part: "links", mark: /data-links=/ },
	{ part: "rotation", mark: /declarer-south/ },
];

/** Loads the parts that games need. */
export async function loadParts(games: readonly Game[], { links = [], rotate, games: choice, doubleDummy }: Partial<Settings>): Promise<Partial<Parts>> {
	const isNeeded = ({ tags = [], is }: Need) => games.some((game) => is?.(game) || tags.some((tag) => tagValue(game, tag)));
	const names = needs.filter(isNeeded).map(({ part }) => part);
	if (links.length > 0) names.push("links");
	if (rotate === "declarer-south") names.push("rotation");
	if (doubleDummy === "ask") names.push("tables");
	if (choice !== "list" && games.length > 1) names.push("picker");
	return Object.assign({}, ...(await Promise.all(names.map((name) => loaders[name]()))));
}

/** Begins to load the parts that the HTML of a block seems to need. It is a guess, from before the block is read. */
export function expectParts(html: string): void {
	// Whoever needs a part gets the error.
	for (const { part, tags = [], mark } of needs) {
		if (mark?.test(html) || tags.some((tag) => html.includes(`[${tag} `))) loaders[part]().catch(() => undefined);
	}
}

/** The words that a container is shown in: those of a language, or of a page's own. What they lack is English. */
export async function wordsFor(language: string | Translation): Promise<Words> {
	if (typeof language !== "string") return merged(await languages.en(), language);
	try {
		return await (ofLanguage(languages, language) ?? languages.en)();
	} catch (error) {
		console.warn(`pbnkit: the words of "${language}" cannot be loaded`, error);
		return languages.en();
	}
}

/** Each language is a file of its own beside this script, `language/fr.js`. */
const languages: Readonly<Record<keyof typeof all, () => Promise<Words>>> = {
	en: async () => (await import("../../viewer/language/en.js")).en,
	da: async () => (await import("../../viewer/language/da.js")).da,
	de: async () => (await import("../../viewer/language/de.js")).de,
	es: async () => (await import("../../viewer/language/es.js")).es,
	fr: async () => (await import("../../viewer/language/fr.js")).fr,
	nb: async () => (await import("../../viewer/language/nb.js")).nb,
	nl: async () => (await import("../../viewer/language/nl.js")).nl,
	pl: async () => (await import("../../viewer/language/pl.js")).pl,
	sv: async () => (await import("../../viewer/language/sv.js")).sv,
};
