/** What is on the squares of a board, in their order. */
export type Men<Man extends string> = readonly (Man | undefined)[];

/** With a man on a square, or with nobody. */
export const withMan = <Man extends string>(men: Men<Man>, at: number, man: Man | undefined): Men<Man> => men.map((each, n) => (n === at ? man : each));

/** With the man of a square on another one; without a second square he leaves the board. */
export function moved<Man extends string>(men: Men<Man>, from: number, to?: number): Men<Man> {
	const left = withMan(men, from, undefined);
	return to === undefined ? left : withMan(left, to, men[from]);
}
