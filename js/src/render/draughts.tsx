import { placed } from "../auto/draughts/placed.js";
import { faultOf } from "../auto/draughts/fault.js";
import { draughtsSettings } from "../auto/draughts/settings-from.js";
import { boardSvg } from "../draughts/board/drawing.js";
import { saidPosition } from "../draughts/board/said.js";
import { GameView } from "../draughts/index.js";
import { en } from "../draughts/language/en.js";
import { wordsOf } from "../draughts/language/languages.js";
import type { DraughtsWords } from "../draughts/language/words.js";
import { positionAt, variantOfGame } from "../draughts/position.js";
import { defaults } from "../draughts/settings.js";
import type { DraughtsMove } from "../draughts/types.js";
import { standardOf } from "../draughts/view/own.js";
import { wordsFor } from "../draughts/words-for.js";
import { writtenMarks, writtenMoves } from "../draughts/written.js";
import type { Pdn, PdnGame, Source } from "../pdn/types.js";
import { moveAt } from "../played/tree.js";
import type { DraughtsBlockFinding } from "./block-finding.js";
import { type Kit, type OwnOfText, prerenderPlayed } from "./played.js";
import type { BlockNote, PrerenderOptions } from "./prerender.js";

/** What `prerenderDraughts` of this folder does, with all that it needs. */
export async function prerenderDraughts(pdn: Pdn, document: Source, options: PrerenderOptions = {}): Promise<{ bytes: Uint8Array; blocks: number; notes: BlockNote[]; findings: DraughtsBlockFinding[] }> {
	const kit: Kit<"pdn" | "fen"> = {
		// Encodings that only the bytes of a file of games may have are none of a page.
		parse: async (source, options) => (await pdn.parse(source, options)) as Awaited<ReturnType<Kit<"pdn">["parse"]>>,
		blocks: (source, options) => pdn.blocks(source, options),
	};
	const made = await prerenderPlayed("prerenderDraughts", draughts, kit, document, options);
	return { ...made, findings: made.findings as DraughtsBlockFinding[] };
}

const draughts: OwnOfText<"pdn" | "fen"> = {
	keys: { games: "pdn", positions: "pdn-fen" },
	notations: ["pdn", "fen"],
	settings: draughtsSettings,
	defaults,
	words: (tag) => wordsOf(tag) ?? en,
	faultOf,
	own: (game) => standardOf(variantOfGame(game as unknown as PdnGame)).own,
	view: (props) => <GameView {...(props as unknown as Parameters<typeof GameView>[0])} />,
	written(given, { places, start, show }) {
		const game = given as unknown as PdnGame;
		const { fen } = positionAt(game, start) ?? {};
		if (!fen) return undefined;
		// What stays as it is at the start where the script is not to change it.
		return {
			start: fen,
			variant: variantOfGame(game).name,
			moves: writtenMoves(places, show),
			...(show.includes("captured") && { captured: "" }),
			...(show.includes("marks") && { marks: writtenMarks((moveAt(start) as DraughtsMove | undefined) ?? game) || undefined }),
		};
	},
	position(line, { attributes, orientation, words, id }) {
		const found = placed(line, attributes);
		if (!found) return undefined;
		const { pieces, variant, color } = found;
		const own = wordsFor(variant, words as DraughtsWords);
		return { svg: boardSvg({ pieces, variant, orientation, label: saidPosition(pieces, variant, own), id }), toMove: own.board.toMove[color] };
	},
};
