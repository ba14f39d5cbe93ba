import type { Game, Suit } from "../../pbn/types.js";
import { fill, type Words } from "../language/words.js";
import { isCard } from "../text/card.js";
import { spokenText } from "../text/spoken.js";
import type { Presentation } from "../settings.js";
import type { CostOf } from "../solved/solving.js";
import type { PlayedCard } from "../game.js";
import { tallies } from "./position.js";
import { commentsOf, noteIndices, remarksInWords } from "./remarks.js";

/** What those who listen are told of a step: the card that was played last, what came of it, and what the file says of it. */
export function sentence(game: Game, cards: readonly PlayedCard[], played: number, { words, settings: { show } }: Presentation, costOf?: CostOf): string {
	const card = cards[played - 1];
	if (!game.play || !card) return words.play.start;
	const { move, seat, trick } = card;
	const { winner } = (cards[played]?.trick !== trick && game.play.tricks[trick]) || {};
	const cost = costOf?.(move, (text) => cardInWords(text, words));
	const won = winner && tallies(game.play)[trick + 1];
	const clauses = [
		fill(words.play[verb(game, card)], { seat: seat ? words.seats[seat] : "", card: cardInWords(move.text, words) }),
		...remarksInWords(move, words),
		...(cost === undefined ? [] : [cost]),
		...(winner ? [fill(words.play.wins, { seat: words.seats[winner], trick: trick + 1 })] : []),
	];
	return [
		`${clauses.join("; ")}.`,
		...(won ? [fill(words.play.won, { ns: won.NS, ew: won.EW })] : []),
		...(show.includes("notes") ? notesOf(game, card) : []).map((note) => spokenText(note, words)),
		...(show.includes("comments") ? commentsOf(move) : []).map((comment) => spokenText(comment, words)),
	].join(" ");
}

/** How it is said that a card is played. */
export function verb({ play }: Game, { seat, trick }: PlayedCard): "leads" | "plays" | "isPlayed" {
	if (!seat) return "isPlayed";
	return play?.tricks[trick]?.leader === seat ? "leads" : "plays";
}

/** The notes that a card refers to. */
export function notesOf({ play }: Game, { move }: PlayedCard) {
	return noteIndices(move).flatMap((index) => play?.notes.find((note) => note.index === index) ?? []);
}

/** A card in a sentence: "ace of spades". */
function cardInWords(text: string, words: Words): string {
	if (!isCard(text)) return text;
	return fill(words.card, { rank: words.ranks[text[1] as keyof Words["ranks"]], suit: words.suits[text[0] as Suit] });
}
