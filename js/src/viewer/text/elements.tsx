import { type ComponentChildren, Fragment } from "preact";
import type { Suit } from "../../pbn/types.js";
import { suitSymbols } from "../game.js";
import type { Words } from "../language/words.js";
import { useViewer, type Viewer } from "../viewer.js";

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

/** A bid or a contract without its risk: level and denomination, "3NT", "4H". Other text stays as it is. */
export function Bid({ text }: { text: string }) {
	const { words } = useViewer();
	const [, level, denomination] = /^([1-7])(NT|[SHDC])$/.exec(text) ?? [];
	if (!level) return <>{text}</>;
	return (
		<span class="pbn-bid">
			{level}
			{denomination === "NT" ? words.notrump : <SuitSymbol suit={denomination as Suit} />}
		</span>
	);
}

/** A card, "SA". Other text stays as it is. */
export function Card({ text }: { text: string }) {
	if (!isCard(text)) return <>{text}</>;
	return (
		<span class="pbn-bid">
			<SuitSymbol suit={text[0] as Suit} />
			<Rank rank={text.slice(1)} />
		</span>
	);
}

/** A rank; the digits of a ten are close together. */
export function Rank({ rank }: { rank: string }) {
	const text = rankText(rank, useViewer());
	return text === "10" ? <span class="pbn-ten">{text}</span> : <>{text}</>;
}

/** A rank as the reader writes it. */
export function rankText(rank: string, { words, settings }: Viewer): string {
	if (rank === "T") return settings.ten;
	return words.rankLetters[rank as keyof Words["rankLetters"]] ?? rank;
}

/** Whether a text is a card. */
export function isCard(text: string): boolean {
	return /^[SHDC][AKQJT2-9]$/.test(text);
}

/** A sign for those who see, words for those who listen. */
export function Said({ shown, said }: { shown: ComponentChildren; said: string }) {
	return (
		<>
			<span aria-hidden="true">{shown}</span>
			<span class="pbn-spoken">{said}</span>
		</>
	);
}

/** A sentence whose places are filled with elements: {card} by `values.card`. */
export function Fill({ sentence, values }: { sentence: string; values: Record<string, ComponentChildren> }) {
	const parts = sentence.split(/\{(\w+)\}/);
	return <>{parts.map((part, index) => <Fragment key={index}>{index % 2 === 0 ? part : values[part]}</Fragment>)}</>;
}
