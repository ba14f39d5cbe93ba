import type { PgnGame, PgnReader } from "pbnkit/pgn/read";
import { type ChessControl, GameView } from "pbnkit/pgn/viewer";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Finding } from "../files/kit.js";
import type { Follower } from "../share/follower.js";
import { useSite } from "../words/use-site.js";
import { faultsOf } from "./faults.js";
import { chessWords, viewerWords } from "./language.js";
import { ofGames } from "./reading-worker.js";
import type { Spot } from "./share/game.js";
import { pathOf, stepOf } from "./steps.js";

interface Props {
	game: PgnGame;
	/** Where it begins in its file, in bytes. */
	from: number;
	/** What in it needs a person. */
	needs: readonly Finding[];
	follower: Follower<string>;
	openFindings(item: string): void;
	/** Is told where a reader is. */
	seen(spot: Spot): void;
}

/** A game on its board, with what was found in its moves at them, and what was found elsewhere above. */
export function ShownGame({ game, from, needs, follower, openFindings, seen }: Props) {
	const site = useSite();
	const { list } = chessWords(site);
	const words = viewerWords(site);
	const open = useRef(openFindings);
	open.current = openFindings;
	useEffect(() => seen({ fen: game.start }), [game, seen]);
	const { faults, others } = useMemo(() => {
		const act = () => open.current(String(game.number));
		const { faults, others } = faultsOf(game, needs, from);
		return { faults: faults.map((fault) => ({ ...fault, actions: [{ label: list.findings, act }] })), others };
	}, [game, needs, from, list]);
	const listener = useMemo(
		() => ({
			step: (spot: Spot) => {
				follower.stepped(game.number, spot.path && stepOf(game, spot.path));
				seen(spot);
			},
			control: (control?: ChessControl) =>
				follower.controls(
					game.number,
					control &&
						((step) => {
							const path = pathOf(game, step);
							if (path) control.goTo(path);
						}),
				),
		}),
		[game, follower, seen],
	);
	return (
		<div data-shown={game.number}>
			{others[0] && (
				<p class="board-finding error">
					<span class="board-finding-text" lang="en">
						{others[0].message}
					</span>{" "}
					<button type="button" data-findings onClick={() => openFindings(String(game.number))}>
						{others.length.toLocaleString(words.tag)} <span aria-hidden="true">›</span>
					</button>
				</p>
			)}
			<GameView game={game} words={words} faults={faults} legal={legal} listener={listener} />
		</div>
	);
}

const legal = async (fen: string) => (await (ofGames.get() as Promise<PgnReader>)).legalMoves(fen);
