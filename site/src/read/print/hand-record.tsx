import type { Game, Hand, Seat } from "pbnkit";
import { highCardPoints, Rank, suits, SuitSymbol, tagValue, type Words } from "pbnkit/viewer";
import { Fragment } from "preact";

const seats: readonly Seat[] = ["N", "W", "E", "S"];
const hairSpace = "\u200A";

/** A deal as the sheets of a club have it: the hands, who deals, who is vulnerable, and the points. */
export function HandRecord({ game, words }: { game: Game; words: Words }) {
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
							{deal.hands[seat] && <Holdings hand={deal.hands[seat]} />}
						</div>
					))}
					<div class="record-points">
						{seats.map((seat) => (
							<span key={seat} class={`record-${seat.toLowerCase()}`}>
								{deal.hands[seat] && highCardPoints(deal.hands[seat])}
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

function Holdings({ hand }: { hand: Hand }) {
	return (
		<>
			{suits.map((suit) => (
				<div key={suit}>
					<SuitSymbol suit={suit} /> {hand[suit] === "" && "—"}
					{[...hand[suit]].map((rank, at) => (
						<Fragment key={at}>
							{at > 0 && hairSpace}
							<Rank rank={rank} />
						</Fragment>
					))}
				</div>
			))}
		</>
	);
}
