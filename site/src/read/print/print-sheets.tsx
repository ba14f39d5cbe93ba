import type { Game, Hand, Seat } from "pbnkit";
import { Bid, doubleDummy, GameHeader, GameView, highCardPoints, pars, Rank, RankingList, Rankings, readOptimum, type Settings, suits, SuitSymbol, tagValue, ViewerProvider, withoutMarkup, withoutRankings, type Words } from "pbnkit/viewer";
import { Fragment } from "preact";
import { pagesOf, printView } from "../../paper/print-view.js";
import { rangeText } from "../rows.js";
import { resultText } from "../words.js";
import { roomIn } from "./room.js";

interface Sheets {
	games: readonly Game[];
	titles: NonNullable<Game["titles"]>;
	what: What;
	perPage: number;
	settings: Partial<Settings>;
	words: Words;
	/** A word for both sides, as short as can be. */
	both: string;
	suits: Settings["suits"];
}

/** Prints games on sheets of their own. */
export const printSheets = (sheets: Sheets): Promise<void> => printView(<SheetsView {...sheets} />);

function SheetsView({ games, titles, what, perPage, settings, words, both, suits }: Sheets) {
	return (
		<ViewerProvider words={words} settings={{ ...settings, view: "print" }} id="print">
			{what === "deals" ? <HandRecords games={games} titles={titles} perPage={perPage} suits={suits} words={words} both={both} /> : <Boards games={games} perPage={perPage} suits={suits} />}
		</ViewerProvider>
	);
}

function HandRecords({ games, titles, perPage, suits, words, both }: Pick<Sheets, "games" | "titles" | "perPage" | "suits" | "words" | "both">) {
	const [columns, rows] = grids[perPage] ?? [1, 1];
	return (
		<>
			{pagesOf(games, perPage).map((onPage) => (
				<section key={onPage[0]?.number} class={`sheet sheet-of-${perPage}`} lang={words.tag}>
					<PageHead games={onPage} titles={titles} words={words} />
					<div class={`sheet-grid pbn-suits-${suits}`} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))` }}>
						{onPage.map((game) => (
							<HandRecord key={game.number} game={game} perPage={perPage} words={words} both={both} />
						))}
					</div>
				</section>
			))}
		</>
	);
}

function Boards({ games, perPage, suits }: Pick<Sheets, "games" | "perPage" | "suits">) {
	const rankings = new RankingList();
	for (const game of games) rankings.add(game);
	return (
		<>
			<div class={`sheet-boards sheet-boards-${perPage}`}>
				{pagesOf(games, perPage).map((onPage) => (
					<BoardsOfPage key={onPage[0]?.number} games={onPage} suits={suits} />
				))}
			</div>
			<Rankings list={rankings} />
		</>
	);
}

/** What the header of a game says. */
const headerTags = [
	...["Event", "Stage", "Round", "Section", "HomeTeam", "VisitTeam", "Table", "Room"],
	...["Site", "Date", "Competition", "Scoring", "Description", "Annotator"],
];

/** The boards of a page. A header that all of them have is above them, once. */
function BoardsOfPage({ games, suits }: Pick<Sheets, "games" | "suits">) {
	const [first, ...others] = games;
	const isAsFirst = (name: string) => others.every((game) => first && tagValue(game, name) === tagValue(first, name));
	const common = others.length > 0 && headerTags.every(isAsFirst) ? first : undefined;
	return (
		<section class={common ? "sheet-page sheet-page-common" : "sheet-page"}>
			{common && (
				<div class="sheet-page-head pbn-view">
					<GameHeader game={common} />
				</div>
			)}
			{games.map((game) => (
				<div key={game.number} class={`sheet-board pbn-view pbn-suits-${suits}`}>
					<GameView game={withoutRankings(game)} />
				</div>
			))}
		</section>
	);
}

interface Props {
	games: readonly Game[];
	/** What the file says of the heading. */
	titles: NonNullable<Game["titles"]>;
	words: Words;
}

/** The title of a page, which the file has or its boards have in common, and which boards they are. */
function PageHead({ games, titles, words }: Props) {
	const common = (name: string) => {
		const [value, ...others] = new Set(games.map((game) => tagValue(game, name)));
		return value !== undefined && value !== "-" && others.length === 0 ? value : undefined;
	};
	const event = titles.event ?? common("Event");
	const others = [titles.site ?? common("Site"), common("Date"), common("Stage"), common("Round")];
	const boards = rangeText(games.map((game) => tagValue(game, "Board") ?? String(game.number)), 3);
	return (
		<p class="sheet-head">
			<bdi>
				{event && <b>{withoutMarkup(event)}</b>}
				{event && others.some(Boolean) && ", "}
				{withoutMarkup(others.filter(Boolean).join(", "))}
			</bdi>{" "}
			<span>{games.length > 1 ? boards : words.board.replace("{board}", () => boards)}</span>
		</p>
	);
}

const seats: readonly Seat[] = ["N", "W", "E", "S"];

/** From low to high, as in an auction. */
const denominations = [...[...suits].reverse(), "NT"] as const;

/** A deal as the sheets of a club have it: the hands, who deals, who is vulnerable, the points, and what play with open cards leads to. */
function HandRecord({ game, perPage, words, both }: { game: Game; perPage: number; words: Words; both: string }) {
	const { deal } = game;
	const { middle, scale } = roomIn(deal?.hands ?? {}, perPage, tricksOf(game)?.tricks);
	const text = tagValue(game, "Deal");
	return (
		<article class="record" style={{ "--middle": `${middle}em`, "--hands": `${scale}em` }} data-record={tagValue(game, "Board")}>
			<p class="record-head">
				<span>{labelOf(game, words, both)}</span>
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
function labelOf({ dealer, vulnerable, ...game }: Game, words: Words, both: string) {
	const [ns, ew] = [words.sides.NS.replace("-", ""), words.sides.EW.replace("-", "")];
	const sides = vulnerable && { None: "–", NS: ns, EW: ew, All: both }[vulnerable];
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

const tricksOf = (game: Game) => doubleDummy(game, game.sections.find(readOptimum))[0];

/** The tricks of each declarer with open cards, where the file has them. */
function Tricks({ game, words }: { game: Game; words: Words }) {
	const source = tricksOf(game);
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

/** What is printed of each board. */
export type What = "deals" | "all";

/** How many boards a page may have: hands alone need less room. */
export const perPage: Record<What, readonly number[]> = { deals: [1, 2, 4, 12, 18, 36], all: [1, 2, 4] };

/** How many boards are printed at once: a browser lays all of them out before it shows the first page. */
export const mostPrinted = 500;

/** The number of boards to a page that there is, nearest below what was asked for. */
export function fitting(what: What, wanted: number): number {
	return Math.max(1, ...perPage[what].filter((number) => number <= wanted));
}

/** How many boards are side by side, and how many below each other. */
export const grids: Record<number, readonly [columns: number, rows: number]> = {
	1: [1, 1],
	2: [1, 2],
	4: [2, 2],
	12: [3, 4],
	18: [3, 6],
	36: [4, 9],
};
