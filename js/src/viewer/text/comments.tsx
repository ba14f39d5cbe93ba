import type { Comment, Game, Piece } from "../../pbn/types.js";
import { useViewer } from "../viewer.js";
import { type CommentPlace, commentsByPlace } from "./comment-places.js";
import { SuitText } from "./suit-text.js";

/** Comments as paragraphs. Nothing where there are none, or where the writer does not want them. */
export function Comments({ comments }: { comments: readonly Comment[] | undefined }) {
	const { settings } = useViewer();
	if (!comments?.length || !settings.show.includes("comments")) return null;
	return (
		<div class="pbn-comments">
			{joined(comments).map((comment, index) => (
				<CommentView key={index} comment={comment} />
			))}
		</div>
	);
}

function CommentView({ comment }: { comment: Comment }) {
	const { words } = useViewer();
	const found = paragraphs(comment);
	if (comment.kind !== "text") return <>{found.map((paragraph, index) => <ParagraphView key={index} paragraph={paragraph} />)}</>;
	return (
		<p class="pbn-unexpected">
			<i>{words.comments.unexpected}</i>{" "}
			<bdi>
				<SuitText text={comment.text} pieces={comment.pieces} />
			</bdi>
		</p>
	);
}

function ParagraphView({ paragraph: { pieces, preformatted } }: { paragraph: Paragraph }) {
	const text = <SuitText text="" pieces={pieces} />;
	// What may have to be scrolled has to take the keyboard's focus.
	return preformatted ? <p class="pbn-preformatted" tabIndex={0}>{text}</p> : <p>{text}</p>;
}

/** Comments to the end of the line that follow each other are the lines of one. */
function joined(comments: readonly Comment[]): Comment[] {
	const result: Comment[] = [];
	let lines: Piece[] | undefined;
	for (const comment of comments) {
		const { kind, text, pieces = [{ text }] } = comment;
		if (kind !== "line") lines = undefined;
		else if (lines) {
			lines.push({ text: "\n" });
			for (const piece of pieces) lines.push(piece);
			continue;
		} else lines = [...pieces];
		result.push(lines ? { kind, text, pieces: lines } : comment);
	}
	return result;
}

/** The comments of a game that are shown at a place. */
export function CommentsAt({ game, place }: { game: Game; place: CommentPlace }) {
	return <Comments comments={commentsByPlace(game)[place]} />;
}

/** A paragraph of a comment; its lines end with "\n". */
export interface Paragraph {
	pieces: Piece[];
	/** Its blanks count, as in a diagram that is drawn with letters. */
	preformatted: boolean;
}

interface Line {
	pieces: Piece[];
	/** Without blanks at the ends; a suit counts as a letter. */
	text: string;
	/** How long it is in the file without its styles: what a program that broke lines has counted. */
	length: number;
	/** How long its first word is, counted in the same way. */
	wordLength: number;
	/** It ends where a writer asked for it. */
	isEnded: boolean;
	hasColumns: boolean;
}

/** The paragraphs of a comment: blank lines separate them. The line ends where only the margin was reached are blanks. */
export function paragraphs(comment: Pick<Comment, "text" | "pieces">): Paragraph[] {
	const lines = linesOf(comment);
	const preformatted = lines.filter(({ hasColumns }) => hasColumns).length > 1;
	const width = lines.reduce((most, { length }) => Math.max(most, length), 0);
	const found: Paragraph[] = [];
	let above: Line | undefined;
	for (const line of lines) {
		const paragraph = found.at(-1);
		if (line.text === "" && !(preformatted && paragraph)) above = undefined;
		else {
			if (above && paragraph) {
				paragraph.pieces.push({ text: preformatted || isForced(above, line, width) ? "\n" : " " });
				for (const piece of line.pieces) paragraph.pieces.push(piece);
			} else found.push({ pieces: line.pieces, preformatted });
			above = line;
		}
	}
	return found;
}

/** What ends a line in a file: a line end, or what a writer asks for one with. */
const lineEnd = /((?:<br ?\/?>|\\n)\n?|\n)/i;

function linesOf({ text, pieces = [{ text }] }: Pick<Comment, "text" | "pieces">): Line[] {
	let line: Piece[] = [];
	const lines = [line];
	for (const piece of pieces) {
		if (piece.suit) line.push(piece);
		piece.text?.split("\n").forEach((part, index) => {
			if (index > 0) lines.push((line = []));
			if (part) line.push({ ...piece, text: part });
		});
	}
	// The lines and their ends in turns. Other markup that ends lines is rare, and then a line is as long as it is shown.
	const written = text.split(lineEnd);
	const isKnown = written.length === 2 * lines.length - 1;
	return lines.map((pieces, index) => {
		const plain = pieces.map((piece) => piece.text ?? piece.suit).join("");
		const line = ((isKnown && written[2 * index]?.replace(styles, "")) || plain).trim();
		return {
			pieces,
			text: plain.trim(),
			length: line.length,
			wordLength: firstWord(line).length,
			isEnded: isKnown && written[2 * index + 1] !== "\n",
			hasColumns: / {3}\S|\t/.test(plain),
		};
	});
}

/** What a program does not count that breaks lines. */
const styles = /<\/?[biu]>/gi;

function firstWord(line: string): string {
	return /^\S+/.exec(line)?.[0] ?? "";
}

/** Where the narrowest of the programs that break lines has its margin, as far as a line is concerned that is nearly full. */
const margin = 78;

/**
 * Whether a line was ended on purpose. Programs break lines where the next word does not fit, between 50 and 100
 * characters: elsewhere the word would have fitted. One line that is longer than the others does not move the margin.
 */
function isForced({ length, isEnded }: Line, next: Line, width: number): boolean {
	if (isEnded || width < 50 || width > 100 || /^([-•*]|\d+[.)])$/.test(firstWord(next.text))) return true;
	return length + 1 + next.wordLength <= Math.min(width, margin);
}
