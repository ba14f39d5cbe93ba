import { useMemo } from "preact/hooks";
import { evalOf } from "../../pgn/game/says.js";
import type { PgnGame } from "../../pgn/types.js";
import { areaOf, clickedMove, lineAt, widthOf } from "../graph.js";
import { fill } from "../language/words.js";
import { useChess } from "./context.js";

/** Whether there is a graph: more than one move is judged. */
export const isEvaluated = ({ moves }: PgnGame) => moves.filter((move) => move.eval !== undefined).length > 1;

/** What programs think of the main line, move by move: white is White's. */
export function Evaluations({ game, at, onGo }: { game: PgnGame; at: number; onGo(at: number): void }) {
	const { words, isAlive } = useChess();
	const { moves } = game;
	const area = useMemo(() => areaOf(moves), [moves]);
	const move = moves[at];
	const value = (move && evalOf(move)) ?? "";
	const width = widthOf(moves);
	const onClick = (event: MouseEvent) => onGo(clickedMove(event, width));
	return (
		<div class="pgn-evaluation">
			<svg viewBox={`0 -1 ${width} 2`} preserveAspectRatio="none" role="img" aria-label={value ? fill(words.evaluation.value, { value }) : words.evaluation.title} onClick={isAlive ? onClick : undefined}>
				<path class="pgn-white-area" d={area} />
				<path class="pgn-even" d={`M0 0H${width}`} />
				{at >= 0 && <path class="pgn-here" d={lineAt(at)} />}
			</svg>
			<span class="pgn-value" aria-hidden="true">
				{value}
			</span>
		</div>
	);
}
