/** A module with its memory bounded, in pages of 64 KiB: where it ends without ending that of the machine. */
export function withMemory(wasm, pages) {
	const memorySection = 5;
	for (let at = 8; at < wasm.length; ) {
		const size = leb128(wasm, at + 1);
		const next = size.end + size.value;
		if (wasm[at] !== memorySection) {
			at = next;
			continue;
		}
		// One memory, without a maximum, and its least size.
		const body = [1, 1, ...wasm.subarray(size.end + 2, next), ...[0, 7, 14].map((shift) => ((pages >> shift) & 127) | (shift < 14 ? 128 : 0))];
		return Uint8Array.from([...wasm.subarray(0, at), memorySection, body.length, ...body, ...wasm.subarray(next)]);
	}
}

function leb128(bytes, at) {
	let value = 0;
	for (let shift = 0; ; shift += 7) {
		value |= (bytes[at] & 127) << shift;
		if (bytes[at++] < 128) return { value, end: at };
	}
}
