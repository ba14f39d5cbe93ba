import type { Suit } from "../../pbn/types.js";
import { suitSymbols } from "../notation.js";
import { useViewer } from "../viewer.js";

/** A suit's symbol in the suit's colour; its name for those who listen. */
export function SuitSymbol({ suit }: { suit: Suit }) {
	const { words } = useViewer();
	return (
		<span class={`pbn-suit pbn-suit-${suit.toLowerCase()}`}>
			<span aria-hidden="true">{suitSymbols[suit]}</span>
			<span class="pbn-spoken">{words.suits[suit]} </span>
		</span>
	);
}
