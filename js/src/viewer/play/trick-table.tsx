import type { ComponentChildren } from "preact";
import { suits } from "../../game/order.js";
import type { Game, Move, Play, Trick } from "../../pbn/types.js";
import { clockwise, isHidden, nagSigns, playedCards } from "../game.js";
import { count, fill, type Words } from "../language/words.js";
import { Card, rankText, Said, SuitSymbol } from "../text/elements.js";
import { useElementId, useViewer } from "../viewer.js";
import { type Position, positionAt, ranksLeft, tallies } from "./position.js";
import { commentsOf, noteIndices, remarksInWords, Signs } from "./sentence.js";
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

/** The tricks, without those at the end that nothing is known of. */
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

interface CellProps {
	/** Undefined where the trick ends before. */
	move: Move | undefined;
	trick: Trick;
	/** What the ids of its references begin with. */
	id: string;
	/** The id of the list of notes. */
	list: string;
	state: PlayState | undefined;
}

/** A card of a trick, with all that is said of it in short. */
export function CardCell({ move, trick, id, list, state }: CellProps) {
	const { words, settings, parts: { CostMark, NoteMark } } = useViewer();
	if (!move) return <td />;
	const { seat } = move;
	const wins = seat !== undefined && seat === trick.winner;
	const remarks = remarksInWords(move, words, (nag) => !nagSigns[nag]);
	const card = (
		<>
			{seat && <Said shown={trick.leader ? "" : `${words.seatLetters[seat]} `} said={`${words.seats[seat]} `} />}
			<CardText move={move} />
			{wins && <span class="pbn-spoken">, {words.play.winner}</span>}
		</>
	);
	return (
		<td class={wins ? "pbn-card pbn-winner" : "pbn-card"}>
			<ToCard move={move} state={state}>
				{card}
			</ToCard>
			{CostMark && <CostMark move={move} />}
			<Signs move={move} />
			{NoteMark && settings.show.includes("notes") && noteIndices(move).map((index) => <NoteMark key={index} id={`${id}-${index}`} list={list} index={index} />)}
			{remarks.length > 0 && <span class="pbn-said"> {remarks.join(", ")}</span>}
		</td>
	);
}

/** A card that leads to its place in the play. Of all cards the Tab key stops only at the current one: there are keys for the rest. */
function ToCard({ move, state, children }: { move: Move; state: PlayState | undefined; children: ComponentChildren }) {
	const { alive } = useViewer();
	const at = state?.numbers.get(move);
	if (!state || !at) return <>{children}</>;
	if (!alive) return <span class="pbn-to-card">{children}</span>;
	const { played } = state.position;
	return (
		<button
			type="button"
			class="pbn-to-card"
			tabIndex={at === Math.max(played, 1) ? 0 : -1}
			aria-current={at === played ? "step" : undefined}
			onClick={() => state.goTo(at)}
		>
			{children}
		</button>
	);
}

function CardText({ move: { kind, text } }: { move: Move }) {
	const { words } = useViewer();
	switch (kind) {
		case "hyphen":
			return <Said shown="–" said={words.play.notRecorded} />;
		case "continue":
			return <Said shown="?" said={words.play.nextCard} />;
		case "bad":
			return (
				<>
					<s>{text}</s>
					<span class="pbn-spoken">, {words.play.unreadable}</span>
				</>
			);
		default:
			return <Card text={text} />;
	}
}

/** How a play ends that does not end with its last card, and the cards that are left. */
export function EndOfPlay({ game, play }: { game: Game; play: Play }) {
	const ending = endingInWords(game, play, useViewer().words);
	return (
		<>
			{ending && <p class="pbn-ending">{ending}</p>}
			{stops(play) && <CardsLeft game={game} position={positionAt(game, playedCards(game).length)} />}
		</>
	);
}

function endingInWords({ declarer, tricks, corrected }: Game, { state, moves }: Play, words: Words): string | undefined {
	switch (state) {
		case "finished":
			return undefined;
		case "continued": {
			const seat = moves.find(({ kind }) => kind === "continue")?.seat;
			return seat ? fill(words.play.continuedBy, { seat: words.seats[seat] }) : words.play.continued;
		}
		// Without "*" it is not sure that Result tells more than the tricks that are there (3.4.15).
		case "unfinished":
			return words.play.rest;
		case "stopped":
			return declarer && tricks !== undefined && !corrected ? count(words, words.play.restResult, tricks, { seat: words.seats[declarer] }) : words.play.rest;
	}
}

/** Whether a play stops after a trick, and all cards up to there are known: only then is it known which ones are left. */
function stops({ state, tricks, moves }: Play): boolean {
	const cards = tricks.map((trick) => trick.moves.filter((at) => moves[at]?.kind === "card").length);
	const full = [...cards, 0].findIndex((count) => count < 4);
	return state !== "finished" && full > 0 && cards.slice(full + 1).every((count) => count === 0);
}

function CardsLeft({ game, position }: { game: Game; position: Position }) {
	const viewer = useViewer();
	const { words } = viewer;
	const hands = clockwise.flatMap((seat) => {
		const hand = game.deal?.hands[seat];
		return hand && !isHidden(game, viewer.settings, seat) ? { seat, hand } : [];
	});
	if (hands.length === 0) return null;
	return (
		<div class="pbn-left">
			<p>{words.play.left}</p>
			<ul>
				{hands.map(({ seat, hand }) => (
					<li key={seat}>
						<b>{words.seats[seat]}</b>
						{suits.map((suit) => {
							const ranks = [...ranksLeft(hand, suit, position)].map((rank) => rankText(rank, viewer)).join(" ");
							return (
								<span key={suit} class="pbn-bid">
									{" "}
									<SuitSymbol suit={suit} />
									{ranks || <Said shown="—" said={words.deal.void} />}
								</span>
							);
						})}
					</li>
				))}
			</ul>
		</div>
	);
}
