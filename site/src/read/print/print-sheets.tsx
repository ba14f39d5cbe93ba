import type { Game } from "pbnkit";
import { GameView, RankingList, Rankings, type Settings, ViewerProvider, type Words, withoutRankings } from "pbnkit/viewer";
import { render } from "preact";
import { grids, pagesOf, type What } from "./choices.js";
import { HandRecord } from "./hand-record.js";
import { PageHead } from "./page-head.js";

interface Sheets {
	games: readonly Game[];
	titles: NonNullable<Game["titles"]>;
	what: What;
	perPage: number;
	settings: Partial<Settings>;
	words: Words;
	suits: Settings["suits"];
}

/** Prints games on sheets of their own, and nothing else of the page, which afterwards is as it was. */
export async function printSheets(sheets: Sheets): Promise<void> {
	const { documentElement, body } = document;
	const place = document.createElement("div");
	place.className = "sheets";
	render(<SheetsView {...sheets} />, place);
	body.append(place);
	documentElement.classList.add("prints-sheets");
	await document.fonts.ready;
	const printed = new Promise((resolve) => addEventListener("afterprint", resolve, { once: true }));
	print();
	await printed;
	documentElement.classList.remove("prints-sheets");
	render(null, place);
	place.remove();
}

function SheetsView({ games, titles, what, perPage, settings, words, suits }: Sheets) {
	return (
		<ViewerProvider words={words} settings={{ ...settings, view: "print" }} id="print">
			{what === "deals" ? <HandRecords games={games} titles={titles} perPage={perPage} suits={suits} words={words} /> : <Boards games={games} perPage={perPage} suits={suits} />}
		</ViewerProvider>
	);
}

function HandRecords({ games, titles, perPage, suits, words }: Pick<Sheets, "games" | "titles" | "perPage" | "suits" | "words">) {
	const [columns, rows] = grids[perPage] ?? [1, 1];
	return (
		<>
			{pagesOf(games, perPage).map((onPage) => (
				<section key={onPage[0]?.number} class={`sheet sheet-of-${perPage}`} lang={words.tag}>
					<PageHead games={onPage} titles={titles} words={words} />
					<div class={`sheet-grid pbn-suits-${suits}`} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))` }}>
						{onPage.map((game) => (
							<HandRecord key={game.number} game={game} words={words} />
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
				{games.map((game) => (
					<div key={game.number} class={`sheet-board pbn-view pbn-suits-${suits}`}>
						<GameView game={withoutRankings(game)} />
					</div>
				))}
			</div>
			<Rankings list={rankings} />
		</>
	);
}
