import { useEffect, useMemo, useRef } from "preact/hooks";
import { useSite } from "../words/use-site.js";
import { faultsOf } from "./faults.js";
import type { PlayedSpot, ShownProps } from "./notation.js";
import { pathOf, stepOf } from "./steps.js";

/** A game on its board, with what was found in its moves at them, and what was found elsewhere above. */
export function ShownGame({ notation, game, from, needs, follower, openFindings, seen }: ShownProps) {
	const site = useSite();
	const { list } = notation.words(site);
	const { Game } = notation;
	const open = useRef(openFindings);
	open.current = openFindings;
	useEffect(() => seen({ fen: game.start }), [game, seen]);
	const { faults, others } = useMemo(() => {
		const act = () => open.current(String(game.number));
		const { faults, others } = faultsOf(game, needs, from, notation.faultOf);
		return { faults: faults.map((fault) => ({ ...fault, actions: [{ label: list.findings, act }] })), others };
	}, [game, needs, from, list]);
	const listener = useMemo(
		() => ({
			step: (spot: PlayedSpot) => {
				follower.stepped(game.number, spot.path && stepOf(game, spot.path));
				seen(spot);
			},
			control: (control?: { goTo(path: number[]): void }) =>
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
						{others.length.toLocaleString(site.tag)} <span aria-hidden="true">›</span>
					</button>
				</p>
			)}
			<Game game={game} faults={faults} listener={listener} />
		</div>
	);
}
