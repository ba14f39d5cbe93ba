import { initial } from "../../chess/position.js";
import type { PgnComment, PgnGame, PgnMove, PgnTag } from "../../pgn/types.js";

const nowhere = { byte: 0, line: 1, column: 1, utf16: 0 };
const span = { start: nowhere, end: nowhere };

/** What comes next in a text of moves; nothing else is plain. */
const token =
	/\s+|(\d{1,4})\.{1,3}|\.{1,3}|\{([^{}]*)\}|(\()|(\))|\$(\d{1,3})(?!\d)|(1-0|0-1|1\/2-1\/2|\*)|((?:O-O(?:-O)?|[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=?[QRBN])?)[+#]?)([!?]{0,2})(?![^\s(){}$])/y;
const tagPair = /\s{0,9}\[([A-Za-z]\w{0,99})[ \t]{1,9}"((?:[^"\\\n]|\\["\\]){0,999})"[ \t]{0,9}\]/y;
const something = /\S/g;
const suffixes = ["!", "?", "!!", "??", "!?", "?!"];

/**
 * The games of a text as its words have them, before the module judges the moves: nobody has made them on a board, so none changes anything there.
 * Undefined where the text has anything else than what programs write: this is no parser, and guesses nothing.
 */
export function plainGames(text: string): PgnGame[] | undefined {
	const games: PgnGame[] = [];
	for (let at = 0; games.length < most; ) {
		something.lastIndex = at;
		if (!something.test(text)) break;
		const read = plainGame(text, at, games.length + 1);
		if (!read) return undefined;
		games.push(read.game);
		at = read.end;
	}
	return games[0] && games;
}

/** So many games are enough for a first picture. */
const most = 50;

interface Line {
	moves: PgnMove[];
	number: number;
	color: "white" | "black";
	before: PgnComment[];
}

function plainGame(text: string, from: number, number: number): { game: PgnGame; end: number } | undefined {
	const tags: PgnTag[] = [];
	tagPair.lastIndex = from;
	let at = from;
	for (let found = tagPair.exec(text); found; found = tagPair.exec(text)) {
		tags.push({ name: found[1] as string, value: (found[2] as string).replace(/\\(.)/g, "$1"), span });
		at = tagPair.lastIndex;
	}
	const start = tags.find(({ name }) => name === "FEN")?.value ?? initial;
	const [, color, , , , first = "1"] = start.split(" ");
	const game: PgnGame = { number, span, tags, start, result: "*", moves: [] };
	const lines: Line[] = [{ moves: game.moves, number: Number(first) || 1, color: color === "b" ? "black" : "white", before: [] }];
	for (;;) {
		token.lastIndex = at;
		const found = token.exec(text);
		if (!found) break;
		at = token.lastIndex;
		const [, , comment, open, close, nag, result, san, suffix] = found;
		const line = lines.at(-1) as Line;
		const last = line.moves.at(-1);
		if (comment !== undefined) addComment(game, line, comment);
		else if (open) {
			if (!last) return undefined;
			const moves: PgnMove[] = [];
			(last.variations ??= []).push(moves);
			lines.push({ moves, number: last.number, color: last.color, before: [] });
		} else if (close) {
			if (lines.length === 1 || !last) return undefined;
			lines.pop();
		} else if (nag) {
			if (last) (last.nags ??= []).push(Number(nag));
		} else if (result) {
			if (lines.length > 1) return undefined;
			game.result = result as PgnGame["result"];
			return { game, end: at };
		} else if (san) {
			const move: PgnMove = { san, text: san, number: line.number, color: line.color, span };
			if (suffix) move.nags = [suffixes.indexOf(suffix) + 1];
			if (line.before.length > 0) move.comments = line.before.splice(0).map((comment) => ({ ...comment, before: true }));
			line.moves.push(move);
			if (line.color === "black") line.number++;
			line.color = line.color === "white" ? "black" : "white";
		}
	}
	const isWhole = lines.length === 1 && (at >= text.length || (tags.length > 0 && /^\s*\[/.test(text.slice(at, at + 100))));
	return isWhole && (tags.length > 0 || game.moves.length > 0) ? { game, end: at } : undefined;
}

/** Adds what a comment says to the move before it, or to the game. */
function addComment(game: PgnGame, line: Line, said: string): void {
	const last = line.moves.at(-1);
	const text = said.replace(/\[%(\w{1,20})\s{1,9}([^\][]{0,999})\]/g, (_, name: string, value: string) => {
		const [, hours, minutes, seconds] = /^(\d+):(\d\d?):(\d\d?(?:\.\d+)?)$/.exec(value) ?? [];
		if (last && name === "clk" && hours) last.clock = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
		const [, mate, pawns] = /^(?:#([-+]?\d+)|([-+]?\d+(?:\.\d+)?))/.exec(value) ?? [];
		if (last && name === "eval" && (mate || pawns)) last.eval = mate ? { mate: Number(mate) } : { pawns: Number(pawns) };
		return "";
	});
	const comment: PgnComment = { kind: "brace", text: text.replace(/\s+/g, " ").trim(), span };
	if (comment.text === "") return;
	if (last) (last.comments ??= []).push(comment);
	else if (line.moves === game.moves) (game.comments ??= []).push(comment);
	else line.before.push(comment);
}
