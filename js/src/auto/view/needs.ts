import type { Game } from "../../types.js";
import { isAnnotated } from "../../viewer/game.js";
import type { Settings } from "../../viewer/settings.js";
import { loaders, type PartName } from "./parts.js";

interface Need {
	part: PartName;
	/** What the source of a game that needs the part has; or the HTML of a block that does, with its attributes. */
	mark: RegExp;
	/** Where that does not tell for sure. */
	is?(game: Game): unknown;
}

const needs: readonly Need[] = [
	{ part: "play", mark: /\[\s*Play\b/i },
	{ part: "scores", mark: /\[\s*Score(?!Table)/i },
	{
		part: "tables",
		mark: /\[\s*(\w+Table|DoubleDummyTricks|Ability|OptimumScore|ParContract|Minimax)\b/i,
		is: ({ sections }) => sections.length > 0,
	},
	{
		part: "commentary",
		mark: /[{$^]|=\d+=|\[\s*Note\b/i,
		is: ({ comments, tags, auction, play }) => comments || tags.some((tag) => tag.comments) || [auction, play].some((row) => row?.moves.some(isAnnotated)),
	},
	{ part: "links", mark: /\sdata-links=/i },
	{ part: "rotation", mark: /declarer-south/i },
];

/** Loads the parts that games of a source need. */
export async function loadParts(source: string, games: readonly Game[], { links = [], rotate, games: choice }: Partial<Settings>): Promise<void> {
	const parts = needs.filter(({ mark, is }) => mark.test(source) || (is && games.some(is))).map(({ part }) => part);
	if (links.length > 0) parts.push("links");
	if (rotate === "declarer-south") parts.push("rotation");
	if (choice !== "list" && games.length > 1) parts.push("picker");
	await Promise.all(parts.map((part) => loaders[part]()));
}

/** Begins to load the parts that the HTML of a block seems to need. */
export function expectParts(html: string): void {
	// Who needs a part is told that it is not there.
	for (const { part, mark } of needs) if (mark.test(html)) loaders[part]().catch(() => undefined);
}
