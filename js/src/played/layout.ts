/** The moves of a game as running text: blocks with what is in them, without recursion, and no more of it than is shown. */
import { diagrams as diagramGlyphs } from "./nags.js";
import { type Line, moveAt, type Place, type Tree } from "./tree.js";
import type { Color, PlayedComment, PlayedMove, PlayedSettings } from "./types.js";

/** What is in a line of text. */
export type Item =
	| { kind: "move"; place: Place; isNumbered: boolean; isWrong: boolean }
	| { kind: "glyphs"; nags: readonly number[] }
	| { kind: "comment"; text: string }
	| { kind: "open" | "close" }
	/** The variations of a move, which are not shown, or which a reader has opened. */
	| { kind: "fold"; place: Place; count: number; isOpen: boolean };

export type Block =
	| { kind: "line"; depth: number; isTried: boolean; items: Item[] }
	| { kind: "comment"; text: string }
	| { kind: "fault"; place: Place }
	/** Of the position after a move, or of the one that is set up before it. */
	| { kind: "diagram"; place: Place; isSetUp?: true }
	| { kind: "more" };

export interface LayoutOptions {
	settings: Pick<PlayedSettings, "show" | "diagrams">;
	/** The moves of the main line that are shown: the first, and the one after the last. */
	range: readonly [number, number];
	/** How deep variations are open where the reader has not said anything. */
	depth: number;
	/** What a reader has opened or folded. */
	folds: ReadonlyMap<Line, ReadonlyMap<number, boolean>>;
	/** How many moves are shown at most. */
	limit: number;
	/** Whether a move is one with a fault that is told after it. */
	isFaulty(place: Place): boolean;
	/** Whether moves that are not legal are told from others. */
	isJudged: boolean;
	/** Whether a position is set up before a move. Without it none is. */
	isSetUp?: ((move: PlayedMove | undefined) => boolean) | undefined;
	/** Who makes the first of two moves that have a number. */
	first: Color;
	comments: readonly PlayedComment[] | undefined;
	glyphs: readonly number[] | undefined;
}

/** How much is in a paragraph of the main line: browsers take long for very long ones. */
const longest = 400;

/** A line that is being written. */
interface Frame {
	line: Line;
	at: number;
	end: number;
	variations: readonly Line[];
	written: number;
	/** Whether the next move needs its number, whoever makes it. */
	isApart: boolean;
	/** Whether what goes on after its last move was entered. */
	isEnded?: boolean;
}

/** The text of a comment without the marks of diagrams. */
const textOf = ({ text }: PlayedComment) => text.replaceAll("[#]", "").trim();
const marksDiagram = (move: PlayedMove) => move.nags?.some((nag) => diagramGlyphs.includes(nag)) || move.comments?.some(({ text }) => text.includes("[#]"));

/** The blocks of a game's moves. */
export function layout(tree: Tree, options: LayoutOptions): Block[] {
	const writer = new Writer(tree, options);
	writer.start();
	writer.run();
	return writer.blocks;
}

class Writer {
	readonly blocks: Block[] = [];
	readonly #stack: Frame[] = [];
	#items: Item[] | undefined;
	#moves = 0;

	constructor(
		readonly tree: Tree,
		readonly options: LayoutOptions,
	) {}

	/** What comes before the first move. */
	start(): void {
		const { settings, range, comments, glyphs, isSetUp } = this.options;
		if (range[0] === 0) {
			if (glyphs) this.#glyphs(glyphs);
			for (const comment of comments ?? []) if (!comment.afterEnd) this.#comment(comment, 0);
		}
		if (settings.diagrams.includes("start") && !isSetUp?.(this.tree.main.moves[range[0]])) this.#block({ kind: "diagram", place: { line: this.tree.main, at: range[0] - 1 } });
		this.#enter(this.tree.main, range[0], range[1]);
		if (!settings.show.includes("variations") || range[0] > 0) return;
		for (const line of [...this.tree.loose].reverse()) this.#enter(line, 0, line.moves.length);
	}

	run(): void {
		for (let frame = this.#stack.at(-1); frame; frame = this.#stack.at(-1)) {
			const { line } = frame;
			const variation = frame.variations[frame.written];
			if (variation) {
				frame.written++;
				frame.isApart = true;
				if (line.depth > 0) this.#put({ kind: "open" });
				else this.#items = undefined;
				this.#enter(variation, 0, variation.moves.length);
				continue;
			}
			if (frame.at >= frame.end) {
				if (!this.#goesOn(frame)) this.#leave(frame);
				continue;
			}
			if (this.#moves >= this.options.limit) {
				this.#block({ kind: "more" });
				return;
			}
			this.#move(frame);
		}
		for (const comment of this.options.comments ?? []) if (comment.afterEnd) this.#comment(comment, 0);
	}

	#enter(line: Line, at: number, end: number): void {
		this.#stack.push({ line, at, end, variations: [], written: 0, isApart: true });
	}

	#leave({ line, at }: Frame): void {
		this.#stack.pop();
		if (line.depth === 0) {
			const { diagrams } = this.options.settings;
			// A file may mark it, too.
			if (diagrams.includes("end") && at > 0 && this.blocks.at(-1)?.kind !== "diagram") this.#block({ kind: "diagram", place: { line, at: at - 1 } });
		}
		if (line.depth > 1) this.#put({ kind: "close" });
		else this.#items = undefined;
	}

	/** Enters what a reader tries after the last move of a line, and returns whether there is anything. */
	#goesOn(frame: Frame): boolean {
		const end = { line: frame.line, at: frame.line.moves.length };
		if (frame.isEnded || frame.at !== end.at || !this.tree.hasVariations(end)) return false;
		frame.isEnded = true;
		frame.variations = this.tree.variations(end);
		frame.written = 0;
		return true;
	}

	#move(frame: Frame): void {
		const { settings, isFaulty, isJudged, isSetUp, first } = this.options;
		const { line } = frame;
		const place = { line, at: frame.at++ };
		const move = moveAt(place) as PlayedMove;
		this.#moves++;
		if (move.nagsBefore) this.#glyphs(move.nagsBefore);
		if (this.#comments(move, true, line.depth)) frame.isApart = true;
		if (isSetUp?.(move) && settings.diagrams.some((where) => where === "marked" || where === "start")) {
			this.#block({ kind: "diagram", place, isSetUp: true });
			frame.isApart = true;
		}
		const isUnread = isJudged && move.san === undefined;
		const isFirst = isUnread && line.moves[place.at - 1]?.san !== undefined;
		const isWrong = isUnread && (isFirst || place.at === 0);
		this.#put({ kind: "move", place, isNumbered: move.color === first || frame.isApart, isWrong });
		frame.isApart = false;
		if (move.nags) this.#glyphs(move.nags);
		if (isWrong || isFaulty(place)) {
			this.#block({ kind: "fault", place });
			// The start is not drawn twice.
			const isDrawn = place.at === 0 && line.depth === 0 && settings.diagrams.includes("start");
			if (isWrong && !isDrawn && settings.diagrams.includes("faults")) this.#block({ kind: "diagram", place });
			frame.isApart = true;
		}
		if (this.#comments(move, false, line.depth)) frame.isApart = true;
		if (this.#hasDiagram(place, move)) {
			this.#block({ kind: "diagram", place });
			frame.isApart = true;
		}
		frame.variations = [];
		frame.written = 0;
		if (settings.show.includes("variations") && this.tree.hasVariations(place)) this.#variations(frame, place);
	}

	#variations(frame: Frame, place: Place): void {
		const { depth, folds } = this.options;
		const variations = this.tree.variations(place);
		const chosen = folds.get(place.line)?.get(place.at);
		const isOpen = chosen ?? place.line.depth < depth;
		if (chosen !== undefined || !isOpen) this.#put({ kind: "fold", place, count: variations.length, isOpen });
		if (isOpen) frame.variations = variations;
		frame.isApart = true;
	}

	#hasDiagram({ line, at }: Place, move: PlayedMove): boolean {
		const { settings, first } = this.options;
		const { diagrams } = settings;
		if (diagrams.includes("marked") && marksDiagram(move)) return true;
		return line.depth === 0 && diagrams.some((every) => typeof every === "number" && every > 0 && move.color !== first && move.number % every === 0 && at + 1 < line.moves.length);
	}

	/** Puts the comments before or after a move, and returns whether there are any. */
	#comments(move: PlayedMove, isBefore: boolean, depth: number): boolean {
		if (!move.comments) return false;
		const all = move.comments.filter((comment) => (comment.before ?? false) === isBefore && !comment.afterEnd);
		let has = false;
		for (const comment of all) if (this.#comment(comment, depth)) has = true;
		for (const comment of move.comments) if (comment.afterEnd && !isBefore && this.#comment(comment, depth)) has = true;
		return has;
	}

	#comment(comment: PlayedComment, depth: number): boolean {
		const text = textOf(comment);
		if (text === "" || !this.options.settings.show.includes("comments")) return false;
		if (depth === 0) this.#block({ kind: "comment", text });
		else this.#put({ kind: "comment", text });
		return true;
	}

	#glyphs(nags: readonly number[]): void {
		const shown = nags.filter((nag) => nag !== 0 && !diagramGlyphs.includes(nag));
		if (shown.length > 0 && this.options.settings.show.includes("glyphs")) this.#put({ kind: "glyphs", nags: shown });
	}

	#block(block: Block): void {
		this.#items = undefined;
		this.blocks.push(block);
	}

	#put(item: Item): void {
		const line = this.#stack.at(-1)?.line;
		if (!this.#items || (line?.depth === 0 && this.#items.length >= longest)) {
			this.#items = [];
			this.blocks.push({ kind: "line", depth: line?.depth ?? 0, isTried: line !== undefined && this.tree.isTried(line), items: this.#items });
		}
		this.#items.push(item);
	}
}

/** How deep variations may be open so that no more moves are shown than so many: all that are deeper are folded. */
export function openDepth(game: { moves: readonly PlayedMove[]; variations?: PlayedMove[][] | undefined }, most: number): number {
	const counts: number[] = [];
	const lines: { moves: readonly PlayedMove[]; depth: number }[] = [{ moves: game.moves, depth: 0 }, ...(game.variations ?? []).map((moves) => ({ moves, depth: 1 }))];
	for (let line = lines.pop(); line; line = lines.pop()) {
		const { moves, depth } = line;
		counts[depth] = (counts[depth] ?? 0) + moves.length;
		for (const { variations } of moves) for (const moves of variations ?? []) lines.push({ moves, depth: depth + 1 });
	}
	let sum = 0;
	const first = counts.findIndex((count) => (sum += count) > most);
	return first < 0 ? counts.length : Math.max(first - 1, 0);
}
