import { type DraughtsGame, GameView, type MoveFault } from "pbnkit/pdn/viewer";
import { FirstItem } from "../list/first-item.js";
import { useSite } from "../words/use-site.js";
import { viewerWords } from "./language.js";

/** A game, and what is found in it (build/first-game.mjs). */
declare const FIRST_DRAUGHTS: DraughtsGame;
declare const FIRST_DRAUGHTS_FAULTS: readonly MoveFault[];

const settings = { show: ["players", "captured", "moves"], headingLevel: 2 } as const;

/** A game to play through, for those who have no file here yet. */
export function FirstGame() {
	return <FirstItem item={<ExampleGame />} />;
}

function ExampleGame() {
	const site = useSite();
	return <GameView id="first" game={FIRST_DRAUGHTS} words={viewerWords(site)} settings={settings} faults={FIRST_DRAUGHTS_FAULTS} />;
}
