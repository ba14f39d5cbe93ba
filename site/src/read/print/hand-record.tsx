import type { Game, Hand, Seat, Suit } from "pbnkit";
import { tagValue, type Settings, type Words } from "pbnkit/viewer";

const seats: readonly Seat[] = ["N", "W", "E", "S"];
const symbols: readonly (readonly [Suit, string])[] = [
	["S", "♠\uFE0E"],
	["H", "♥\uFE0E"],
	["D", "♦\uFE0E"],
	["C", "♣\uFE0E"],
];
const worth: Record<string, number> = { A: 4, K: 3, Q: 2, J: 1 };

interface Props {
	game: Game;
	words: Words;
	ten: Settings["ten"] | undefined;
}

/** A deal as the sheets of a club have it: the hands, who deals, who is vulnerable, and the points. */
export function HandRecord({ game, words, ten }: Props) {
	const { deal, dealer, vulnerable } = game;
	const board = tagValue(game, "Board");
	const text = tagValue(game, "Deal");
	return (
		<article class="record" data-record={board}>
			<div class="record-labels">
				<b>{board === undefined ? words.game.replace("{number}", String(game.number)) : words.board.replace("{board}", () => board)}</b>
				{dealer && <span>{words.dealer.replace("{seat}", words.seats[dealer])}</span>}
				{vulnerable && <span>{words.vulnerability[vulnerable]}</span>}
			</div>
			{deal ? (
				<>
					{seats.map((seat) => (
						<div key={seat} class={`record-hand record-${seat.toLowerCase()}`}>
							{deal.hands[seat] && <Holdings hand={deal.hands[seat]} words={words} ten={ten} />}
						</div>
					))}
					<div class="record-points">
						{seats.map((seat) => (
							<span key={seat} class={`record-${seat.toLowerCase()}`}>
								{deal.hands[seat] && points(deal.hands[seat])}
							</span>
						))}
					</div>
				</>
			) : (
				<p class="record-unreadable">{text ?? words.deal.notGiven}</p>
			)}
		</article>
	);
}

function Holdings({ hand, words, ten }: { hand: Hand } & Omit<Props, "game">) {
	const letter = (rank: string) => (rank === "T" ? (ten ?? "10") : ((words.rankLetters as Record<string, string>)[rank] ?? rank));
	return (
		<>
			{symbols.map(([suit, symbol]) => (
				<div key={suit}>
					<span class={`pbn-suit pbn-suit-${suit.toLowerCase()}`}>{symbol}</span> {[...hand[suit]].map(letter).join("\u200A") || "—"}
				</div>
			))}
		</>
	);
}

function points(hand: Hand): number {
	return [...Object.values(hand).join("")].reduce((sum, rank) => sum + (worth[rank] ?? 0), 0);
}
