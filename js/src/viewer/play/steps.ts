import type { Settings } from "../settings.js";
import type { PlayedCard } from "../game.js";

/** A step through a play, from card to card or from trick to trick. */
export type Step = "first" | "trickBack" | "back" | "forward" | "trickForward" | "last";

/** The steps in the order of their buttons, with the keys that take them. */
export const steps: readonly { step: Step; key: string; shift?: true; aria: string }[] = [
	{ step: "first", key: "Home", aria: "Home" },
	{ step: "trickBack", key: "ArrowLeft", shift: true, aria: "Shift+ArrowLeft" },
	{ step: "back", key: "ArrowLeft", aria: "ArrowLeft" },
	{ step: "forward", key: "ArrowRight", aria: "ArrowRight" },
	{ step: "trickForward", key: "ArrowRight", shift: true, aria: "Shift+ArrowRight" },
	{ step: "last", key: "End", aria: "End" },
];

/** How many cards are played after a step; at the ends it stays as it is. */
export function after(step: Step, cards: readonly PlayedCard[], played: number): number {
	const stops = trickEnds(cards);
	switch (step) {
		case "first":
			return 0;
		case "last":
			return cards.length;
		case "back":
			return within(cards, played - 1);
		case "forward":
			return within(cards, played + 1);
		case "trickBack":
			return stops.findLast((stop) => stop < played) ?? 0;
		case "trickForward":
			return stops.find((stop) => stop > played) ?? cards.length;
	}
}

/** The nearest number of cards that can have been played. */
export function within(cards: readonly PlayedCard[], played: number): number {
	return Math.min(Math.max(Math.trunc(played) || 0, 0), cards.length);
}

/** How many cards are played when the trick, from 1, is to be led. */
export function beforeTrick(cards: readonly PlayedCard[], trick: number): number {
	return cards.filter((card) => card.trick < trick - 1).length;
}

/** How many cards are played where a writer wants the play to begin. */
export function startAt(cards: readonly PlayedCard[], at: Settings["at"]): number {
	if (at === "start") return 0;
	if (at === "end") return cards.length;
	return "trick" in at ? beforeTrick(cards, at.trick) : within(cards, at.card);
}

/** What of a keyboard event matters. */
export type Key = Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey" | "defaultPrevented" | "target">;

/** What has a use of its own for the keys: fields, and texts that are scrolled. */
const ownKeys = "input, select, textarea, [contenteditable], [tabindex='0']:not(button)";

/** The step that a key takes; none where the key is for something else. */
export function stepOfKey({ key, shiftKey, ctrlKey, altKey, metaKey, defaultPrevented, target }: Key): Step | undefined {
	if (defaultPrevented || ctrlKey || altKey || metaKey) return undefined;
	if ((target as Element).closest(ownKeys)) return undefined;
	return steps.find((step) => step.key === key && (step.shift ?? false) === shiftKey)?.step;
}

/** The numbers of cards after which no card of a trick is to come, and 0. */
function trickEnds(cards: readonly PlayedCard[]): number[] {
	return [0, ...cards.flatMap(({ trick }, index) => (trick === cards[index + 1]?.trick ? [] : [index + 1]))];
}
