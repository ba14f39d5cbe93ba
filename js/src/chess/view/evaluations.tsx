import { useMemo } from "preact/hooks";
import { evalOf } from "../../pgn/game/says.js";
import type { PgnGame, PgnMove } from "../../pgn/types.js";
import { fill } from "../language/words.js";
import { useChess } from "./context.js";

/** How well White stands, from -1 to 1: some pawns ahead are as good as more of them. */
function standing(move: PgnMove): number | undefined {
	const found = move.eval;
	if (!found) return move.check === "mate" ? (move.color === "white" ? 1 : -1) : undefined;
	if ("mate" in found) return found.mate < 0 ? -1 : 1;
	return 2 / (1 + Math.exp(-0.4 * found.pawns)) - 1;
}

/** Whether there is a graph: more than one move is judged. */
export const isEvaluated = ({ moves }: PgnGame) => moves.filter((move) => move.eval !== undefined).length > 1;

/** What programs think of the main line, move by move: white is White's. */
export function Evaluations({ game, at, onGo }: { game: PgnGame; at: number; onGo(at: number): void }) {
	const { words, isAlive } = useChess();
	const { moves } = game;
	const area = useMemo(() => areaOf(moves), [moves]);
	const move = moves[at];
	const value = (move && evalOf(move)) ?? "";
	const width = Math.max(moves.length, 1);
	const onClick = (event: MouseEvent) => {
		const { left, width: pixels } = (event.currentTarget as Element).getBoundingClientRect();
		onGo(Math.min(Math.max(Math.round(((event.clientX - left) / pixels) * width) - 1, -1), moves.length - 1));
	};
	return (
		<div class="pgn-evaluation">
			<svg viewBox={`0 -1 ${width} 2`} preserveAspectRatio="none" role="img" aria-label={value ? fill(words.evaluation.value, { value }) : words.evaluation.title} onClick={isAlive ? onClick : undefined}>
				<path class="pgn-white-area" d={area} />
				<path class="pgn-even" d={`M0 0H${width}`} />
				{at >= 0 && <path class="pgn-here" d={`M${at + 1} -1V1`} />}
			</svg>
			<span class="pgn-value" aria-hidden="true">
				{value}
			</span>
		</div>
	);
}

/** The area below the line of values; where one is not known, it is that before. */
function areaOf(moves: readonly PgnMove[]): string {
	let last = 0;
	const points = moves.map((move, n) => {
		last = standing(move) ?? last;
		return `L${n + 1} ${(-last).toFixed(3)}`;
	});
	return `M0 1L0 0${points.join("")}L${Math.max(moves.length, 1)} 1Z`;
}
