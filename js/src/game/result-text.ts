/** `resultText` of what is known to be an integer. */
export function resultText(overtricks: number): string {
	return overtricks === 0 ? "=" : overtricks > 0 ? `+${overtricks}` : String(overtricks);
}
