import type { Comment, Game } from "../../pbn/types.js";

/**
 * Where the comments of a game are shown: above all, with what is said of the event, below the diagram, above the auction,
 * below the contract and its result, above the play.
 *
 * @example
 * ```js
 * import { commentPlaces } from "pbnkit/viewer";
 *
 * console.log(commentPlaces.join(" ")); // start header deal auction result play
 * ```
 */
export const commentPlaces = ["start", "header", "deal", "auction", "result", "play"] as const;
/**
 * A place at which comments of a game are shown.
 *
 * @example
 * ```ts
 * import { commentsByPlace, type CommentPlace } from "pbnkit/viewer";
 *
 * const place: CommentPlace = "result";
 * console.log(commentsByPlace(game)[place].length); // 1
 * ```
 */
export type CommentPlace = (typeof commentPlaces)[number];

/** What the tags are about. The comments of all other tags are shown where the tag is, above the deal or below everything. */
const subjects: [CommentPlace, RegExp][] = [
	["header", /^(Event.*|Site|Date|Board|Stage|Round|Table|Room|Section|HomeTeam|VisitTeam|Competition|Scoring|Description|Annotator)$/],
	["deal", /^(West|North|East|South|Dealer|Vulnerable|Deal|Hidden)$/],
	["result", /^(Declarer|Contract|Result|Score.*)$/],
];

/**
 * The comments of a game by place. Those of calls, cards, notes and supplemental sections are shown with these.
 *
 * @example
 * ```js
 * import { commentsByPlace } from "pbnkit/viewer";
 *
 * console.log(commentsByPlace(game).result[0].text); // The same contract at most tables; who came to eleven tricks had a friendlier lead.
 * ```
 */
export function commentsByPlace(game: Game): Record<CommentPlace, Comment[]> {
	const { auction, play, sections, tags } = game;
	const found = Object.fromEntries(commentPlaces.map((place) => [place, [] as Comment[]])) as Record<CommentPlace, Comment[]>;
	const places = new Map<number, CommentPlace | undefined>();
	for (const { tag } of [...sections, ...(auction?.notes ?? []), ...(play?.notes ?? [])]) places.set(tag, undefined);
	if (auction) places.set(auction.tag, "auction");
	if (play) places.set(play.tag, "play");
	const deal = tags.findIndex(({ name }) => /^(Deal|Auction|Play)$/.test(name));
	found.start = game.comments ?? [];
	tags.forEach(({ name, comments }, index) => {
		const place = places.has(index) ? places.get(index) : (subject(name) ?? (index < deal ? "header" : "result"));
		if (place) for (const comment of comments ?? []) found[place].push(comment);
	});
	return found;
}

function subject(name: string): CommentPlace | undefined {
	return subjects.find(([, names]) => names.test(name))?.[0];
}
