import type { PlayedHead } from "../notation.js";

type Color = "white" | "black";
type Side = "White" | "Black";

/** How the games of a notation count, and what their tags say of who played. */
export interface Scoring {
	/** The value of a tag; undefined where it says nothing. */
	tag(head: Pick<PlayedHead, "tags">, name: string): string | undefined;
	/** The tag with the number of a player in his federation, after his colour. */
	id: string;
	rating(head: PlayedHead, side: Side): string | undefined;
	/** What a game brings to White and to Black; nothing where it has no result. */
	points(head: PlayedHead): readonly [white?: number, black?: number];
	/** What a win brings. */
	win: number;
}

/** A game of a player. */
export interface Cell {
	/** The opponent's place in the standings, from 0. */
	opponent: number;
	color: Color;
	/** What the game brought; undefined where it has no result. */
	points: number | undefined;
	/** Its number in the file. */
	game: number;
}

export interface Standing {
	name: string;
	/** "GM", where the file says so. */
	title: string | undefined;
	elo: string | undefined;
	points: number;
	/** How many games have a result. */
	played: number;
	sonnebornBerger: number;
	/** The games of each column: by opponent in a round robin, by round in a Swiss, by game in a match. */
	cells: readonly (readonly Cell[])[];
}

export interface Standings {
	/** What a win brings. */
	win: number;
	/** "list" has no cells: it is neither of the others, or there is no room for them. */
	kind: "roundRobin" | "swiss" | "match" | "list";
	event: string;
	/** The best first. */
	players: Standing[];
	columns: number;
}

interface Game {
	opponent: Player;
	color: Color;
	points: number | undefined;
	/** From 1; undefined where the file does not say. */
	round: number | undefined;
	/** Its number in the file. */
	number: number;
}

interface Player {
	name: string;
	title: string | undefined;
	elo: string | undefined;
	points: number;
	games: Game[];
}

/** With more columns than these, cells have no room. */
const mostColumns = { roundRobin: 30, swiss: 15, match: 24 };

/** The part of all pairs that have met in a round robin, which may lack some games. */
const nearlyAll = 0.75;

/** The table of an event. Undefined where games are of several events, or of one that is not known, or where fewer than two players are known. */
export function standingsOf(heads: readonly PlayedHead[], scoring: Scoring): Standings | undefined {
	const { win } = scoring;
	const [event, ...others] = new Set(heads.map((head) => scoring.tag(head, "Event")));
	const players = event !== undefined && others.length === 0 ? playersOf(heads, scoring) : [];
	if (event === undefined || players.length < 2) return undefined;
	const { kind, columns } = formOf(players);
	const ranked = players
		.map((player) => ({ player, wins: player.games.filter(({ points }) => points === win).length, sonnebornBerger: sonnebornBerger(player) }))
		.sort((a, b) => b.player.points - a.player.points || (kind === "swiss" ? 0 : b.sonnebornBerger - a.sonnebornBerger) || b.wins - a.wins || (a.player.name < b.player.name ? -1 : 1));
	const places = new Map(ranked.map(({ player }, place) => [player, place]));
	return {
		win,
		kind,
		event,
		columns,
		players: ranked.map(({ player: { games, ...player }, sonnebornBerger }) => {
			const cells = Array.from({ length: columns }, (): Cell[] => []);
			for (const [n, { opponent, color, points, round = 0, number: game }] of games.entries()) {
				const cell = { opponent: places.get(opponent) ?? 0, color, points, game };
				cells[{ roundRobin: cell.opponent, swiss: round - 1, match: n, list: -1 }[kind]]?.push(cell);
			}
			return { ...player, played: games.filter(({ points }) => points !== undefined).length, sonnebornBerger, cells };
		}),
	};
}

/** Who played, each with his games in the order of the rounds. */
function playersOf(heads: readonly PlayedHead[], { tag, id, rating, points }: Scoring): Player[] {
	const players = new Map<string, Player>();
	const player = (head: PlayedHead, side: Side): Player | undefined => {
		const name = tag(head, side);
		if (name === undefined) return undefined;
		const key = tag(head, side + id) ?? name.toLowerCase();
		const known = players.get(key) ?? { name, title: undefined, elo: undefined, points: 0, games: [] };
		known.title ??= tag(head, `${side}Title`);
		known.elo ??= rating(head, side);
		players.set(key, known);
		return known;
	};
	for (const head of heads) {
		const [white, black] = [player(head, "White"), player(head, "Black")];
		if (!white || !black || white === black) continue;
		const [forWhite, forBlack] = points(head);
		const round = roundOf(tag(head, "Round"));
		white.games.push({ opponent: black, color: "white", points: forWhite, round, number: head.number });
		black.games.push({ opponent: white, color: "black", points: forBlack, round, number: head.number });
		white.points += forWhite ?? 0;
		black.points += forBlack ?? 0;
	}
	const all = [...players.values()].filter(({ games }) => games.length > 0);
	for (const { games } of all) games.sort((a, b) => (a.round ?? 0) - (b.round ?? 0));
	return all;
}

/** "3", "3.2" and "Round 3" are of round 3. */
function roundOf(round = ""): number | undefined {
	const [, number] = /^(?:\D*\s)?(\d{1,3})(?!\d)/.exec(round) ?? [];
	return Number(number) || undefined;
}

/** How the table of these players is made, and how many columns its cells need. */
function formOf(players: readonly Player[]): Pick<Standings, "kind" | "columns"> {
	const form = wantedForm(players);
	return form.kind !== "list" && form.columns <= mostColumns[form.kind] ? form : { kind: "list", columns: 0 };
}

function wantedForm(players: readonly Player[]): Pick<Standings, "kind" | "columns"> {
	if (players.length === 2) return { kind: "match", columns: players[0]?.games.length ?? 0 };
	const met = players.reduce((sum, { games }) => sum + new Set(games.map(({ opponent }) => opponent)).size, 0);
	if (met >= nearlyAll * players.length * (players.length - 1)) return { kind: "roundRobin", columns: players.length };
	const rounds = players.flatMap(({ games }) => games.map(({ round }) => round));
	return rounds.every((round) => round !== undefined) ? { kind: "swiss", columns: Math.max(...rounds) } : { kind: "list", columns: 0 };
}

/** What a player's games have brought, each times the points of his opponent. */
function sonnebornBerger({ games }: Player): number {
	return games.reduce((sum, { opponent, points = 0 }) => sum + points * opponent.points, 0);
}
