import type { ComponentChildren } from "preact";
import type { Suit } from "../types.js";
import { suitNames, suitSymbols } from "./words.js";

/** A suit's symbol in the suit's colour; its name for those who listen. */
export function SuitSymbol({ suit }: { suit: Suit }) {
	return (
		<span class={`pbn-suit pbn-suit-${suit.toLowerCase()}`}>
			<span aria-hidden="true">{suitSymbols[suit]}</span>
			<span class="pbn-spoken">{suitNames[suit]} </span>
		</span>
	);
}

/** A text of the file with `\S`, `\H`, `\D` and `\C` as symbols. */
export function SuitText({ text }: { text: string }) {
	return (
		<>
			{text
				.split(/(\\[SHDC])/)
				.map((part): ComponentChildren => (/^\\[SHDC]$/.test(part) ? <SuitSymbol suit={part[1] as Suit} /> : part))}
		</>
	);
}

/** A bid or a contract without its risk: level and denomination, "3NT", "4H". Other text stays as it is. */
export function Bid({ text }: { text: string }) {
	const [, level, suit] = /^([1-7])([SHDC])$/.exec(text) ?? [];
	if (!level) return <>{text}</>;
	return (
		<span class="pbn-bid">
			{level}
			<SuitSymbol suit={suit as Suit} />
		</span>
	);
}
