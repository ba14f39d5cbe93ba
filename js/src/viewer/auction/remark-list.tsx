import { Fragment } from "preact";
import { fill } from "../language/words.js";
import { Comments } from "../text/comments.js";
import { BackLink, NoteReference } from "../text/notes.js";
import { useViewer } from "../viewer.js";
import { letter, type Remark } from "./remarks.js";

/** The reference to a remark, from the call at a place. The id of the list is `id`. */
export function RemarkMark({ id, at, index }: { id: string; at: number; index: number }) {
	const { words } = useViewer();
	const mark = letter(index);
	return <NoteReference id={`${id}-${at}`} to={`${id}-remark-${at}`} mark={mark} spoken={fill(words.notes.remark, { letter: mark })} />;
}

/** The remarks that calls of the table refer to, by letters, and the comments on what is in no cell. */
export function RemarkList({ marked, others, id }: { marked: readonly Remark[]; others: readonly Remark[]; id: string }) {
	const { words } = useViewer();
	return (
		<>
			{marked.length > 0 && (
				<ol class="pbn-notes pbn-remarks" type="a" aria-label={words.notes.remarks}>
					{marked.map(({ at, facts, comments }) => (
						<li key={at} id={`${id}-remark-${at}`}>
							{facts.map((fact, index) => (
								<Fragment key={index}>{fact}. </Fragment>
							))}
							<Comments comments={comments} />
							<BackLink to={`${id}-${at}`} />
						</li>
					))}
				</ol>
			)}
			{others.map(({ at, comments }) => (
				<Comments key={at} comments={comments} />
			))}
		</>
	);
}
