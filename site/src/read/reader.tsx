import { CommentsAt, GameView, Rankings, ViewerProvider, withoutRankings } from "pbnkit/viewer";
import { useMemo, useRef } from "preact/hooks";
import { type Found, foundIn } from "../check/found.js";
import type { Outcome } from "../files/kit.js";
import { Conditions } from "../list/conditions.js";
import { areSeveral, ItemsReader, usePlace } from "../list/items-reader.js";
import { useCondition } from "../list/use-condition.js";
import { useTitle } from "../list/use-title.js";
import { BoardMenu } from "../share/board-menus.js";
import { useAddress } from "../share/use-address.js";
import { filled } from "../words/filled.js";
import { mostBoards } from "./board-index.js";
import { BoardList } from "./board-list.js";
import { type BoardReader, readerOf } from "./board-reader.js";
import type { Entry } from "./entry.js";
import { boardName } from "./board-row.js";
import { useFocusOfBoard } from "./focus-of-board.js";
import { BoardFinding } from "./found.js";
import { LanguageProvider, useLanguage } from "./language.js";
import { rankedPairs, withPairNames } from "./pair-names.js";
import { PrintMenu } from "./print/print-menu.js";
import { DisplayMenu, KeysHelp } from "./reader-menu.js";
import { Listing, placeOf } from "./rows.js";
import { deskOfBoards } from "./reading-worker.js";
import { session } from "./solving/fill-in.js";
import { useBoards, useGame } from "./use-boards.js";
import { useDisplay } from "./use-display.js";

/** A board that was asked for elsewhere in the page: another object each time. */
export interface Opened {
	game: number;
}

interface Props {
	/** The number of the file's row. */
	row: number;
	reader: BoardReader;
	/** Undefined while that is not known. */
	gameCount: number | undefined;
	/** What was found in each game. */
	found: ReadonlyMap<number, Found>;
	/** A board that is to be shown. */
	opened: Opened | undefined;
	/** Shows the findings of a board, by its name or by the number of the game. */
	openFindings: (board: string) => void;
}

/** What is chosen in place of a board where that is the ranking. */
const ranking = 0;

/** The boards of a file: a list, a search, and the board that was chosen. */
function Reader({ row, reader, gameCount, found: findings, opened, openFindings }: Props) {
	const reading = useBoards(reader);
	const { version, progress } = reading;
	const { query, setQuery, chosen, setChosen } = usePlace(reader, opened);
	const { display, set, settings, language } = useDisplay();
	const { texts, words } = language;
	const box = useRef<HTMLDivElement>(null);
	const { index } = reader;

	const byCondition = useCondition(deskOfBoards, reader, query);
	const numbers = byCondition?.numbers;
	const search = useMemo(() => (query.trim() === "" || byCondition ? undefined : index.search(query)), [index, query, byCondition === undefined]);
	const boards = useMemo(() => numbers && index.entries.filter(({ number }) => numbers.has(number)), [index, numbers, version]);
	const found = boards ?? search?.found() ?? index.entries;
	const listing = useMemo(() => new Listing(), [found]);
	useMemo(() => listing.grow(found, index.differ), [listing, version]);
	const { game, problem: gameProblem } = useGame(reader, chosen, chosen !== ranking && chosen <= index.entries.length);

	// A single board has no list, and so its ranking is with it.
	const isList = areSeveral(index.entries.length, reading, gameCount);
	const hasRanking = isList && index.rankings.all.length > 0;
	const pairs = useMemo(() => rankedPairs(index.rankings.all), [index, index.rankings.all.length]);
	const ofBoard = useMemo(() => game && { ...withPairNames(hasRanking ? withoutRankings(game) : game, pairs), comments: [] }, [game, hasRanking, pairs]);
	const place = placeOf(found, chosen) ?? -1;
	const entry = index.entries[chosen - 1];
	const following = useAddress({ row, reader, chosen, entry, version }, setChosen);
	const isRanking = chosen === ranking && hasRanking;
	useTitle(isRanking ? words.tables.captions.TotalScoreTable : entry && boardName(entry, words), reader.file.name);
	const ofGame = isRanking ? undefined : findings.get(chosen);
	const board = game && !isRanking && { reader, game, words, settings, card: () => following.card(), ofSeveral: isList };
	const turn = (step: -1 | 1) => {
		const to = found[place < 0 ? 0 : place + step];
		if (to) setChosen(to.number);
		else if (step < 0 && hasRanking) setChosen(ranking);
	};
	useFocusOfBoard(box, game);
	const rankingWord = words.tables.captions.TotalScoreTable;
	const say = (sentence: string, values: Record<string, string | number>) => filled(sentence, values, words);

	return (
		<LanguageProvider value={language}>
			<ItemsReader
				box={box}
				of={{ lang: words.tag, "data-suits": display.suits }}
				words={words}
				texts={texts}
				items={texts.boards}
				reading={reading}
				isList={isList}
				itemCount={gameCount}
				known={index.entries.length}
				most={mostBoards}
				query={query}
				search={setQuery}
				found={found}
				isOtherSearch={byCondition !== undefined && !numbers}
				go={setChosen}
				turn={turn}
				isFirst={found.length === 0 || chosen === ranking || (place === 0 && !hasRanking)}
				isLast={place === found.length - 1}
				place={
					<>
						{chosen === ranking && rankingWord}
						{entry && <PlaceOf entry={entry} at={place + 1} of={found.length} />}
					</>
				}
				aboveList={(choose) => (
					<>
						<Conditions desk={deskOfBoards} texts={texts.conditions} words={words} ending="pbn" query={query} search={setQuery} chosen={byCondition} />
						{hasRanking && (
							<button type="button" class="ranking-entry" aria-pressed={chosen === ranking} onClick={() => choose(ranking)}>
								{rankingWord}
							</button>
						)}
					</>
				)}
				list={(choose) => <BoardList listing={listing} entries={found} chosen={chosen} choose={choose} findings={findings} differ={index.differ} busy={progress !== undefined} />}
				menus={
					<div class={game || gameProblem || isRanking ? "reader-menus" : "reader-menus reader-waits"}>
						{board && <BoardMenu name="share" board={board} />}
						{board && <BoardMenu name="copy" board={board} />}
						{game && <PrintMenu reader={reader} chosen={entry} found={found} settings={settings} suits={display.suits} />}
						<DisplayMenu display={display} set={set} />
						<KeysHelp isList={isList} />
						{board && <BoardMenu name="more" board={board} />}
					</div>
				}
				soFar={gameCount !== undefined && say(texts.read, { n: index.entries.length, all: gameCount })}
			>
				{gameProblem && <p class="problem">{gameProblem}</p>}
				{isRanking ? (
					<ViewerProvider words={words} settings={settings}>
						<div lang={words.tag} data-ranking>
							<Rankings list={index.rankings} />
						</div>
					</ViewerProvider>
				) : game && ofBoard ? (
					<ViewerProvider words={words} settings={settings} solving={session}>
						<div class={`pbn-view pbn-suits-${display.suits}`} lang={words.tag} data-shown={game.number}>
							{(game.comments?.length ?? 0) > 0 && (
								<div class="file-comment">
									<b>{texts.comment}</b>
									<CommentsAt game={game} place="start" />
								</div>
							)}
							<GameView key={`${game.number} ${display.points}`} game={ofBoard} listener={following.listener} />
						</div>
					</ViewerProvider>
				) : (
					!gameProblem && <p class="reader-note">{texts.reading}</p>
				)}
				{ofGame && (ofBoard || gameProblem) && <BoardFinding found={ofGame} open={openFindings} />}
			</ItemsReader>
		</LanguageProvider>
	);
}

/** "Board 7 of 21", and where its number is not its place among those found, "Board 7, 3 of 5". */
function PlaceOf({ entry, at, of }: { entry: Entry; at: number; of: number }) {
	const { words } = useLanguage();
	if (at === 0) return <bdi>{boardName(entry, words)}</bdi>;
	const place = filled(words.games.place, { at, n: of }, words);
	if (entry.board === String(at)) return <>{filled(words.board, { board: place }, words)}</>;
	return (
		<>
			<bdi>{boardName(entry, words)}</bdi>, {place}
		</>
	);
}

interface DealsProps {
	/** The number of the file's row. */
	row: number;
	file: File;
	validation: Outcome | undefined;
	opened: Opened | undefined;
	/** Shows the findings of a board, by its name or by the number of the game. */
	openFindings: (board: string) => void;
}

/** The boards of a file, to look at: the first ones also while the file is converted, when nothing else is known of it. */
export function Deals({ row, file, validation, opened, openFindings }: DealsProps) {
	const found = useMemo(() => foundIn(validation), [validation]);
	return (
		<section class="part boards-part">
			<Reader key={file} row={row} reader={readerOf(file, validation?.from ? undefined : validation?.encoding)} gameCount={validation?.gameCount} found={found} opened={opened} openFindings={openFindings} />
		</section>
	);
}
