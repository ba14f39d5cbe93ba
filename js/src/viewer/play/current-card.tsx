import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Game } from "../../pbn/types.js";
import { nagSigns } from "../notation.js";
import { useViewer } from "../viewer.js";
import { Card } from "../text/card.js";
import { Fill } from "../text/fill.js";
import { SuitText } from "../text/suit-text.js";
import { commentsOf, nagsOf, remarksInWords } from "./remarks.js";
import { notesOf, verb } from "./sentence.js";
import type { PlayState } from "./use-play.js";

/** The card that was played last, with all that the file says of it. */
export function CurrentCard({ game, play: { cards, position } }: { game: Game; play: PlayState }) {
	const { words, settings, parts: { Comments, CostLine } } = useViewer();
	const box = useRef<HTMLDivElement>(null);
	const [scrolls, setScrolls] = useState(false);
	// What is longer than its room is scrolled, and by keys only where it can have the focus.
	useLayoutEffect(() => {
		const { current } = box;
		setScrolls(current !== null && current.scrollHeight > current.clientHeight);
	}, [position.played]);
	const last = cards[position.played - 1];
	if (!last) {
		return (
			<div class="pbn-current">
				<p>{words.play.start}</p>
			</div>
		);
	}
	const { move, seat } = last;
	const card = (
		<>
			<Card text={move.text} />
			<span aria-hidden="true">{nagsOf(move).map((nag) => nagSigns[nag])}</span>
		</>
	);
	const remarks = remarksInWords(move, words);
	return (
		<div ref={box} class="pbn-current" {...(scrolls && { role: "group", tabIndex: 0, "aria-label": words.play.title })}>
			<p>
				<Fill sentence={words.play[verb(game, last)]} values={{ seat: seat && words.seats[seat], card }} />
				{remarks.length > 0 && <i class="pbn-meaning"> {remarks.join(", ")}</i>}
			</p>
			{CostLine && <CostLine move={move} />}
			{settings.show.includes("notes") &&
				notesOf(game, last).map((note) => (
					<p key={note.tag} class="pbn-note">
						<SuitText text={note.text} pieces={note.pieces} />
					</p>
				))}
			{Comments && <Comments comments={commentsOf(move)} />}
		</div>
	);
}
