import type { Game, Move } from "../../pbn/types.js";
import { playedCards } from "../game.js";
import { suits } from "../../game/order.js";
import { known, readTable } from "../tables/table.js";
import type { Cost, Costs } from "./solving.js";

/** What an OptimumPlayTable says of the cards that were played, which has the best cards before each (5.6); undefined where a game has none. */
export function costsInTags(game: Game): Costs | undefined {
	const section = game.sections.find(({ name, tag }) => name === "OptimumPlayTable" && !game.tags[tag]?.duplicate);
	const places = suits.map((suit) => section?.columns?.findIndex(({ name }) => name === suit) ?? -1);
	if (!section || places.includes(-1)) return undefined;
	const { rows } = readTable(section);
	const costs = new Map<Move, Cost>();
	for (const [index, { move }] of playedCards(game).entries()) {
		const row = rows[index] ?? [];
		const better = suits.flatMap((suit, at) => [...(known(row, places[at])?.value ?? "")].map((rank) => suit + rank));
		if (better.length > 0 && !better.includes(move.text)) costs.set(move, { tricks: undefined, better });
	}
	return costs;
}
