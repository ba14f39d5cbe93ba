import { useRef } from "preact/hooks";

/** How far a finger has to go, in CSS pixels, and how many times as far across as up or down. */
const farEnough = 40;
const mostlyAcross = 2;

/** A swipe to the left is the next move, one to the right the move before. */
export function useSwipe(onSwipe: (act: "back" | "forward") => void) {
	const start = useRef<{ pointerId: number; clientX: number; clientY: number } | undefined>(undefined);
	return {
		onPointerDown({ pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent) {
			// A mouse moves men, and a second finger makes the page larger.
			start.current = pointerType !== "mouse" && isPrimary ? { pointerId, clientX, clientY } : undefined;
		},
		onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
			const { current } = start;
			start.current = undefined;
			if (current?.pointerId !== pointerId) return;
			const [across, down] = [clientX - current.clientX, clientY - current.clientY];
			if (Math.abs(across) >= farEnough && Math.abs(across) >= mostlyAcross * Math.abs(down)) onSwipe(across < 0 ? "forward" : "back");
		},
		onPointerCancel() {
			start.current = undefined;
		},
	};
}
