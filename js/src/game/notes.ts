import type { Note } from "../pbn/types.js";

/** The notes by their index, the first of each: a game may have any number of them, and of calls that refer to them. */
export function notesByIndex(notes: readonly Note[] = []): Map<number, Note> {
	return new Map([...notes].reverse().map((note) => [note.index, note]));
}
