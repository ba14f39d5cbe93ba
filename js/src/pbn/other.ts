import type { Answer } from "../host/program.js";
import { copied } from "../host/source.js";
import type { Notation } from "./types.js";

/** How long a file may be, in bytes, that is taken for another notation where nobody says which it is: as `convert.MostUnnamed` of the core. */
export const mostUnnamed = 1 << 20;

/** What came of a stream, for as long as it may be another notation than PBN. */
export class Kept {
	#parts: Uint8Array[] | undefined = [];
	#size = 0;

	add(piece: Uint8Array): void {
		this.#size += piece.length;
		if (this.#size > mostUnnamed) this.drop();
		if (!this.#parts) return;
		this.#parts.push(copied(piece));
		if (isNoText(piece, this.#parts[0])) this.drop();
	}

	/** It is PBN. */
	drop(): void {
		this.#parts = undefined;
	}

	/** Whether the rest is wanted, too. */
	get wants(): boolean {
		return this.#parts !== undefined;
	}

	/** All of it; undefined where it is PBN, or too long. */
	get parts(): readonly Uint8Array[] | undefined {
		return this.#parts;
	}
}

/** Whether a piece has bytes that no text has, but one in UTF-16, whose file begins with a mark. */
function isNoText(piece: Uint8Array, [first, second]: Uint8Array = new Uint8Array()): boolean {
	return !(first === 0xff && second === 0xfe) && !(first === 0xfe && second === 0xff) && piece.some((byte) => byte < 8);
}

/** Whether a file is first read as PBN. */
export function mayBePbn(notation: Notation | ""): boolean {
	return notation === "" || notation === "auto" || notation === "pbn";
}

/** Whether an answer has a game. */
export function hasGame({ games, bytes }: Answer): boolean {
	return (games ?? bytes) !== undefined;
}
