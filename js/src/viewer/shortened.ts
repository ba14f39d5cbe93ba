import type { Annotation, Auction, Comment, Game, Move, Play, Section } from "../pbn/types.js";

/**
 * How much is drawn of a game, of which a stranger's file can have any amount: the moves of an auction or a play (the longest auction by the laws
 * has 319), their notes, the cells of tables, and the pieces and lines of comments and annotations.
 */
const most = { moves: 400, notes: 200, cells: 20_000, pieces: 4000 };

/** The game with no more than a page can draw at once; the same object where that is all. */
export function shortened(game: Game): Game {
	let { cells, pieces } = most;
	let isCut = false;
	const first = <Item>(list: Item[], room: number): Item[] => {
		if (list.length <= room) return list;
		isCut = true;
		return list.slice(0, Math.max(0, room));
	};
	const comment = (given: Comment): Comment => {
		const room = pieces;
		pieces -= (given.pieces?.length ?? 0) + given.text.split("\n").length;
		if (pieces >= 0) return given;
		isCut = true;
		return { kind: given.kind, text: given.text.slice(0, Math.max(0, room)) };
	};
	const commented = <Of extends { comments?: Comment[] }>(of: Of): Of => (of.comments ? { ...of, comments: first(of.comments, pieces).map(comment) } : of);
	const annotations = (given: Annotation[]): Annotation[] => {
		const kept = first(given, pieces).map(commented);
		pieces -= kept.length;
		return kept;
	};
	const move = (given: Move): Move => (given.annotations ? { ...commented(given), annotations: annotations(given.annotations) } : commented(given));
	const moves = <Of extends Auction | Play>(of: Of): Of => ({ ...of, moves: first(of.moves, most.moves).map(move), notes: first(of.notes, most.notes) });
	const table = (section: Section): Section => {
		const rows = section.rows.filter((row) => (cells -= row.length) > 0);
		if (rows.length === section.rows.length) return section;
		isCut = true;
		return { ...section, rows };
	};
	const short = commented({ ...game, tags: game.tags.map(commented), sections: game.sections.map(table) });
	if (game.auction) short.auction = moves(game.auction);
	if (game.play) short.play = { ...moves(game.play), tricks: game.play.tricks.filter((trick) => trick.moves.every((at) => at < most.moves)) };
	return isCut ? short : game;
}
