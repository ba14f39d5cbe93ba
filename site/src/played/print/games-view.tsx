import { dateOf } from "../game-names.js";
import type { Notation } from "../notation.js";
import type { Standings } from "../table/standings.js";
import { TableView } from "../table/table-view.js";
import { type Choices, settingsFor } from "./choices.js";
import { type Paper, type PaperGame, type PaperLanguage, startsElsewhere, type ViewerWords } from "./paper.js";

interface Props {
	notation: Notation;
	paper: Paper;
	games: readonly PaperGame[];
	/** Of the event of the games. */
	standings: Standings | undefined;
	choices: Choices;
	language: PaperLanguage;
}

/** Games in two columns, as a magazine has them, after the table of their event. */
export function GamesView({ notation, paper, games, standings, choices, language }: Props) {
	const { texts, words } = language;
	const { Moves, scoring } = paper;
	return (
		<div class="game-sheets" lang={texts.tag}>
			{standings && (choices.withTable || choices.what === "table") && <TableView standings={standings} texts={texts} />}
			{choices.what !== "table" && (
				<div class="game-columns">
					{games.map((game) => (
						<article key={game.number} class="printed-game" data-printed={game.number}>
							<Head notation={notation} paper={paper} game={game} words={words} />
							<Moves game={game} language={language} settings={settingsFor(choices, paper, startsElsewhere(game, scoring))} naming={choices.naming} id={`print-${game.number}`} />
							<p class="printed-result">{notation.resultText(game.result)}</p>
						</article>
					))}
				</div>
			)}
		</div>
	);
}

interface HeadProps {
	notation: Notation;
	paper: Paper;
	game: PaperGame;
	words: ViewerWords;
}

/** Who played, with ratings and result, or what a game without players is called; below it event, round, place and date; then the opening. */
function Head({ notation, paper, game, words }: HeadProps) {
	const value = (name: string) => paper.scoring.tag(game, name);
	const [event, round, annotator] = [value("Event"), value("Round"), value("Annotator")];
	const hasPlayers = value("White") !== undefined || value("Black") !== undefined;
	const occasion = [hasPlayers && event, round && words.game.round.replace("{round}", () => round), value("Site"), dateOf(value("Date") ?? "", words.tag)];
	const about = [paper.about(game, words), annotator && words.game.annotator.replace("{name}", () => annotator)];
	return (
		<header class="printed-head">
			<h2>
				<span class="printed-number">{game.number}</span>
				<span class="printed-names">
					{hasPlayers ? (
						<>
							<Player paper={paper} game={game} side="White" />
							{"\u00A0– "}
							<Player paper={paper} game={game} side="Black" />
						</>
					) : (
						(event ?? words.game.untitled)
					)}
				</span>
				<span class="printed-score">{notation.resultText(game.result)}</span>
			</h2>
			{[occasion.filter(Boolean).join(", "), about.filter(Boolean).join(" · ")].filter(Boolean).map((line) => (
				<p key={line}>{line}</p>
			))}
		</header>
	);
}

/** "GM Oakes, Theo 2310". */
function Player({ paper: { scoring }, game, side }: Pick<HeadProps, "paper" | "game"> & { side: "White" | "Black" }) {
	const [title, elo] = [scoring.tag(game, `${side}Title`), scoring.rating(game, side)];
	return (
		<span class="printed-player">
			{title && <small>{title} </small>}
			{scoring.tag(game, side) ?? "?"}
			{elo && (
				<small>
					{"\u00A0"}
					{elo}
				</small>
			)}
		</span>
	);
}
