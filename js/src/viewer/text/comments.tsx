import type { Comment, Piece } from "../../pbn/types.js";
import { useViewer } from "../viewer.js";
import { type Paragraph, paragraphs } from "./paragraphs.js";
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
