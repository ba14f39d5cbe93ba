/** The built-in kind of a value, whichever frame it comes from, where `instanceof` knows only its own. */
export function kindOf(value: unknown): string {
	return Object.prototype.toString.call(value).slice(8, -1);
}
