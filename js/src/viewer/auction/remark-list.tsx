import { Fragment } from "preact";
import { BackLink } from "../text/notes.js";
import { Comments } from "../text/comments.js";
import { useViewer } from "../viewer.js";
import type { Remark } from "./remarks.js";

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
