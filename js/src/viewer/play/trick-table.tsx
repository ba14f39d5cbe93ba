import type { ComponentChildren } from "preact";
import type { Game, Move, Play, Trick } from "../../pbn/types.js";
import type { Words } from "../language/words.js";
import { Card } from "../text/card.js";
import { Said } from "../text/said.js";
import { useElementId, useViewer } from "../viewer.js";
import { CardCell } from "./card-cell.js";
import { EndOfPlay } from "./end-of-play.js";
import { tallies } from "./position.js";
import { commentsOf, noteIndices } from "./remarks.js";
import type { PlayState } from "./use-play.js";

export interface TableProps {
	game: Game;
	/** Where there is one, each card leads to its place in the play. */
	play?: PlayState | undefined;
}

/** All tricks of the play, a line each: the lead first, the winner marked. Nothing where the game has no play. */
export function TrickTable({ game, play }: TableProps) {
	const { words, settings, parts: { Comments, CommentsAt, NoteList } } = useViewer();
	const id = useElementId();
	if (!game.play) return null;
	const { moves, notes, state, tag } = game.play;
	const tricks = recorded(game.play);
	const won = tallies(game.play);
	const hasEnd = tricks.length > 0 || state === "continued";
	if (!hasEnd && notes.length === 0 && !game.tags[tag]?.comments && moves.every((move) => commentsOf(move).length === 0)) return null;
	return (
		<div class="pbn-play">
			{CommentsAt && <CommentsAt game={game} place="play" />}
			{tricks.length > 0 && (
				<div class="pbn-scroll">
					<table>
						<caption>{words.play.title}</caption>
						<thead>
							<tr>
								<th scope="col">{words.play.trick}</th>
								<th scope="col">{words.play.leader}</th>
								<th scope="col" colSpan={4}>
									{words.play.inOrder}
								</th>
								<th scope="col">{words.sides.NS}</th>
								<th scope="col">{words.sides.EW}</th>
							</tr>
						</thead>
						<tbody>
							{tricks.map((trick, index) => (
								<TrickRows key={index} moves={moves} trick={trick} number={index + 1} won={won[index + 1]} id={id} state={play} />
							))}
						</tbody>
					</table>
				</div>
			)}
			{hasEnd && <EndOfPlay game={game} play={game.play} />}
			{Comments && <Comments comments={moves.filter(({ kind }) => kind === "end").flatMap(commentsOf)} />}
			{NoteList && settings.show.includes("notes") && <NoteList game={game} notes={notes} references={references(game.play, id)} id={id} />}
		</div>
	);
}

interface TrickProps {
	/** Those of the play. */
	moves: readonly Move[];
	trick: Trick;
	number: number;
	won: Play["won"] | undefined;
	/** What the ids of the references begin with. */
	id: string;
	state: PlayState | undefined;
}

/** The line of a trick, and below it the comments of its cards. */
function TrickRows({ moves, trick, number, won, id, state }: TrickProps) {
	const { words, settings, parts: { Comments } } = useViewer();
	const cards = trick.moves.flatMap((at) => moves[at] ?? []);
	const commented = Comments && settings.show.includes("comments") ? cards.filter((move) => commentsOf(move).length > 0) : [];
	return (
		<>
			<tr>
				<th scope="row">{number}</th>
				<td class="pbn-leader">
					{trick.leader ? (
						<Said shown={words.seatLetters[trick.leader]} said={words.seats[trick.leader]} />
					) : (
						<Said shown="–" said={words.play.unknown} />
					)}
				</td>
				{[0, 1, 2, 3].map((turn) => (
					<CardCell key={turn} move={cards[turn]} trick={trick} id={`${id}-${trick.moves[turn]}`} list={id} state={state} />
				))}
				<td class="pbn-running">{won?.NS}</td>
				<td class="pbn-running">{won?.EW}</td>
			</tr>
			{Comments && commented.length > 0 && (
				<tr class="pbn-comment-row">
					<td colSpan={8}>
						{commented.map((move, place) => (
							<div key={place} class="pbn-about">
								<b>{cardOrSeat(move, words)}</b> <Comments comments={commentsOf(move)} />
							</div>
						))}
					</td>
				</tr>
			)}
		</>
	);
}

function cardOrSeat({ kind, text, seat }: Move, words: Words): ComponentChildren {
	return kind === "hyphen" || kind === "continue" ? seat && words.seats[seat] : <Card text={text} />;
}

/** The tricks without those at the end of which nothing is known. */
function recorded({ tricks, moves }: Play): Trick[] {
	const last = tricks.findLastIndex((trick) => trick.moves.some((at) => says(moves[at])));
	return tricks.slice(0, last + 1);
}

function says(move: Move | undefined): boolean {
	if (move?.kind !== "hyphen" && move?.kind !== "continue") return true;
	return Boolean(move.annotations || move.irregularities || move.comments);
}

function references({ tricks, moves }: Play, id: string) {
	return tricks.flatMap((trick) => trick.moves.flatMap((at) => noteIndices(moves[at]).map((index) => ({ id: `${id}-${at}-${index}`, index }))));
}
