import { seatTags } from "../../game/order.js";
import { tagValue } from "../../game/tags.js";
import type { Game, Move, Seat } from "../../pbn/types.js";
import { isVulnerableAlone } from "../game.js";
import type { Annotations } from "../parts.js";
import { isShown } from "../settings.js";
import { Bid, Said } from "../text/elements.js";
import { useElementId, useViewer } from "../viewer.js";
import { auctionRows, type Cell, columns } from "./auction.js";

/** The auction as a table, with its notes and with remarks on the calls. Nothing where the game has no auction. */
export function AuctionTable({ game }: { game: Game }) {
	const viewer = useViewer();
	const { words, settings, parts: { annotationsOf, CommentsAt } } = viewer;
	const id = useElementId();
	const { auction } = game;
	if (!auction || (auction.moves.length === 0 && auction.notes.length === 0 && !game.tags[auction.tag]?.comments)) return null;
	const seats = columns(game, settings.firstSeat);
	const rows = auctionRows(auction, seats);
	const said = annotationsOf?.(game, auction, new Set(rows.flatMap((row) => row.map((cell) => cell?.at))), id, viewer);
	const ending = rows.length > 0 && words.auction[auction.state as "stopped"];
	return (
		<div class="pbn-auction">
			{CommentsAt && <CommentsAt game={game} place="auction" />}
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
									<CallCell key={column} cell={cell} span={4 - column} said={said} />
								))}
							</tr>
						))}
					</tbody>
				</table>
			)}
			{ending && <p class="pbn-ending">{ending}</p>}
			{rows.length > 0 && !auction.first && <p class="pbn-ending">{words.auction.noFirst}</p>}
			{said?.below}
		</div>
	);
}

/** The seat, in a narrow column its letter; the player, where no diagram names him. */
function Heading({ game, seat }: { game: Game; seat: Seat }) {
	const { words, settings } = useViewer();
	const player = game.deal && isShown(settings, "diagram") ? undefined : tagValue(game, seatTags[seat]);
	return (
		<th scope="col" class={isVulnerableAlone(game, seat) ? "pbn-vulnerable" : undefined}>
			<span class="pbn-whole">{words.seats[seat]}</span>
			<span class="pbn-short" aria-hidden="true">
				{words.seatLetters[seat]}
			</span>
			{player && <span class="pbn-name"> {player}</span>}
			{isVulnerableAlone(game, seat) && <span class="pbn-vul"> {words.vul}</span>}
		</th>
	);
}

/** `span` is the number of columns that are left. */
function CallCell({ cell, span, said }: { cell: Cell | undefined; span: number; said: Annotations | undefined }) {
	const { words } = useViewer();
	if (!cell) return <td />;
	const call = cell.allPass ? words.calls.allPass : <Call move={cell.move} />;
	return <td colSpan={cell.allPass && span > 1 ? span : undefined}>{said ? said.call(cell, call) : <span>{call}</span>}</td>;
}

/** A call as players write it; anything else as it is in the file. */
export function Call({ move }: { move: Move }) {
	const { words } = useViewer();
	switch (move.kind) {
		case "continue":
			return <Said shown="?" said={words.auction.nextCall} />;
		case "skipped":
			return <span class="pbn-skipped">{words.auction.skipped}</span>;
		case "bad":
			if (move.blank) return <Said shown="____" said={words.auction.blank} />;
			return (
				<span class="pbn-bad">
					{move.text}
					<span class="pbn-spoken"> ({words.auction.bad})</span>
				</span>
			);
		default:
			return <>{words.calls[move.text as "Pass"] ?? <Bid text={move.text} />}</>;
	}
}
