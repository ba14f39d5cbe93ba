import type { Entry } from "../game-index.js";
import type { GameReader } from "../game-reader.js";
import type { PlayedHead, PlayedKit } from "../notation.js";

/** How many players a table on the page has at the most. */
const mostPlayers = 400;

/** Whether games are of one event, so that they may have a table. */
export function haveTable(entries: readonly Entry[]): boolean {
	const event = entries[0]?.event ?? "";
	return entries.length > 1 && event !== "" && entries.every((entry) => entry.event === event);
}

/** Whether games are those of a tournament: of one event, whose players have played two games or more each, on average, and not all with the same one. */
export function isTournament(entries: readonly Entry[]): boolean {
	if (!haveTable(entries)) return false;
	const games = new Map<string, number>();
	for (const { white, black } of entries) {
		for (const name of [white, black]) if (name !== "") games.set(name, (games.get(name) ?? 0) + 1);
		if (games.size > mostPlayers) return false;
	}
	const played = [...games.values()];
	return played.length >= 2 && played.reduce((sum, each) => sum + each, 0) >= 2 * played.length && (played.length === 2 || Math.max(...played) < entries.length);
}

/** The tags of games. */
export async function headsOf(reader: GameReader, kit: PlayedKit, entries: readonly Entry[], signal: AbortSignal): Promise<PlayedHead[]> {
	const wanted = new Set(entries.map(({ number }) => number));
	const heads: PlayedHead[] = [];
	for await (const head of reader.heads(kit, signal)) if (wanted.has(head.number)) heads.push(head);
	return heads;
}
