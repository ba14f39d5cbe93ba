import type { Game } from "pbnkit";
import { GameView, ViewerProvider } from "pbnkit/viewer";
import { useCallback, useEffect, useState } from "preact/hooks";
import { useShared } from "../files/context.js";
import { readBytes, whyNot } from "../files/convert.js";

/** How many games are read and drawn at a time. */
const portion = 20;

/** The games of a file. They are read portion by portion, so that a file of any size can be opened. */
export function Deals({ file, gameCount }: { file: File; gameCount: number }) {
	const { work } = useShared();
	const [games, setGames] = useState<Game[]>([]);
	const [reading, setReading] = useState(false);
	const [problem, setProblem] = useState<string>();
	const from = games.length + 1;

	const readOn = useCallback(async () => {
		setReading(true);
		try {
			const source = await readBytes(file);
			const next = await work.do((pbn) => pbn.parse(source, { from, count: portion }), { size: file.size, urgent: true });
			setGames((before) => [...before, ...next.games]);
		} catch (error) {
			setProblem(whyNot(error));
		}
		setReading(false);
	}, [file, from, work]);
	useEffect(() => {
		if (from === 1) void readOn();
	}, [from, readOn]);

	return (
		<details class="part" open>
			<summary>
				<h2>Deals</h2>
			</summary>
			<ViewerProvider>
				<div class="games">
					{games.map((game) => (
						<div key={game.number} class={isDealOnly(game) ? "game deal-only" : "game"}>
							<GameView game={game} />
						</div>
					))}
				</div>
			</ViewerProvider>
			{problem && <p class="problem">{problem}</p>}
			{reading && <p>Reading…</p>}
			{!reading && games.length > 0 && games.length < gameCount && (
				<button type="button" class="more" onClick={() => void readOn()}>
					Show more ({(gameCount - games.length).toLocaleString("en")} left)
				</button>
			)}
		</details>
	);
}

/** Two of these have room beside each other: a hand record. */
function isDealOnly({ auction, contract, play, sections }: Game): boolean {
	return !auction && !contract && !play && sections.length === 0;
}
