import type { Game } from "../pbn/types.js";
import { gameName } from "./game.js";
import { fill } from "./language/words.js";
import { useViewer } from "./viewer.js";

/** The choice of one of several games. */
export function Picker({ games, picked, pick }: { games: readonly Game[]; picked: Game; pick(game: Game): void }) {
	const { words } = useViewer();
	const at = games.indexOf(picked);
	const turn = (step: -1 | 1, label: string) => {
		const other = games[at + step];
		return (
			// A button that is disabled would lose the focus.
			<button type="button" class={`pbn-turn pbn-turn-${step < 0 ? "back" : "on"}`} aria-label={label} title={label} aria-disabled={!other} onClick={() => other && pick(other)}>
				<svg viewBox="0 0 24 24" aria-hidden="true">
					<path d="M8 5l10 7-10 7z" />
				</svg>
			</button>
		);
	};
	return (
		<nav class="pbn-picker" aria-label={words.games.title}>
			{turn(-1, words.games.previous)}
			<select aria-label={words.games.choose} value={at} onChange={({ currentTarget }) => pick(games[Number(currentTarget.value)] ?? picked)}>
				{games.map((game, index) => (
					<option key={index} value={index}>
						{gameName(game, words)}
					</option>
				))}
			</select>
			{turn(1, words.games.next)}
			<span class="pbn-picked">{fill(words.games.place, { at: at + 1, n: games.length })}</span>
		</nav>
	);
}
