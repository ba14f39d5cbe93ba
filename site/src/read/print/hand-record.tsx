import type { Game, Hand, Seat } from "pbnkit";
import { Bid, doubleDummy, highCardPoints, pars, Rank, readOptimum, suits, SuitSymbol, tagValue, type Words } from "pbnkit/viewer";
import { Fragment } from "preact";
import { resultText } from "../words.js";

const seats: readonly Seat[] = ["N", "W", "E", "S"];

/** From low to high, as in an auction. */
const denominations = [...[...suits].reverse(), "NT"] as const;

/** A deal as the sheets of a club have it: the hands, who deals, who is vulnerable, the points, and what play with open cards leads to. */
export function HandRecord({ game, words }: { game: Game; words: Words }) {
	const { deal } = game;
	const text = tagValue(game, "Deal");
	return (
		<article class="record" data-record={tagValue(game, "Board")}>
			<p class="record-head">
				<span>{labelOf(game, words)}</span>
				<Par game={game} words={words} />
			</p>
			{deal ? (
				<>
					{seats.map((seat) => (
						<div key={seat} class={`record-hand record-${seat.toLowerCase()}`}>
							{deal.hands[seat] && <Holdings hand={deal.hands[seat]} />}
						</div>
					))}
					<div class="record-points">
						{seats.map((seat) => (
							<span key={seat} class={`record-${seat.toLowerCase()}`}>
								{deal.hands[seat] && highCardPoints(deal.hands[seat])}
							</span>
						))}
					</div>
					<Tricks game={game} words={words} />
				</>
			) : (
				<p class="record-unreadable">{text ?? words.deal.notGiven}</p>
			)}
		</article>
	);
}

/** "10 · S · EW": the board, who deals, who is vulnerable. */
function labelOf({ dealer, vulnerable, ...game }: Game, words: Words) {
	const [ns, ew] = [words.sides.NS.replace("-", ""), words.sides.EW.replace("-", "")];
	const sides = vulnerable && { None: "–", NS: ns, EW: ew, All: `${ns} ${ew}` }[vulnerable];
	const others = [dealer && words.seatLetters[dealer], sides].filter(Boolean);
	return (
		<>
			<b>{tagValue(game as Game, "Board") ?? game.number}</b>
			{others.map((other) => ` · ${other}`)}
		</>
	);
}

function Holdings({ hand }: { hand: Hand }) {
	return (
		<>
			{suits.map((suit) => (
				<div key={suit}>
					<SuitSymbol suit={suit} /> {hand[suit] === "" && "—"}
					{[...hand[suit]].map((rank) => (
						<span key={rank} class="record-card">
							<Rank rank={rank} />{" "}
						</span>
					))}
				</div>
			))}
		</>
	);
}

/** Par in a line: "Par: E-W +110, 2♣+1 E-W". */
function Par({ game, words }: { game: Game; words: Words }) {
	const [par] = pars(game);
	if (!par) return null;
	const { score, contracts, texts } = par;
	const [before = "", after = ""] = words.tables.par.split("{par}");
	const sides: Record<string, string> = { ...words.seatLetters, ...words.sides };
	return (
		<span class="record-par">
			{before}
			{score && <span>{words.tables.parScore.replace("{side}", words.sides[score.side]).replace("{points}", `${["−", "", "+"][Math.sign(score.points) + 1]}${Math.abs(score.points)}`)}</span>}
			{contracts.map(({ bid, doubled, overtricks, declarer }, index) => (
				<Fragment key={index}>
					{(score || index > 0) && ", "}
					<span>
						<Bid text={bid} />
						{doubled}
						{overtricks !== undefined && resultText(overtricks)} {sides[declarer] ?? declarer}
					</span>
				</Fragment>
			))}
			{texts.join("; ")}
			{after}
		</span>
	);
}

/** The tricks of each declarer with open cards, where the file has them. */
function Tricks({ game, words }: { game: Game; words: Words }) {
	const [source] = doubleDummy(game, game.sections.find(readOptimum));
	if (!source) return null;
	return (
		<table class="record-tricks">
			<thead>
				<tr>
					<td />
					{denominations.map((denomination) => (
						<th key={denomination} scope="col">
							{denomination === "NT" ? words.notrump : <SuitSymbol suit={denomination} />}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{(["N", "S", "E", "W"] as const).map((seat) => (
					<tr key={seat}>
						<th scope="row">{words.seatLetters[seat]}</th>
						{denominations.map((denomination) => (
							<td key={denomination}>{source.tricks.get(`${seat} ${denomination}`)}</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
