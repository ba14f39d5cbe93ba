import { CommentsAt, GameView, Rankings, ViewerProvider, withoutRankings } from "pbnkit/viewer";
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Outcome } from "../files/kit.js";
import { openKeys } from "../list/reader-menu.js";
import { SearchField, searchField } from "../list/search-field.js";
import { useTitle } from "../list/use-title.js";
import { BoardMenu } from "../share/board-menus.js";
import { useAddress } from "../share/use-address.js";
import { filled } from "../words/filled.js";
import { mostBoards } from "./board-index.js";
import { BoardList } from "./board-list.js";
import { type BoardReader, readerOf } from "./board-reader.js";
import type { Entry } from "./entry.js";
import { boardName } from "./board-row.js";
import { BoardFinding, type Found, foundIn } from "./found.js";
import { LanguageProvider, useLanguage } from "./language.js";
import { rankedPairs, withPairNames } from "./pair-names.js";
import { PrintMenu } from "./print/print-menu.js";
import { DisplayMenu, KeysHelp } from "./reader-menu.js";
import { Listing, placeOf } from "./rows.js";
import { session } from "./solving/fill-in.js";
import { useBoards, useGame } from "./use-boards.js";
import { useDisplay } from "./use-display.js";
import { fields, inFront, useFocusOfBoard, usePageKeys } from "./use-keys.js";

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
	const { version, progress, problem, retry } = useBoards(reader);
	const [query, setQuery] = useState(reader.place.query);
	const [chosen, setChosen] = useState(reader.place.chosen);
	/** Where there is no room for the list beside the board, it opens over it, to choose in it or to search. */
	const [list, setList] = useState<"closed" | "boards" | "search">("closed");
	const { display, set, settings, language } = useDisplay();
	const { texts, words } = language;
	const box = useRef<HTMLDivElement>(null);
	const id = useId();
	const { index } = reader;
	useEffect(() => {
		Object.assign(reader.place, { chosen, query });
	}, [reader, chosen, query]);
	useLayoutEffect(() => {
		if (!opened) return;
		setChosen(opened.game);
		setQuery("");
	}, [opened]);

	const search = useMemo(() => (query.trim() === "" ? undefined : index.search(query)), [index, query]);
	const found = search?.found() ?? index.entries;
	const listing = useMemo(() => new Listing(), [found]);
	useMemo(() => listing.grow(found, index.differ), [listing, version]);
	const { game, problem: gameProblem } = useGame(reader, chosen, chosen !== ranking && chosen <= index.entries.length);

	// A single board has no list, and so its ranking is with it.
	// As long as it is read, it may have several.
	const isList = (gameCount ?? (progress === undefined ? index.entries.length : 2)) > 1;
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
	const focusOn = (selector: string) => box.current?.querySelector<HTMLElement>(selector)?.focus();
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || (event.target as Element).closest(fields)) return;
		if (list === "closed" && document.querySelector(inFront)) return;
		if (event.key === "Escape" && list !== "closed") {
			setList("closed");
			focusOn(".list-toggle");
		} else if (event.key === "/") {
			focusOn(searchField);
			if (!document.activeElement?.matches(searchField)) setList("search");
		}
		else if (event.key === "j" || event.key === "k") turn(event.key === "j" ? 1 : -1);
		else if (event.key === "?") openKeys(box.current);
		else return;
		event.preventDefault();
	};
	usePageKeys(box, onKeyDown);
	useFocusOfBoard(box, game);
	useLayoutEffect(() => {
		if (list !== "closed") focusOn(list === "search" ? searchField : ".boards");
	}, [list]);
	const choose = (number: number) => {
		setChosen(number);
		setList("closed");
	};
	const rankingWord = words.tables.captions.TotalScoreTable;
	const say = (sentence: string, values: Record<string, string | number>) => filled(sentence, values, words);

	return (
		<LanguageProvider value={language}>
			<div ref={box} class={`reader${isList ? "" : " reader-single"}`} lang={words.tag} data-suits={display.suits} onKeyDown={onKeyDown}>
				{index.isFull && gameCount !== undefined && gameCount > mostBoards && (
					<p class="reader-note">{say(texts.full, { n: mostBoards, all: gameCount })}</p>
				)}
				{problem && (
					<p class="problem">
						{problem}{" "}
						<button type="button" onClick={retry}>
							{texts.retry}
						</button>
					</p>
				)}
				{isList && (
					<div id={`${id}-list`} class={list === "closed" ? "reader-list" : "reader-list list-open"}>
						<SearchField
							words={texts}
							query={query}
							search={setQuery}
							said={query.trim() === "" ? "" : say(texts.found, { n: found.length, all: index.entries.length })}
							enter={() => {
								if (found[0]) choose(found[0].number);
								focusOn(".boards");
							}}
							leave={() => focusOn(".boards")}
						/>
						{hasRanking && (
							<button type="button" class="ranking-entry" aria-pressed={chosen === ranking} onClick={() => choose(ranking)}>
								{rankingWord}
							</button>
						)}
						<BoardList listing={listing} entries={found} chosen={chosen} choose={choose} findings={findings} differ={index.differ} busy={progress !== undefined} />
						{found.length === 0 && query.trim() !== "" && <p class="reader-note">{texts.noneFound}</p>}
					</div>
				)}
				<div class="reader-board" {...(isList && { role: "group", "aria-labelledby": id })}>
					<div class="reader-head">
						{isList && (
							<div class="reader-turns">
								<button type="button" data-turn="back" aria-disabled={found.length === 0 || chosen === ranking || (place === 0 && !hasRanking)} onClick={() => turn(-1)}>
									‹ <span class="turn-word">{texts.previous}</span>
								</button>
								<p id={id} class="reader-place" role="status">
									{chosen === ranking && rankingWord}
									{entry && <PlaceOf entry={entry} at={place + 1} of={found.length} />}
								</p>
								<button
									type="button"
									class="list-toggle"
									aria-expanded={list !== "closed"}
									aria-controls={`${id}-list`}
									onClick={() => setList(list === "closed" ? "boards" : "closed")}
								>
									<span class="spoken">{texts.boards}</span>
									<span aria-hidden="true">▾</span>
								</button>
								<button type="button" data-turn="on" aria-disabled={place === found.length - 1} onClick={() => turn(1)}>
									<span class="turn-word">{texts.next}</span> ›
								</button>
							</div>
						)}
						<div class={game || gameProblem || isRanking ? "reader-menus" : "reader-menus reader-waits"}>
							{board && <BoardMenu name="share" board={board} />}
							{board && <BoardMenu name="copy" board={board} />}
							{game && <PrintMenu reader={reader} chosen={entry} found={found} settings={settings} suits={display.suits} />}
							<DisplayMenu display={display} set={set} />
							<KeysHelp isList={isList} />
							{board && <BoardMenu name="more" board={board} />}
						</div>
					</div>
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
				</div>
				{/* Below the boards, which it would push about. */}
				{progress !== undefined && !problem && (
					<p class="reader-progress">
						<progress max={1} value={progress} aria-label={texts.readSoFar} />{" "}
						{gameCount !== undefined && say(texts.read, { n: index.entries.length, all: gameCount })}
					</p>
				)}
			</div>
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
