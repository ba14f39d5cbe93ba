import type { Step } from "./steps.js";

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
