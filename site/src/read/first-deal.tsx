import type { Game } from "pbnkit";
import { en, GameView, ViewerProvider } from "pbnkit/viewer";
import { useSite } from "../words/use-site.js";

/** A board, without the places in its file (build/first-deal.mjs). */
declare const FIRST_DEAL: Game;

const settings = { show: ["diagram", "play"], headingLevel: 2 } as const;

/** A board to play through, for those who have no file here yet. */
export function FirstDeal() {
	const { home } = useSite();
	return (
		<aside class="first-deal" aria-label={home.example}>
			<ViewerProvider words={en} settings={settings} id="first">
				<div class="pbn-view pbn-suits-2">
					<GameView game={FIRST_DEAL} />
				</div>
			</ViewerProvider>
		</aside>
	);
}
