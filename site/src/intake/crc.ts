const table = Uint32Array.from({ length: 256 }, (_, byte) => {
	let value = byte;
	for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
	return value;
});

/** The checksum of a file in a .zip. */
export class Crc {
	#value = -1;

	add(bytes: Uint8Array): void {
		let value = this.#value;
		for (const byte of bytes) value = (value >>> 8) ^ (table[(value ^ byte) & 255] as number);
		this.#value = value;
	}

	get value(): number {
		return ~this.#value >>> 0;
	}
}
