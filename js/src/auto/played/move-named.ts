import type { Color } from "../../played/types.js";

/** Whether a move is one of a name: "24b" is Black's 24th; without a letter it is the first of both. */
export function moveNamed(name = ""): (move: { number: number; color: Color }) => boolean {
	const [, number, letter] = /^(\d{1,4})([wb]?)$/.exec(name) ?? [];
	return (move) => move.number === Number(number) && (!letter || move.color.startsWith(letter));
}
