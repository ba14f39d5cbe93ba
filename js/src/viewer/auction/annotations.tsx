import { Fragment } from "preact";
import type { Annotation, Auction, Comment, Game, Move } from "../../pbn/types.js";
import { isAnnotated, nagSigns } from "../game.js";
import { fill, type Words } from "../language/words.js";
import type { Annotations, Reference } from "../parts.js";
import type { Presentation } from "../settings.js";
import { Comments } from "../text/comments.js";
import { Said } from "../text/elements.js";
import { BackLink, NoteList, NoteMark, NoteReference } from "../text/notes.js";
import { useViewer } from "../viewer.js";

/** What the file says of the calls, if anything. `inCells` are the places of those that have a cell, `id` is what ids begin with. */
export function annotationsOf(game: Game, auction: Auction, inCells: ReadonlySet<number | undefined>, id: string, { words, settings }: Presentation): Annotations | undefined {
	if (auction.notes.length === 0 && !auction.moves.some(isAnnotated)) return undefined;
	const said = remarks(auction, words, settings.show.includes("comments"));
	const marked = said.filter(({ at }) => inCells.has(at));
	const places = new Map(marked.map(({ at }, index) => [at, index]));
	const alerts = new Set(auction.notes.flatMap(({ index, alert }) => (alert ? [index] : [])));
	const withNotes = settings.show.includes("notes");
	return {
		call({ move, at }, call) {
			const isAlerted = move.annotations?.some(({ kind, value }) => kind === "note" && alerts.has(value));
			const remark = places.get(at);
			return (
				<>
					<span class={isAlerted ? "pbn-alerted" : undefined}>
						{call}
						{isAlerted && <span class="pbn-spoken">, {words.auction.alerted}</span>}
					</span>
					{move.annotations?.map((annotation, index) => {
						if (annotation.kind !== "note") return <Nag key={index} annotation={annotation} move={move} />;
						return withNotes && <NoteMark key={index} id={`${id}-${at}-${index}`} list={id} index={annotation.value} />;
					})}
					{remark !== undefined && <RemarkMark id={id} at={at} index={remark} />}
				</>
			);
		},
		below: (
			<>
				{withNotes && <NoteList game={game} notes={auction.notes} references={noteReferences(auction, id)} id={id} />}
				<RemarkList marked={marked} others={said.filter(({ at }) => !inCells.has(at))} id={id} />
			</>
		),
	};
}

/** A suffix or a NAG: its sign; else its number, unless the words have its meaning, which then is a remark. */
function Nag({ annotation: { value }, move }: { annotation: Annotation; move: Move }) {
	const { words } = useViewer();
	const sign = nagSigns[value];
	const meaning = words.nags[value as 1];
	// A blank to fill in is not a good or poor call: there the sign is a question.
	if (sign) return <span class="pbn-nag">{move.blank ? sign : <Said shown={sign} said={`, ${meaning}`} />}</span>;
	return meaning || value === 0 ? null : <span class="pbn-nag"> ${value}</span>;
}

function noteReferences({ moves }: Auction, id: string): Reference[] {
	return moves.flatMap(({ annotations = [] }, at) =>
		annotations.flatMap(({ kind, value }, index) => (kind === "note" ? [{ id: `${id}-${at}-${index}`, index: value }] : [])),
	);
}

/** The reference to a remark, from the call at a place. The id of the list is `id`. */
function RemarkMark({ id, at, index }: { id: string; at: number; index: number }) {
	const { words } = useViewer();
	const mark = letter(index);
	return <NoteReference id={`${id}-${at}`} to={`${id}-remark-${at}`} mark={mark} spoken={fill(words.notes.remark, { letter: mark })} />;
}

/** The remarks that calls of the table refer to, by letters, and the comments on what is in no cell. */
function RemarkList({ marked, others, id }: { marked: readonly Remark[]; others: readonly Remark[]; id: string }) {
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

/** What is to be said of a call below the table. */
interface Remark {
	/** The call's place in `moves`. */
	at: number;
	/** Irregularities, and what the NAGs without a sign mean. */
	facts: string[];
	comments: Comment[];
}

/** The remarks in the order of the calls. */
function remarks({ moves }: Auction, words: Words, withComments: boolean): Remark[] {
	return moves.flatMap(({ irregularities = "", annotations = [], comments = [] }, at) => {
		const remark: Remark = {
			at,
			facts: [
				...[...irregularities].map((letter) => words.auction.irregularities[letter as "I"] ?? letter),
				...annotations.flatMap(({ kind, value }) => (kind === "nag" && !nagSigns[value] && words.nags[value as 1]) || []),
			],
			comments: withComments ? [...comments, ...annotations.flatMap((annotation) => annotation.comments ?? [])] : [],
		};
		return remark.facts.length + remark.comments.length > 0 ? [remark] : [];
	});
}

/** The letters of a list: a to z, aa, ab… */
function letter(index: number): string {
	return (index < 26 ? "" : letter(Math.floor(index / 26) - 1)) + String.fromCharCode(97 + (index % 26));
}
