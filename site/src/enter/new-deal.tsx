import type { Seat } from "pbnkit";
import type { EntryProps } from "../rooms/room.js";
import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { AuctionBox } from "./auction-box.js";
import { auctionText, type Calls } from "./calls.js";
import { CardEditor } from "./card-editor.js";
import { dealText, type Hands, noCards, rotationOf, seats, vulnerabilities, type Vulnerability } from "./cards.js";
import { useEnterLanguage, useHands } from "./use-hands.js";

/** What the dialog remembers: the number of the next board, and what was entered before it was closed. */
interface Memory {
	board: number;
	hands?: Hands;
	calls?: Calls;
}

/** A dialog in which a deal is entered by hand. It becomes a file as any other. */
export function NewDeal({ take, close, memory }: EntryProps) {
	const [before] = useState(() => (memory.current as Memory | undefined) ?? { board: 1 });
	const suggested = before.board;
	const language = useEnterLanguage();
	const { enter, viewer } = language;
	const dialog = useRef<HTMLDialogElement>(null);
	const { hands, change, undo } = useHands(before.hands ?? noCards);
	const [board, setBoard] = useState(String(suggested));
	const [dealer, setDealer] = useState<Seat>(rotationOf(suggested).dealer);
	const [vulnerable, setVulnerable] = useState<Vulnerability>(rotationOf(suggested).vulnerable);
	const [calls, setCalls] = useState<Calls>(before.calls ?? []);
	const ids = { heading: useId(), board: useId(), dealer: useId(), vulnerable: useId() };
	const isEmpty = seats.every((seat) => hands[seat].size === 0);
	useLayoutEffect(() => {
		dialog.current?.showModal();
		dialog.current?.querySelector<HTMLInputElement>(".enter-hand input")?.focus();
	}, []);

	const number = /^[1-9]\d{0,5}$/.test(board.trim()) ? Number(board) : undefined;
	const onBoard = (text: string) => {
		setBoard(text);
		const n = Number(text);
		if (!Number.isSafeInteger(n) || n < 1) return;
		setDealer(rotationOf(n).dealer);
		setVulnerable(rotationOf(n).vulnerable);
	};
	const onClose = () => {
		memory.current = { board: number ?? suggested, hands, calls } satisfies Memory;
		close();
	};
	const submit = (event: Event) => {
		event.preventDefault();
		if (isEmpty) return;
		const lines = [
			...(number ? [`[Board "${number}"]`] : []),
			`[Dealer "${dealer}"]`,
			`[Vulnerable "${vulnerable}"]`,
			`[Deal "${dealText(hands)}"]`,
			...auctionText(calls, dealer),
		];
		take(new File([lines.join("\r\n"), "\r\n"], number ? `board ${number}.pbn` : "deal.pbn"));
		memory.current = { board: number ? number + 1 : suggested } satisfies Memory;
		close();
	};
	return (
		<dialog ref={dialog} class="new-deal" aria-labelledby={ids.heading} onClose={onClose}>
			<form onSubmit={submit}>
				<h2 id={ids.heading}>{enter.title}</h2>
				<div class="enter-facts">
					<span>
						<label for={ids.board}>{enter.board}</label>
						<input id={ids.board} type="text" inputMode="numeric" size={4} value={board} onInput={({ currentTarget }) => onBoard(currentTarget.value)} />
					</span>
					<span>
						<label for={ids.dealer}>{enter.dealer}</label>
						<select id={ids.dealer} value={dealer} onChange={({ currentTarget }) => setDealer(currentTarget.value as Seat)}>
							{seats.map((seat) => (
								<option key={seat} value={seat}>
									{viewer.seats[seat]}
								</option>
							))}
						</select>
					</span>
					<span>
						<label for={ids.vulnerable}>{enter.vulnerable}</label>
						<select id={ids.vulnerable} value={vulnerable} onChange={({ currentTarget }) => setVulnerable(currentTarget.value as Vulnerability)}>
							{vulnerabilities.map((one) => (
								<option key={one} value={one}>
									{viewer.vulnerability[one]}
								</option>
							))}
						</select>
					</span>
				</div>
				<CardEditor hands={hands} change={change} undo={undo} language={language} />
				<AuctionBox calls={calls} change={setCalls} dealer={dealer} language={language} />
				<div class="dialog-buttons">
					<button type="submit" class="primary" aria-disabled={isEmpty}>
						{enter.add}
					</button>
					<button type="button" onClick={() => dialog.current?.close()}>
						{enter.cancel}
					</button>
				</div>
			</form>
		</dialog>
	);
}
