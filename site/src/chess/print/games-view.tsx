import { tagValue } from "pbnkit/pgn/game";
import type { PgnGame } from "pbnkit/pgn/read";
import { type ChessWords, Movetext } from "pbnkit/pgn/viewer";
import { dateOf, resultText } from "../game-names.js";
import { eloOf, type Standings } from "../table/standings.js";
import { TableView } from "../table/table-view.js";
import { type Choices, settingsFor } from "./choices.js";
import type { PaperLanguage } from "./language.js";

interface Props {
	games: readonly PgnGame[];
	/** Of the event of the games. */
	standings: Standings | undefined;
	choices: Choices;
	language: PaperLanguage;
}

/** Games in two columns, as a magazine has them, after the table of their event. */
export function GamesView({ games, standings, choices, language: { texts, words } }: Props) {
	return (
		<div class="chess-sheets" lang={texts.tag}>
			{standings && (choices.withTable || choices.what === "table") && <TableView standings={standings} texts={texts} />}
			{choices.what !== "table" && (
				<div class="game-columns">
					{games.map((game) => (
						<article key={game.number} class="printed-game" data-printed={game.number}>
							<Head game={game} words={words} />
							<Movetext game={game} words={words} settings={settingsFor(choices, tagValue(game, "FEN") !== undefined)} id={`print-${game.number}`} />
							<p class="printed-result">{resultText(game.result)}</p>
						</article>
					))}
				</div>
			)}
		</div>
	);
}

/** Who played, with ratings and result, or what a game without players is called; below it event, round, place and date; then the opening. */
function Head({ game, words }: { game: PgnGame; words: ChessWords }) {
	const value = (name: string) => tagValue(game, name);
	const [event, round, annotator] = [value("Event"), value("Round"), value("Annotator")];
	const hasPlayers = value("White") !== undefined || value("Black") !== undefined;
	const occasion = [hasPlayers && event, round && words.game.round.replace("{round}", () => round), value("Site"), dateOf(value("Date") ?? "", words.tag)];
	const opening = [value("ECO"), [value("Opening"), value("Variation")].filter(Boolean).join(", ")].filter(Boolean).join(" ");
	const about = [opening, annotator && words.game.annotator.replace("{name}", () => annotator)];
	return (
		<header class="printed-head">
			<h2>
				<span class="printed-number">{game.number}</span>
				<span class="printed-names">
					{hasPlayers ? (
						<>
							<Player game={game} side="White" />
							{"\u00A0– "}
							<Player game={game} side="Black" />
						</>
					) : (
						(event ?? words.game.untitled)
					)}
				</span>
				<span class="printed-score">{resultText(game.result)}</span>
			</h2>
			{[occasion.filter(Boolean).join(", "), about.filter(Boolean).join(" · ")].filter(Boolean).map((line) => (
				<p key={line}>{line}</p>
			))}
		</header>
	);
}

/** "GM Oakes, Theo 2310". */
function Player({ game, side }: { game: PgnGame; side: "White" | "Black" }) {
	const [title, elo] = [tagValue(game, `${side}Title`), eloOf(game, side)];
	return (
		<span class="printed-player">
			{title && <small>{title} </small>}
			{tagValue(game, side) ?? "?"}
			{elo && (
				<small>
					{"\u00A0"}
					{elo}
				</small>
			)}
		</span>
	);
}
