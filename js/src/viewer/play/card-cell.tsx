import type { ComponentChildren } from "preact";
import type { Move, Trick } from "../../pbn/types.js";
import { nagSigns } from "../notation.js";
import { Card } from "../text/card.js";
import { Said } from "../text/said.js";
import { useViewer } from "../viewer.js";
import { noteIndices, remarksInWords, Signs } from "./remarks.js";
import type { PlayState } from "./use-play.js";

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
