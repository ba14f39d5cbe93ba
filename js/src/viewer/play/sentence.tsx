import type { Comment, Game, Move, Piece, Suit } from "../../pbn/types.js";
import { nagSigns, type PlayedCard } from "../game.js";
import { fill, type Words } from "../language/words.js";
import type { Presentation } from "../settings.js";
import type { CostOf } from "../solved/solving.js";
import { isCard, Said } from "../text/elements.js";
import { useViewer } from "../viewer.js";
import { tallies } from "./position.js";

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

/** The NAGs of a card, its suffix among them; NAG 0 says nothing (3.7). */
export function nagsOf({ annotations = [] }: Move): number[] {
	return [...new Set(annotations.filter(({ kind, value }) => kind !== "note" && value !== 0).map(({ value }) => value))];
}

/** The indices of the notes that a card refers to. */
export function noteIndices(move: Move | undefined): number[] {
	const annotations = move?.annotations ?? [];
	return [...new Set(annotations.filter(({ kind }) => kind === "note").map(({ value }) => value))];
}

/** What a NAG means; "$20" where the standard does not say. */
function nagInWords(nag: number, words: Words): string {
	return words.nags[nag as 7] ?? `$${nag}`;
}

/** The irregularities of a card, and the meanings of its NAGs: of all, or of those that are `wanted`. */
export function remarksInWords(move: Move, words: Words, wanted = (_: number): boolean => true): string[] {
	return [
		...[...new Set(move.irregularities)].map((letter) => words.play.irregularities[letter as "R"] ?? letter),
		...nagsOf(move).filter(wanted).map((nag) => nagInWords(nag, words)),
	];
}

/** The comments of a card and of its annotations, in the order of the file. */
export function commentsOf({ comments = [], annotations = [] }: Move): Comment[] {
	return [...comments, ...annotations.flatMap((annotation) => annotation.comments ?? [])];
}

/** The signs of a card, "!"; their meaning for those who listen. */
export function Signs({ move }: { move: Move }) {
	const { words } = useViewer();
	return (
		<>
			{nagsOf(move).map((nag) => {
				const sign = nagSigns[nag];
				return (
					sign && (
						<span key={nag} class="pbn-nag">
							<Said shown={sign} said={`, ${nagInWords(nag, words)}`} />
						</span>
					)
				);
			})}
		</>
	);
}

/** A text of the file as one says it: suits by their names, and no markup. */
function spokenText({ text, pieces }: { text: string; pieces?: Piece[] | undefined }, words: Words): string {
	const said = pieces?.map((piece) => (piece.suit ? ` ${words.suits[piece.suit]} ` : (piece.text ?? ""))).join("") ?? text;
	return said.replace(/\s+/g, " ").replace(/ (?=[,.;:!?)])/g, "").trim();
}
