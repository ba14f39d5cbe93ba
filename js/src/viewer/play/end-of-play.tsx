import type { Game, Play } from "../../pbn/types.js";
import { isHidden, playedCards } from "../game.js";
import { count, fill, type Words } from "../language/words.js";
import { suits } from "../../game/order.js";
import { clockwise } from "../notation.js";
import { rankText } from "../text/card.js";
import { Said } from "../text/said.js";
import { SuitSymbol } from "../text/suit.js";
import { useViewer } from "../viewer.js";
import { type Position, positionAt, ranksLeft } from "./position.js";

/** How a play ends that does not end with its last card, and the cards that are left. */
export function EndOfPlay({ game, play }: { game: Game; play: Play }) {
	const ending = endingInWords(game, play, useViewer().words);
	return (
		<>
			{ending && <p class="pbn-ending">{ending}</p>}
			{stops(play) && <CardsLeft game={game} position={positionAt(game, playedCards(game).length)} />}
		</>
	);
}

function endingInWords({ declarer, tricks, corrected }: Game, { state, moves }: Play, words: Words): string | undefined {
	switch (state) {
		case "finished":
			return undefined;
		case "continued": {
			const seat = moves.find(({ kind }) => kind === "continue")?.seat;
			return seat ? fill(words.play.continuedBy, { seat: words.seats[seat] }) : words.play.continued;
		}
		// Without "*" it is not sure that Result tells more than the tricks that are there (3.4.15).
		case "unfinished":
			return words.play.rest;
		case "stopped":
			return declarer && tricks !== undefined && !corrected ? count(words, words.play.restResult, tricks, { seat: words.seats[declarer] }) : words.play.rest;
	}
}

/** Whether a play stops after a trick, and all cards up to there are known: only then is it known which ones are left. */
function stops({ state, tricks, moves }: Play): boolean {
	const cards = tricks.map((trick) => trick.moves.filter((at) => moves[at]?.kind === "card").length);
	const full = [...cards, 0].findIndex((count) => count < 4);
	return state !== "finished" && full > 0 && cards.slice(full + 1).every((count) => count === 0);
}

function CardsLeft({ game, position }: { game: Game; position: Position }) {
	const viewer = useViewer();
	const { words } = viewer;
	const hands = clockwise.flatMap((seat) => {
		const hand = game.deal?.hands[seat];
		return hand && !isHidden(game, viewer.settings, seat) ? { seat, hand } : [];
	});
	if (hands.length === 0) return null;
	return (
		<div class="pbn-left">
			<p>{words.play.left}</p>
			<ul>
				{hands.map(({ seat, hand }) => (
					<li key={seat}>
						<b>{words.seats[seat]}</b>
						{suits.map((suit) => {
							const ranks = [...ranksLeft(hand, suit, position)].map((rank) => rankText(rank, viewer)).join(" ");
							return (
								<span key={suit} class="pbn-bid">
									{" "}
									<SuitSymbol suit={suit} />
									{ranks || <Said shown="—" said={words.deal.void} />}
								</span>
							);
						})}
					</li>
				))}
			</ul>
		</div>
	);
}
