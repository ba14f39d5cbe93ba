import { type ComponentChildren, Fragment } from "preact";
import type { Note } from "../../pbn/types.js";
import { fill } from "../language/words.js";
import type { NoteListProps, Reference } from "../parts.js";
import { useViewer } from "../viewer.js";
import { Comments } from "./comments.js";
import { Said } from "./elements.js";
import { SuitText } from "./suit-text.js";

/** The mark of a note or a remark, and the link to it. */
export function NoteReference({ id, to, mark, spoken }: { id: string; to: string; mark: ComponentChildren; spoken: string }) {
	return (
		<sup class="pbn-noteref">
			<a id={id} href={`#${to}`} role="doc-noteref">
				<Said shown={mark} said={` ${spoken}`} />
			</a>
		</sup>
	);
}

/** The way back from a note to what it explains. */
export function BackLink({ to }: { to: string }) {
	const { words } = useViewer();
	return (
		<>
			{" "}
			<a class="pbn-backlink" href={`#${to}`} role="doc-backlink" aria-label={words.notes.back}>
				↩{"\uFE0E"}
			</a>
		</>
	);
}

/** The id of a note, where that of its list is `id`. */
const noteId = (id: string, index: number) => `${id}-note-${index}`;

/** The reference to a note. */
export function NoteMark({ id, list, index }: { id: string; list: string; index: number }) {
	const { words } = useViewer();
	return <NoteReference id={id} to={noteId(list, index)} mark={index} spoken={fill(words.notes.reference, { index })} />;
}

/** The notes of an auction or a play; where one is missing, it says so. */
export function NoteList({ game, notes, references, id }: NoteListProps) {
	const { words } = useViewer();
	const entries = new Map<number, { notes: Note[]; references: Reference[] }>();
	const entry = (index: number) => {
		const known = entries.get(index) ?? { notes: [], references: [] };
		entries.set(index, known);
		return known;
	};
	for (const note of notes) entry(note.index).notes.push(note);
	for (const reference of references) entry(reference.index).references.push(reference);
	if (entries.size === 0) return null;
	// Index 0 is a note whose index cannot be read.
	const sorted = [...entries].sort(([a], [b]) => (a || Number.MAX_VALUE) - (b || Number.MAX_VALUE));
	return (
		<ol class="pbn-notes" aria-label={words.notes.title}>
			{sorted.map(([index, entry]) => (
				<li key={index} value={index} id={noteId(id, index)} class={index ? undefined : "pbn-no-index"}>
					{entry.notes.length === 0 && <i>{words.notes.missing}</i>}
					{entry.notes.map((note) => (
						<Fragment key={note.tag}>
							<bdi>
								<SuitText pieces={note.pieces} text={note.text} />
							</bdi>{" "}
							<Comments comments={game.tags[note.tag]?.comments} />
						</Fragment>
					))}
					{entry.references.map((reference) => (
						<BackLink key={reference.id} to={reference.id} />
					))}
				</li>
			))}
		</ol>
	);
}
