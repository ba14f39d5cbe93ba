import type { Auction, Game, Seat } from "../../types.js";
import { isVulnerable, tagValue } from "../game.js";
import { fill } from "../language/words.js";
import { seatTags } from "../notation.js";
import { CommentsAt } from "../text/comments-at.js";
import { NoteList, NoteMark, NoteReference } from "../text/notes.js";
import { useElementId, useViewer } from "../viewer.js";
import { auctionRows, type Cell, columns } from "./auction-rows.js";
import { Call, Nag } from "./call.js";
import { RemarkList } from "./remark-list.js";
import { letter, remarks } from "./remarks.js";

/** The auction as a table, with its notes and with remarks on the calls. Nothing where the game has no auction. */
export function AuctionTable({ game }: { game: Game }) {
	const { words, settings } = useViewer();
	const id = useElementId();
	const { auction } = game;
	if (!auction || (auction.moves.length === 0 && auction.notes.length === 0 && !game.tags[auction.tag]?.comments)) return null;
	const seats = columns(game, settings.firstSeat);
	const rows = auctionRows(auction, seats);
	const inCells = new Set(rows.flatMap((row) => row.map((cell) => cell?.at)));
	const said = remarks(auction, words, settings.show.includes("comments"));
	const marked = said.filter(({ at }) => inCells.has(at));
	const marks: Marks = {
		id,
		letters: new Map(marked.map(({ at }, index) => [at, letter(index)])),
		alerts: new Set(auction.notes.flatMap(({ index, text }) => (isAlert(text) ? [index] : []))),
	};
	const withNotes = settings.show.includes("notes");
	const ending = rows.length > 0 && words.auction[auction.state as "stopped"];
	return (
		<div class="pbn-auction">
			<CommentsAt game={game} place="auction" />
			{rows.length > 0 && (
				<table>
					<caption class="pbn-spoken">{words.auction.title}</caption>
					{auction.first && (
						<thead>
							<tr>
								{seats.map((seat) => (
									<Heading key={seat} game={game} seat={seat} />
								))}
							</tr>
						</thead>
					)}
					<tbody>
						{rows.map((row, index) => (
							<tr key={index}>
								{row.map((cell, column) => (
									<CallCell key={column} cell={cell} span={4 - column} marks={marks} />
								))}
							</tr>
						))}
					</tbody>
				</table>
			)}
			{ending && <p class="pbn-ending">{ending}</p>}
			{rows.length > 0 && !auction.first && <p class="pbn-ending">{words.auction.noFirst}</p>}
			{withNotes && <NoteList game={game} notes={auction.notes} references={noteReferences(auction, id)} id={id} />}
			<RemarkList marked={marked} others={said.filter(({ at }) => !inCells.has(at))} id={id} />
		</div>
	);
}

/** The seat, in a narrow column its letter; the player, where no diagram names him. */
function Heading({ game, seat }: { game: Game; seat: Seat }) {
	const { words, settings } = useViewer();
	const player = game.deal && settings.show.includes("diagram") ? undefined : tagValue(game, seatTags[seat]);
	return (
		<th scope="col" class={isVulnerable(game, seat) ? "pbn-vulnerable" : undefined}>
			<span class="pbn-whole">{words.seats[seat]}</span>
			<span class="pbn-short" aria-hidden="true">
				{words.seatLetters[seat]}
			</span>
			{player && <span class="pbn-name"> {player}</span>}
			{isVulnerable(game, seat) && <span class="pbn-vul"> {words.vul}</span>}
		</th>
	);
}

interface Marks {
	id: string;
	/** Of the remarks, by the places of their calls. */
	letters: Map<number, string>;
	/** The indices of the notes that are alerts. */
	alerts: Set<number>;
}

/** `span` is the number of columns that are left. */
function CallCell({ cell, span, marks: { id, letters, alerts } }: { cell: Cell | undefined; span: number; marks: Marks }) {
	const { words, settings } = useViewer();
	if (!cell) return <td />;
	const { move, at } = cell;
	const isAlerted = move.annotations?.some(({ kind, value }) => kind === "note" && alerts.has(value));
	const remark = letters.get(at);
	return (
		<td colSpan={cell.allPass && span > 1 ? span : undefined}>
			<span class={isAlerted ? "pbn-alerted" : undefined}>
				{cell.allPass ? words.calls.allPass : <Call move={move} />}
				{isAlerted && <span class="pbn-spoken">, {words.auction.alerted}</span>}
			</span>
			{move.annotations?.map((annotation, index) => {
				if (annotation.kind !== "note") return <Nag key={index} annotation={annotation} move={move} />;
				return settings.show.includes("notes") && <NoteMark key={index} id={`${id}-${at}-${index}`} list={id} index={annotation.value} />;
			})}
			{remark && (
				<NoteReference
					id={`${id}-${at}`}
					to={`${id}-remark-${at}`}
					mark={remark}
					spoken={fill(words.notes.remark, { letter: remark })}
				/>
			)}
		</td>
	);
}

/** Programs begin the note of an alert so. */
const isAlert = (note: string) => /^\s*(!|alert)/i.test(note);

function noteReferences({ moves }: Auction, id: string) {
	return moves.flatMap(({ annotations = [] }, at) =>
		annotations.flatMap(({ kind, value }, index) => (kind === "note" ? [{ id: `${id}-${at}-${index}`, index: value }] : [])),
	);
}
