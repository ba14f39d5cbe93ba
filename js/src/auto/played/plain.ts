import type { Color, PlayedComment } from "../../played/types.js";
import type { BlockGame, BlockMove } from "./own.js";

const nowhere = { byte: 0, line: 1, column: 1, utf16: 0 };
const span = { start: nowhere, end: nowhere };

interface Tag {
	name: string;
	value: string;
	span: typeof span;
}

interface PlainGame extends BlockGame {
	tags: Tag[];
	moves: PlainMove[];
}

interface PlainMove extends BlockMove {
	clock?: number;
	eval?: { mate: number } | { pawns: number };
}

/** What a notation says of texts that have nothing but what programs write. */
export interface Plain {
	/**
	 * What comes next in a text of moves, sticky; nothing else is plain. Its groups are a number, a comment, what opens and what closes a variation, a
	 * glyph, a result, a move without what judges it, and that.
	 */
	token: RegExp;
	/** The position that the tags tell, with who moves first there, and the number of that move; undefined where it cannot be read. */
	startOf(tags: Tag[]): { start: string; color: Color; number: number } | undefined;
	/** Who makes the second of two moves that have a number. */
	second(tags: Tag[]): Color;
}

const tagPair = /\s{0,9}\[([A-Za-z]\w{0,99})[ \t]{1,9}"((?:[^"\\\n]|\\["\\]){0,999})"[ \t]{0,9}\]/y;
const something = /\S/g;
const suffixes = ["!", "?", "!!", "??", "!?", "?!"];

/**
 * What reads the games of a text as its words have them, before the module judges the moves: nobody has made them on a board, so none changes
 * anything there. Undefined where the text has anything else than what programs write: this is no parser, and guesses nothing.
 */
export function plainReader(plain: Plain): (text: string) => BlockGame[] | undefined {
	return (text) => {
		const games: BlockGame[] = [];
		for (let at = 0; games.length < most; ) {
			something.lastIndex = at;
			if (!something.test(text)) break;
			const read = plainGame(text, at, games.length + 1, plain);
			if (!read) return undefined;
			games.push(read.game);
			at = read.end;
		}
		return games[0] && games;
	};
}

/** So many games are enough for a first picture. */
const most = 50;

interface Line {
	moves: PlainMove[];
	number: number;
	color: Color;
	before: PlayedComment[];
}

function plainGame(text: string, from: number, number: number, { token, startOf, second }: Plain): { game: BlockGame; end: number } | undefined {
	const tags: Tag[] = [];
	tagPair.lastIndex = from;
	let at = from;
	for (let found = tagPair.exec(text); found; found = tagPair.exec(text)) {
		tags.push({ name: found[1] as string, value: (found[2] as string).replace(/\\(.)/g, "$1"), span });
		at = tagPair.lastIndex;
	}
	const begin = startOf(tags);
	if (!begin) return undefined;
	const last = second(tags);
	const game: PlainGame = { number, span, tags, start: begin.start, result: "*", moves: [] };
	const lines: Line[] = [{ moves: game.moves, number: begin.number, color: begin.color, before: [] }];
	for (;;) {
		token.lastIndex = at;
		const found = token.exec(text);
		if (!found) break;
		at = token.lastIndex;
		const [, , comment, open, close, nag, result, san, suffix] = found;
		const line = lines.at(-1) as Line;
		const before = line.moves.at(-1);
		if (comment !== undefined) addComment(game, line, comment);
		else if (open) {
			if (!before) return undefined;
			const moves: PlainMove[] = [];
			(before.variations ??= []).push(moves);
			lines.push({ moves, number: before.number, color: before.color, before: [] });
		} else if (close) {
			if (lines.length === 1 || !before) return undefined;
			lines.pop();
		} else if (nag) {
			if (before) (before.nags ??= []).push(Number(nag));
		} else if (result) {
			if (lines.length > 1) return undefined;
			game.result = result;
			return { game, end: at };
		} else if (san) {
			const move: PlainMove = { san, text: san, number: line.number, color: line.color, span };
			if (suffix) move.nags = [suffixes.indexOf(suffix) + 1];
			if (line.before.length > 0) move.comments = line.before.splice(0).map((comment) => ({ ...comment, before: true }));
			line.moves.push(move);
			if (line.color === last) line.number++;
			line.color = line.color === "white" ? "black" : "white";
		}
	}
	const isWhole = lines.length === 1 && (at >= text.length || (tags.length > 0 && /^\s*\[/.test(text.slice(at, at + 100))));
	return isWhole && (tags.length > 0 || game.moves.length > 0) ? { game, end: at } : undefined;
}

/** Adds what a comment says to the move before it, or to the game. */
function addComment(game: BlockGame, line: Line, said: string): void {
	const last = line.moves.at(-1);
	const text = said.replace(/\[%(\w{1,20})\s{1,9}([^\][]{0,999})\]/g, (_, name: string, value: string) => {
		const [, hours, minutes, seconds] = /^(\d+):(\d\d?):(\d\d?(?:\.\d+)?)$/.exec(value) ?? [];
		if (last && name === "clk" && hours) last.clock = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
		const [, mate, pawns] = /^(?:#([-+]?\d+)|([-+]?\d+(?:\.\d+)?))/.exec(value) ?? [];
		if (last && name === "eval" && (mate || pawns)) last.eval = mate ? { mate: Number(mate) } : { pawns: Number(pawns) };
		return "";
	});
	const comment = { kind: "brace", text: text.replace(/\s+/g, " ").trim(), span };
	if (comment.text === "") return;
	if (last) (last.comments ??= []).push(comment);
	else if (line.moves === game.moves) (game.comments ??= []).push(comment);
	else line.before.push(comment);
}
