import type { Seat, Suit } from "pbnkit";
import { type Calls, bids, columnsFrom, isAllowed, isOver } from "./calls.js";
import type { Language } from "./card-editor.js";
import { symbols } from "./cards.js";

interface Props {
	calls: Calls;
	change: (calls: Calls) => void;
	dealer: Seat;
	language: Language;
}

/** An auction by clicking calls, of which only those can be clicked that the laws allow. */
export function AuctionBox({ calls, change, dealer, language: { enter, viewer } }: Props) {
	const columns = columnsFrom(dealer);
	const said = (call: string) => {
		const [level = "", of = ""] = [call.slice(0, 1), call.slice(1)];
		if (!bids.includes(call)) return <>{viewer.calls[call as keyof typeof viewer.calls]}</>;
		if (of === "NT") return <>{`${level}${viewer.notrump}`}</>;
		return (
			<>
				{level}
				<span class={`suit-${of}`} aria-hidden="true">
					{symbols[of as Suit]}
				</span>
				<span class="spoken"> {viewer.suits[of as Suit]}</span>
			</>
		);
	};
	const button = (call: string) => (
		<button
			key={call}
			type="button"
			data-call={call}
			aria-disabled={!isAllowed(calls, call)}
			onClick={() => isAllowed(calls, call) && change([...calls, call])}
		>
			{said(call)}
		</button>
	);
	const rows = Math.max(1, Math.ceil((calls.length + (isOver(calls) ? 0 : 1)) / 4));
	return (
		<details class="enter-auction">
			<summary>{viewer.auction.title}</summary>
			<div class="enter-bidding">
				<div class="bidding-box">
					<div class="bids">{bids.map(button)}</div>
					<div class="other-calls">
						{["Pass", "X", "XX"].map(button)}
						<button type="button" class="undo-call" aria-disabled={calls.length === 0} onClick={() => change(calls.slice(0, -1))}>
							{enter.undo}
						</button>
					</div>
				</div>
				<table>
					<thead>
						<tr>
							{columns.map((seat) => (
								<th key={seat} scope="col">
									{viewer.seats[seat]}
								</th>
							))}
						</tr>
					</thead>
					<tbody aria-live="polite">
						{Array.from({ length: rows }, (_, row) => (
							<tr key={row}>
								{columns.map((seat, column) => {
									const at = row * 4 + column;
									const call = calls[at];
									return <td key={seat}>{call ? said(call) : at === calls.length && !isOver(calls) ? "?" : ""}</td>;
								})}
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</details>
	);
}
