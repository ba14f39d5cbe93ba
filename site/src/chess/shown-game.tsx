import { moveText } from "pbnkit/pgn/game";
import type { PgnGame } from "pbnkit/pgn/read";
import { useMemo } from "preact/hooks";
import type { Finding } from "../files/kit.js";
import type { Follower } from "../share/follower.js";
import { faultsOf } from "./faults.js";

interface Props {
	game: PgnGame;
	/** Where it begins in its file, in bytes. */
	from: number;
	/** What in it needs a person. */
	needs: readonly Finding[];
	follower: Follower<string>;
	openFindings(item: string): void;
}

/** A game with what was found in it. */
export function ShownGame({ game, from, needs, openFindings }: Props) {
	const faults = useMemo(() => faultsOf(game, needs, from), [game, needs, from]);
	return (
		<div class="pgn-game" data-shown={game.number}>
			<p>{moveText(game, { letters: "figurines" })}</p>
			{faults.map(({ path, message }) => (
				<p key={path.join()} class="board-finding error">
					<span class="board-finding-text" lang="en">
						{message}
					</span>{" "}
					<button type="button" data-findings onClick={() => openFindings(String(game.number))}>
						›
					</button>
				</p>
			))}
		</div>
	);
}
