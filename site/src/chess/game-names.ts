/** A result as it is printed; "" where there is none. */
export function resultText(result: string): string {
	return { "1-0": "1–0", "0-1": "0–1", "1/2-1/2": "½–½" }[result] ?? "";
}
