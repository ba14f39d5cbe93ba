import type { ComponentChildren } from "preact";
import type { Annotation, Game, Move } from "../types.js";
import { auctionRows, type Cell } from "./auction-rows.js";
import { isVulnerable } from "./game.js";
import { Bid, SuitText } from "./suit.js";
import { irregularities, nagSigns, seatNames, seats } from "./words.js";

const calls: Record<string, string> = { X: "Dbl", XX: "Rdbl" };

const endings: Record<string, string> = {
	stopped: "The auction is not recorded further.",
	unfinished: "The auction is not finished.",
};

/** The auction as a table, West first, with its notes. Nothing where the game has no auction. */
export function AuctionTable({ game }: { game: Game }) {
	const { auction } = game;
	if (!auction || auction.moves.length === 0) return null;
	return (
		<div class="pbn-auction">
			<table>
				<caption class="pbn-spoken">Auction</caption>
				<thead>
					<tr>
						{seats.map((seat) => (
							<th key={seat} scope="col" class={isVulnerable(game, seat) ? "pbn-vulnerable" : undefined}>
								{seatNames[seat]}
								{isVulnerable(game, seat) && <span class="pbn-vul">vul</span>}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{auctionRows(auction).map((row, index) => (
						<tr key={index}>
							{row.map((cell, column) => (
								<CellView key={column} cell={cell} column={column} />
							))}
						</tr>
					))}
				</tbody>
			</table>
			{endings[auction.state] && <p class="pbn-ending">{endings[auction.state]}</p>}
			{auction.notes.length > 0 && (
				<ol class="pbn-notes">
					{auction.notes.map((note) => (
						<li key={note.index} value={note.index}>
							<SuitText pieces={note.pieces} text={note.text} />
						</li>
					))}
				</ol>
			)}
		</div>
	);
}

function CellView({ cell, column }: { cell: Cell; column: number }) {
	if (cell === undefined) return <td />;
	if (cell === "all-pass") {
		return (
			<td class="pbn-all-pass" colSpan={seats.length - column}>
				All pass
			</td>
		);
	}
	return (
		<td>
			{cell.irregularities && <Irregularity letters={cell.irregularities} />}
			{callText(cell)}
			{cell.annotations?.map((annotation, index) => <AnnotationView key={index} annotation={annotation} />)}
		</td>
	);
}

function callText(move: Move): ComponentChildren {
	switch (move.kind) {
		case "continue":
			return (
				<>
					<span aria-hidden="true">?</span>
					<span class="pbn-spoken">the next call</span>
				</>
			);
		case "skipped":
			return <span class="pbn-skipped">skipped</span>;
		case "bad":
			return <s>{move.text}</s>;
		default:
			return calls[move.text] ?? <Bid text={move.text} />;
	}
}

function AnnotationView({ annotation: { kind, value } }: { annotation: Annotation }) {
	if (kind !== "note") return <Nag nag={value} />;
	return (
		<sup class="pbn-noteref">
			<span class="pbn-spoken">note </span>
			{value}
		</sup>
	);
}

function Nag({ nag }: { nag: number }) {
	const known = nagSigns[nag];
	if (!known) return <span class="pbn-nag"> ${nag}</span>;
	return (
		<span class="pbn-nag">
			<span aria-hidden="true">{known.sign}</span>
			<span class="pbn-spoken">, {known.meaning}</span>
		</span>
	);
}

function Irregularity({ letters }: { letters: string }) {
	const meaning = [...letters].map((letter) => irregularities[letter] ?? letter).join(", ");
	return <span class="pbn-irregularity">({meaning}) </span>;
}
