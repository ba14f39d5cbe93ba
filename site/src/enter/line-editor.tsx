import type { Pbn, Seat } from "pbnkit";
import { useEffect, useRef, useState } from "preact/hooks";
import { useRoomHere, useShared } from "../files/context.js";
import type { Work } from "../files/work.js";
import type { LineEditorProps } from "../rooms/room.js";
import { CardEditor } from "./card-editor.js";
import { dealText, type Hands, handsOf, noCards } from "./cards.js";
import { useEnterLanguage, useHands } from "./use-hands.js";

/** The value of a tag, without its quotes. */
const value = /"[^"]*"/;

/** The cards of a line with a tag Deal. The package reads the line; where it finds no hands, there is nothing to edit. */
export function DealLineEditor({ line, write }: LineEditorProps) {
	const language = useEnterLanguage();
	const { works } = useShared();
	const work = works.of(useRoomHere()) as Work<Pbn>;
	const { hands, change, undo, begin } = useHands(noCards);
	const [first, setFirst] = useState<Seat>();
	const written = useRef("");
	useEffect(() => {
		if (line === written.current) return;
		let gone = false;
		work.do((pbn) => pbn.parse(line), { urgent: true }).then(
			({ games: [game] }) => {
				const found = game?.deal && handsOf(game.deal);
				if (gone) return;
				setFirst(found ? game.deal!.first : undefined);
				if (found) begin(found);
			},
			() => !gone && setFirst(undefined),
		);
		return () => {
			gone = true;
		};
	}, [line, work]);
	const say = (next: Hands) => {
		if (!first) return;
		written.current = line.replace(value, `"${dealText(next, first)}"`);
		write(written.current);
	};
	if (!first) return null;
	return (
		<CardEditor
			hands={hands}
			change={(next) => {
				change(next);
				say(next);
			}}
			undo={undo && (() => say(undo()))}
			language={language}
		/>
	);
}
