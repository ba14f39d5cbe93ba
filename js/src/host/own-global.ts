/**
 * A global object for the Go program alone: what its runtime and its glue read, and nothing of the page. Functions that
 * need the real global object as their receiver are left out; the glue reaches the timers by itself.
 *
 * @param print takes the lines that the program prints
 */
export function ownGlobal(print: (line: string) => void): Record<string, unknown> {
	const log = (...values: unknown[]) => print(values.join(" "));
	return {
		Array,
		ArrayBuffer,
		Boolean,
		Date,
		Error,
		JSON,
		Map,
		Math,
		Number,
		Object,
		Promise,
		RangeError,
		Reflect,
		String,
		Symbol,
		TextDecoder,
		TextEncoder,
		TypeError,
		Uint8Array,
		Uint8ClampedArray,
		console: { log, warn: log, error: log },
		crypto,
		performance,
	};
}
