import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { foundIn } from "../check/found.js";
import { useItem, useReading } from "../files/use-reading.js";
import { Conditions } from "../list/conditions.js";
import { ItemList } from "../list/item-list.js";
import { areSeveral, ItemsReader, usePlace } from "../list/items-reader.js";
import { KeysHelp } from "../list/keys-help.js";
import { useCondition } from "../list/use-condition.js";
import { useTitle } from "../list/use-title.js";
import type { ItemsProps } from "../rooms/room.js";
import { useFollower } from "../share/follower.js";
import { filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";
import { needsOf } from "./faults.js";
import { ChosenGames } from "./chosen-games.js";
import { withCopies, without } from "./copies.js";
import { CopiesNote, useCopies } from "./copies-note.js";
import { inOrder, mostGames, type Order } from "./game-index.js";
import { GameListing } from "./game-listing.js";
import { namesOf } from "./game-names.js";
import type { GameReader } from "./game-reader.js";
import { GameRow } from "./game-row.js";
import { keys } from "./keys.js";
import type { Notation, PlayedKit, PlayedSpot, Sought } from "./notation.js";
import { usePositionSearch } from "./position-search.js";
import { SaveFound } from "./save-found.js";
import { ShownGame } from "./shown-game.js";
import { FollowedGames } from "./steps.js";
import { useMarks } from "./use-marks.js";

/** The games of a file, to look at: the first ones also while the file is converted, when nothing else is known of it. */
export function Games(props: ItemsProps & { notation: Notation }) {
	const { file } = props.row;
	return (
		<section class="part boards-part">
			<Reader key={file} {...props} reader={props.notation.readerOf(file, props.validation?.encoding)} />
		</section>
	);
}

/** A list, a search, and the game that was chosen. */
function Reader({ notation, row, reader, validation, opened, openFindings, hasOverview }: ItemsProps & { notation: Notation; reader: GameReader }) {
	const site = useSite();
	const words = notation.words(site);
	const { Above, Below, Menus, positions } = notation;
	const texts = words.list;
	const reading = useReading(reader, notation.worker);
	const { version, progress } = reading;
	const { query, setQuery, chosen, setChosen } = usePlace(reader, opened);
	const [order, setOrder] = useState<Order>(reader.place.order);
	/** The position that was on the board when its games were asked for. */
	const [asked, setAsked] = useState<Sought>();
	const box = useRef<HTMLDivElement>(null);
	const { index } = reader;
	useEffect(() => {
		reader.place.order = order;
	}, [reader, order]);
	useEffect(() => {
		if (progress === undefined) hasOverview(notation.isTournament?.(index.entries) ?? false);
	}, [index, progress === undefined]);
	useLayoutEffect(() => {
		if (!opened) return;
		setAsked(undefined);
		showCopies(false);
	}, [opened]);

	/** Where a person is in the game; not a state, since nothing here is drawn by it. */
	const spot = useRef<PlayedSpot>({ fen: undefined });
	const seen = useCallback((to: PlayedSpot) => {
		spot.current = to;
	}, []);
	const spotNow = useCallback(() => spot.current, []);
	const askHere = () => {
		const { fen } = spot.current;
		if (fen && positions) setAsked({ position: positions.positionOf(fen) });
	};
	const sought = asked ?? positions?.soughtBy(query);
	const places = usePositionSearch(notation, reader, sought);
	const byCondition = useCondition(notation.desk, reader, query);
	const isChosen = byCondition !== undefined && !sought;
	const numbers = isChosen ? byCondition.numbers : undefined;
	const search = useMemo(() => (query.trim() === "" || sought || isChosen ? undefined : index.search(query)), [index, query, sought === undefined, isChosen]);
	const copies = useCopies(notation, reader, progress === undefined);
	const [areCopiesShown, showCopies] = useState(false);
	const { found, listing } = useMemo(() => {
		const has = (number: number) => places?.games.has(number) ?? false;
		const these = sought ? index.entries.filter(({ number }) => has(number)) : numbers ? index.entries.filter(({ number }) => numbers.has(number)) : undefined;
		const all = inOrder(these ?? search?.found() ?? index.entries, order);
		const found = copies && areCopiesShown ? withCopies(all, copies) : all;
		return { found, listing: new GameListing(found, !search && !sought && !isChosen && !areCopiesShown && order === "file") };
	}, [index, search, sought === undefined, isChosen, numbers, places, order, version, copies, areCopiesShown]);
	const marked = useMarks(reader, found);
	const areMarked = marked.isOn && marked.entries.length > 0;
	const isKnown = chosen <= index.entries.length;
	const read = useCallback((kit: PlayedKit) => reader.game(kit, chosen), [reader, chosen]);
	const { item: game, problem: gameProblem } = useItem(notation.worker, read, isKnown);
	const needs = useMemo(() => needsOf(validation), [validation]);
	const marks = useMemo(() => foundIn(validation), [validation]);
	const gameCount = validation?.gameCount;
	const isList = areSeveral(index.entries.length, reading, gameCount);
	const place = listing.placeOf(chosen);
	const entry = index.entries[chosen - 1];
	const items = useMemo(() => new FollowedGames(reader), [reader]);
	const follower = useFollower({ row: row.id, items, chosen, known: isKnown, version }, setChosen);
	useTitle(entry && namesOf(entry, words), reader.file.name);

	/** Opens a game, at the position that was looked for. */
	const go = (number: number) => {
		setChosen(number);
		const step = sought && places?.games.get(number);
		if (step !== undefined) follower.wants(number, step);
	};
	const turn = (step: -1 | 1) => {
		const to = found[place === undefined ? 0 : place + step];
		if (to) go(to.number);
	};
	const say = (sentence: Parameters<typeof filled>[0], values: Record<string, string | number>) => filled(sentence, values, words);
	return (
		<ItemsReader
			box={box}
			of={{ class: "games-reader", lang: words.tag }}
			words={words}
			texts={texts}
			items={words.games}
			reading={reading}
			isList={isList}
			itemCount={gameCount}
			known={index.entries.length}
			most={mostGames}
			query={query}
			search={setQuery}
			found={found}
			isOtherSearch={sought !== undefined || (isChosen && !numbers)}
			go={go}
			turn={turn}
			isFirst={found.length === 0 || place === 0}
			isLast={place === found.length - 1}
			place={entry && (place === undefined ? say(texts.unnamed, { n: chosen }) : say(search || sought || isChosen ? texts.placeFound : texts.place, { at: place + 1, n: found.length }))}
			aboveList={() => (
				<>
					<Conditions desk={notation.desk} texts={texts.conditions} words={words} ending={notation.ending} query={query} search={setQuery} chosen={isChosen ? byCondition : undefined} />
					{!sought && positions && (
						<button type="button" class="look-for" onClick={askHere}>
							{texts.position.search}
						</button>
					)}
					{sought && (
						<p class="reader-note reader-position" role="status">
							{places?.problem ?? (places && !places.isBusy ? say(texts.position.found, { n: found.length }) : texts.position.looking)}{" "}
							{asked && (
								<button type="button" onClick={() => setAsked(undefined)}>
									{texts.position.all}
								</button>
							)}
						</p>
					)}
					<label class="reader-order">
						{texts.sort}
						<select value={order} onChange={({ currentTarget }) => setOrder(currentTarget.value as Order)}>
							{notation.orders.map((each) => (
								<option key={each} value={each}>
									{texts.orders[each]}
								</option>
							))}
						</select>
					</label>
				</>
			)}
			list={(choose) => (
				<ItemList
					listing={listing}
					entries={found}
					placeOf={(number) => listing.placeOf(number)}
					chosen={chosen}
					choose={choose}
					label={words.games}
					busy={progress !== undefined}
					marks={marked.isOn ? marked : undefined}
					row={(each) => <GameRow notation={notation} entry={each} found={marks.get(each.number)} of={index} />}
				/>
			)}
			belowList={
				<>
					<button type="button" class="look-for" data-choose="begin" aria-pressed={marked.isOn} onClick={() => marked.turn(!marked.isOn)}>
						{texts.choose.begin}
					</button>
					{marked.isOn ? (
						<ChosenGames notation={notation} reader={reader} found={found} marked={marked} />
					) : (
						(search || sought || isChosen) && found.length > 0 && progress === undefined && places?.isBusy !== true && <SaveFound notation={notation} reader={reader} found={found} />
					)}
					{!marked.isOn && <CopiesNote words={words} texts={texts.copies} row={row} copies={copies} areShown={areCopiesShown} show={showCopies} without={() => without(reader, copies ?? new Map())} />}
					{!marked.isOn && progress === undefined && Below && <Below row={row} reader={reader} />}
				</>
			}
			menus={
				<Menus reader={reader} game={game} chosen={entry} spot={spotNow} found={areMarked ? marked.entries : found} areMarked={areMarked}>
					<KeysHelp title={texts.keys} keys={keys} does={texts.does} />
				</Menus>
			}
		>
			{Above && <Above row={row} encoding={validation?.encoding} />}
			{gameProblem && <p class="problem">{gameProblem}</p>}
			{game ? (
				<ShownGame key={game.number} notation={notation} game={game} from={index.sliceOf(game.number).from} needs={needs.get(game.number) ?? []} follower={follower} openFindings={openFindings} seen={seen} />
			) : (
				!gameProblem && <p class="reader-note">{texts.reading}</p>
			)}
		</ItemsReader>
	);
}
