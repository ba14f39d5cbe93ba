import type { Answer } from "../host/program.js";
import { headSize, recognize } from "../host/recognize.js";
import { copied, joined } from "../host/source.js";
import type { Notation } from "./types.js";

/** How long a file may be, in bytes, that is taken for another notation where nobody says which it is: as `convert.MostUnnamed` of the core. */
export const mostUnnamed = 1 << 20;

/** What came of a stream, for as long as it may be another notation than PBN. */
export class Kept {
	#parts: Uint8Array[] | undefined = [];
	#size = 0;
	readonly #mayBeOther: (start: Uint8Array) => boolean;

	/** @param mayBeOther whether a start may be that of another notation */
	constructor(mayBeOther: (start: Uint8Array) => boolean) {
		this.#mayBeOther = mayBeOther;
	}

	add(piece: Uint8Array): void {
		const before = this.#size;
		this.#size += piece.length;
		if (this.#size > mostUnnamed) this.drop();
		if (!this.#parts) return;
		this.#parts.push(copied(piece));
		if (before < headSize && this.#size >= headSize && !this.#mayBeOther(joined(this.#parts))) this.drop();
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

/** Whether a file may be of another notation than PBN: not where its start shows that it is no text, or certainly something else. */
export function mayBeOther(file: Uint8Array): boolean {
	const found = recognize(file);
	return !found || !(found.sure ? found.family : found.family === "noText");
}

/** Whether a file is first read as PBN. */
export function mayBePbn(notation: Notation | ""): boolean {
	return notation === "" || notation === "auto" || notation === "pbn";
}

/** Whether an answer has a game. */
export function hasGame({ games, bytes }: Answer): boolean {
	return (games ?? bytes) !== undefined;
}
