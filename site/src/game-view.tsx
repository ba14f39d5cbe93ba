import type { Game } from "pbnkit";
import { AuctionTable, ContractLine, DealDiagram, tagValue } from "pbnkit/viewer";

/** A game: the deal, and what was made of it. */
export function GameView({ game }: { game: Game }) {
	const title = tagValue(game, "Board") ?? "";
	const name = title ? `Board ${title}` : `Game ${game.number}`;
	const called = game.auction !== undefined || tagValue(game, "Contract") !== undefined;
	return (
		<article class={called ? "game" : "game deal-only"} data-board={title} aria-label={name}>
			{game.deal ? <DealDiagram game={game} /> : <p class="no-deal">{name}: {tagValue(game, "Deal") ? "the deal cannot be read" : "no deal is given"}</p>}
			{called && (
				<div class="game-side">
					<AuctionTable game={game} />
					<ContractLine game={game} />
				</div>
			)}
		</article>
	);
}
