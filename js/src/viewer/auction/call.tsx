import type { Move } from "../../pbn/types.js";
import { Bid } from "../text/card.js";
import { Said } from "../text/said.js";
import { useViewer } from "../viewer.js";

/** A call as players write it; anything else as it is in the file. */
export function Call({ move }: { move: Move }) {
	const { words } = useViewer();
	switch (move.kind) {
		case "continue":
			return <Said shown="?" said={words.auction.nextCall} />;
		case "skipped":
			return <span class="pbn-skipped">{words.auction.skipped}</span>;
		case "bad":
			if (move.blank) return <Said shown="____" said={words.auction.blank} />;
			return (
				<span class="pbn-bad">
					{move.text}
					<span class="pbn-spoken"> ({words.auction.bad})</span>
				</span>
			);
		default:
			return <>{words.calls[move.text as "Pass"] ?? <Bid text={move.text} />}</>;
	}
}
