import type { Game } from "../../pbn/types.js";
import { obstacleOf } from "../solved/obstacle.js";
import { useViewer, type Viewer } from "../viewer.js";
import { doubleDummy, pars, readOptimum } from "./double-dummy.js";
import { ParLine, TricksGrid } from "./double-dummy-view.js";
import { shownSections } from "./table.js";

/** What a game's tags say of play with open cards, and whether a reader may ask for more; undefined where there is neither. */
export function openCardsOf(game: Game, { settings: { show }, alive, parts: { OpenCards, solving } }: Viewer) {
	const optimum = shownSections(game, show).find(readOptimum);
	const tricks = show.includes("dd") ? doubleDummy(game, optimum) : [];
	const par = show.includes("dd") ? pars(game) : [];
	const Offer = solving && alive && !obstacleOf(game) ? OpenCards : undefined;
	return tricks.length > 0 || par.length > 0 || Offer ? { optimum, tricks, par, Offer } : undefined;
}

/** What is known of play with open cards, and what a reader may have computed. Nothing where there is neither. `apart` from other tables, or in them. */
export function DoubleDummy({ game, apart = false }: { game: Game; apart?: boolean }) {
	const viewer = useViewer();
	const { Comments } = viewer.parts;
	const known = openCardsOf(game, viewer);
	if (!known) return null;
	const { optimum, tricks, par, Offer } = known;
	const box = (
		<div class="pbn-section pbn-open-cards">
			{tricks.map((source) => (
				<TricksGrid key={source.name} source={source} alone={tricks.length === 1} />
			))}
			{par.map((facts) => (
				<ParLine key={facts.name} par={facts} alone={par.length === 1} />
			))}
			{Offer && <Offer game={game} hasPar={par.length > 0} />}
			{Comments && optimum && <Comments comments={game.tags[optimum.tag]?.comments} />}
		</div>
	);
	return apart ? <div class="pbn-tables">{box}</div> : box;
}
