import type { PbiMove } from "pbnkit/pbi";
import type { DiagramMan } from "pbnkit/pbi/viewer";

const fileOf = (square: string) => square.charCodeAt(0);

/** The men after moves of a solution, which are known to be possible. */
export function menAfter(men: readonly DiagramMan[], moves: readonly PbiMove[]): readonly DiagramMan[] {
	return moves.reduce(after, men);
}

function after(men: readonly DiagramMan[], { from, to, promotion }: PbiMove): readonly DiagramMan[] {
	const mover = men.find(({ square }) => square === from);
	if (!mover) return men;
	const gone = takenAt(men, mover, to);
	const castled = mover.like === "K" && Math.abs(fileOf(from) - fileOf(to)) === 2 ? rookOf(from, to) : undefined;
	return men.flatMap((man) => {
		if (man === mover) return { ...man, square: to, ...(promotion && { like: promotion, name: promotion === "N" ? "S" : promotion }) };
		if (man.square === gone) return [];
		return castled && man.square === castled.from ? { ...man, square: castled.to } : man;
	});
}

/** Where the man is that a move takes: of a pawn in passing beside it. */
function takenAt(men: readonly DiagramMan[], { like, square: from }: DiagramMan, to: string): string {
	const isPassing = like === "P" && fileOf(from) !== fileOf(to) && !men.some(({ square }) => square === to);
	return isPassing ? `${to[0]}${from[1]}` : to;
}

/** The rook of a king that castles. */
function rookOf(from: string, to: string): { from: string; to: string } {
	const rank = from[1] as string;
	return fileOf(to) > fileOf(from) ? { from: `h${rank}`, to: `f${rank}` } : { from: `a${rank}`, to: `d${rank}` };
}
