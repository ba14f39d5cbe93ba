import type { PlayedCard } from "../game.js";
import type { Settings } from "../settings.js";

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
type Key = Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey" | "defaultPrevented" | "target">;

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

/** What a finger or a mouse does to a diagram. */
export interface Touches {
	onPointerDown(event: PointerEvent): void;
	onPointerUp(event: PointerEvent): void;
	onPointerCancel(): void;
	onClick(event: MouseEvent): void;
}

/** How far a finger has to go, in CSS pixels, and how many times as far across as up or down. */
const farEnough = 40;
const mostlyAcross = 2;

/** A tap on the card table is the next card; so is a swipe to the left over the diagram, and one to the right the card before. */
export function touches(step: (step: Step) => void): Touches {
	let start: { pointerId: number; clientX: number; clientY: number } | undefined;
	return {
		onPointerDown({ pointerType, isPrimary, pointerId, clientX, clientY, target }) {
			// A mouse marks text this way, and a second finger makes the page larger.
			const swipes = pointerType !== "mouse" && isPrimary && (target as Element).closest(".pbn-deal");
			start = swipes ? { pointerId, clientX, clientY } : undefined;
		},
		onPointerUp({ pointerId, clientX, clientY }) {
			if (start?.pointerId !== pointerId) return;
			const [across, down] = [clientX - start.clientX, clientY - start.clientY];
			start = undefined;
			if (Math.abs(across) >= farEnough && Math.abs(across) >= mostlyAcross * Math.abs(down)) step(across < 0 ? "forward" : "back");
		},
		onPointerCancel() {
			start = undefined;
		},
		onClick({ target }) {
			if ((target as Element).closest(".pbn-compass")) step("forward");
		},
	};
}
