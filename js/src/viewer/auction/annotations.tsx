import type { Annotation, Auction, Game, Move } from "../../pbn/types.js";
import { isAnnotated } from "../game.js";
import { nagSigns } from "../notation.js";
import type { Annotations, Reference } from "../parts.js";
import type { Presentation } from "../settings.js";
import { NoteList, NoteMark } from "../text/notes.js";
import { Said } from "../text/said.js";
import { useViewer } from "../viewer.js";
import { RemarkList, RemarkMark } from "./remark-list.js";
import { remarks } from "./remarks.js";

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
export function Nag({ annotation: { value }, move }: { annotation: Annotation; move: Move }) {
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
