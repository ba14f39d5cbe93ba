import type { PaperWords } from "../../words/words.js";
import { filled } from "../../words/filled.js";
import type { Cell, Standing, Standings } from "./standings.js";

interface Props {
	standings: Standings;
	texts: PaperWords;
	/** Opens a game, by its number in the file; on paper there is nothing to open. */
	open?: (game: number) => void;
}

/** The table of an event: all results of each player, and what they make. */
export function TableView({ standings, texts, open }: Props) {
	const { kind, players, columns, event, win } = standings;
	const words = texts.standings;
	const hasElo = players.some(({ elo }) => elo !== undefined);
	const hasBerger = kind === "roundRobin";
	const hasPlayed = kind === "list" || players.some(({ played }) => played !== players[0]?.played);
	const title = kind === "swiss" ? `${words.standings} ${filled(words.after, { n: columns }, texts)}` : kind === "roundRobin" ? words.crossTable : words.standings;
	return (
		<section class={`event-table event-${kind}`} style={{ "--columns": columns }} data-table={kind}>
			<h2>
				{event} <small>{title}</small>
			</h2>
			<table>
				<thead>
					<tr>
						<td class="event-place" />
						<th scope="col" class="event-name">
							{words.player}
						</th>
						{hasElo && <th scope="col" class="event-elo">{words.rating}</th>}
						{Array.from({ length: columns }, (_, n) => (
							<th key={n} scope="col">
								{n + 1}
							</th>
						))}
						{hasPlayed && <th scope="col">{words.played}</th>}
						<th scope="col">{words.points}</th>
						{hasBerger && <th scope="col" class="event-berger">{words.berger}</th>}
					</tr>
				</thead>
				<tbody>
					{players.map((player, place) => (
						<tr key={place}>
							<td class="event-place">{place + 1}</td>
							<th scope="row" class="event-name">
								{player.title && <small>{player.title} </small>}
								{player.name}
							</th>
							{hasElo && <td class="event-elo">{player.elo}</td>}
							{player.cells.map((cells, column) =>
								kind === "roundRobin" && column === place ? (
									<td key={column} class="event-self" />
								) : (
									<td key={column}>
										{cells.map((cell, n) => (
											<Result key={n} text={kind === "swiss" ? `${n > 0 ? " " : ""}${paired(cell, words)}` : half(cell.points)} of={`${player.name} – ${players[cell.opponent]?.name}`} open={open && (() => open(cell.game))} />
										))}
									</td>
								),
							)}
							{hasPlayed && <td>{player.played}</td>}
							<td class="event-points">{pointsOf(player)}</td>
							{hasBerger && <td class="event-berger">{player.sonnebornBerger.toLocaleString(texts.tag, { minimumFractionDigits: win === 1 ? 2 : 0 })}</td>}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

/** What a game brought; where it can be opened, a button. */
function Result({ text, of, open }: { text: string; of: string; open: (() => void) | undefined }) {
	return open ? (
		<button type="button" class="event-game" title={of} aria-label={`${text}, ${of}`} onClick={open}>
			{text}
		</button>
	) : (
		<>{text}</>
	);
}

/** "12w½": against whom, with which colour, and what it brought. */
function paired({ opponent, color, points }: Cell, words: PaperWords["standings"]): string {
	return `${opponent + 1}${words[color]}${half(points)}`;
}

/** "½"; what has no result is "*". */
function half(points: number | undefined): string {
	return points === undefined ? "*" : points === 0.5 ? "½" : String(points);
}

/** "3½". */
function pointsOf({ points }: Standing): string {
	const whole = Math.floor(points);
	return points === whole ? String(whole) : `${whole === 0 ? "" : whole}½`;
}
