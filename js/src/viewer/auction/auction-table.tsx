import type { ComponentChildren } from "preact";
import type { Annotation, Game, Move } from "../../types.js";
import { isVulnerable } from "../game.js";
import { fill, type Words } from "../language/words.js";
import { nagSigns, seats } from "../notation.js";
import { Bid } from "../text/card.js";
import { SuitText } from "../text/suit.js";
import { useViewer } from "../viewer.js";
import { auctionRows, type Cell } from "./auction-rows.js";

/** The auction as a table, West first, with its notes. Nothing where the game has no auction. */
export function AuctionTable({ game }: { game: Game }) {
	const { words } = useViewer();
	const { auction } = game;
	if (!auction || auction.moves.length === 0) return null;
	return (
		<div class="pbn-auction">
			<table>
				<caption class="pbn-spoken">{words.auction.title}</caption>
				<thead>
					<tr>
						{seats.map((seat) => (
							<th key={seat} scope="col" class={isVulnerable(game, seat) ? "pbn-vulnerable" : undefined}>
								{words.seats[seat]}
								{isVulnerable(game, seat) && <span class="pbn-vul">{words.vul}</span>}
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
			{(auction.state === "stopped" || auction.state === "unfinished") && <p class="pbn-ending">{words.auction[auction.state]}</p>}
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
	const { words } = useViewer();
	if (cell === undefined) return <td />;
	if (cell === "all-pass") {
		return (
			<td class="pbn-all-pass" colSpan={seats.length - column}>
				{words.calls.allPass}
			</td>
		);
	}
	return (
		<td>
			{cell.irregularities && <Irregularity letters={cell.irregularities} />}
			{callText(cell, words)}
			{cell.annotations?.map((annotation, index) => <AnnotationView key={index} annotation={annotation} />)}
		</td>
	);
}

function callText(move: Move, words: Words): ComponentChildren {
	switch (move.kind) {
		case "continue":
			return (
				<>
					<span aria-hidden="true">?</span>
					<span class="pbn-spoken">{words.auction.nextCall}</span>
				</>
			);
		case "skipped":
			return <span class="pbn-skipped">{words.auction.skipped}</span>;
		case "bad":
			return <s>{move.text}</s>;
		default:
			return words.calls[move.text as "Pass"] ?? <Bid text={move.text} />;
	}
}

function AnnotationView({ annotation: { kind, value } }: { annotation: Annotation }) {
	const { words } = useViewer();
	if (kind !== "note") return <Nag nag={value} />;
	return (
		<sup class="pbn-noteref">
			<span aria-hidden="true">{value}</span>
			<span class="pbn-spoken"> {fill(words.auction.note, { index: value })}</span>
		</sup>
	);
}

function Nag({ nag }: { nag: number }) {
	const { words } = useViewer();
	const sign = nagSigns[nag];
	if (!sign) return <span class="pbn-nag"> ${nag}</span>;
	return (
		<span class="pbn-nag">
			<span aria-hidden="true">{sign}</span>
			<span class="pbn-spoken">, {words.nags[nag as 1]}</span>
		</span>
	);
}

function Irregularity({ letters }: { letters: string }) {
	const { words } = useViewer();
	const meaning = [...letters].map((letter) => words.auction.irregularities[letter as "I"] ?? letter).join(", ");
	return <span class="pbn-irregularity">({meaning}) </span>;
}
