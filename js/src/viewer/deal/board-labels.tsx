import type { ComponentChildren } from "preact";
import type { Game } from "../../pbn/types.js";
import { gameName } from "../game.js";
import { fill } from "../language/words.js";
import { useViewer } from "../viewer.js";

/** The heading of a game, with dealer and vulnerability. */
export function BoardLabels({ game, children }: { game: Game; children?: ComponentChildren }) {
	const { words, settings } = useViewer();
	const Heading = `h${settings.headingLevel}` as "h3";
	const vulnerable = game.vulnerable && game.vulnerable !== "None";
	return (
		<div class="pbn-labels">
			<Heading class="pbn-board">{gameName(game, words)}</Heading>
			{game.dealer && <div class="pbn-label">{fill(words.dealer, { seat: words.seats[game.dealer] })}</div>}
			{game.vulnerable && (
				<div class={`pbn-label${vulnerable ? " pbn-vulnerability" : ""}`}>{words.vulnerability[game.vulnerable]}</div>
			)}
			{children}
		</div>
	);
}
