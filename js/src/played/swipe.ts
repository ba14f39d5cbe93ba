/** How a finger steps through a game. Preact is not needed. */

/** How far a finger has to go, in CSS pixels, and how many times as far across as up or down. */
const farEnough = 40;
const mostlyAcross = 2;

/** What hears a swipe: one to the left is the next move, one to the right the move before. */
export class Swipe {
	#start: { pointerId: number; clientX: number; clientY: number } | undefined;

	/** A mouse moves men, and a second finger makes the page larger. */
	down({ pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent): void {
		this.#start = pointerType !== "mouse" && isPrimary ? { pointerId, clientX, clientY } : undefined;
	}

	/** What the finger has done that is lifted. */
	up({ pointerId, clientX, clientY }: PointerEvent): "back" | "forward" | undefined {
		const start = this.#start;
		this.cancel();
		if (start?.pointerId !== pointerId) return undefined;
		const [across, down] = [clientX - start.clientX, clientY - start.clientY];
		if (Math.abs(across) < farEnough || Math.abs(across) < mostlyAcross * Math.abs(down)) return undefined;
		return across < 0 ? "forward" : "back";
	}

	cancel(): void {
		this.#start = undefined;
	}
}
