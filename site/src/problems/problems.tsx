import type { Pbi } from "pbnkit/pbi";
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { foundIn } from "../check/found.js";
import { useItem, useReading } from "../files/use-reading.js";
import { CardList } from "../list/card-list.js";
import { Conditions } from "../list/conditions.js";
import { areSeveral, ItemsReader, usePlace } from "../list/items-reader.js";
import { KeysHelp } from "../list/keys-help.js";
import { useCondition } from "../list/use-condition.js";
import { useTitle } from "../list/use-title.js";
import { withCopies } from "../played/copies.js";
import { CopiesNote } from "../played/copies-note.js";
import { needsOf } from "../played/faults.js";
import { PrintMenu } from "../played/print/print-menu.js";
import type { ItemsProps } from "../rooms/room.js";
import { problems as facts } from "../rooms/facts.js";
import { useFollower } from "../share/follower.js";
import { filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";
import { copiesIn, withoutCopies } from "./copies.js";
import { EditButton, EditedNote } from "./editing.js";
import { FollowedProblems } from "./followed-problems.js";
import { keys } from "./keys.js";
import { problemWords } from "./language.js";
import { ProblemCard } from "./problem-card.js";
import { type Entry, inOrder, mostProblems, type Order, orders } from "./problem-index.js";
import { type ProblemReader, readerOf } from "./problem-reader.js";
import { deskOfProblems, ofProblems } from "./reading-worker.js";
import { nameOf } from "./said.js";
import { SaveFound } from "./save-found.js";
import { ProblemMenus } from "./share/menus.js";
import { ShownProblem } from "./shown-problem.js";

const printForm = async () => (await import("./print/print-form.js")).PrintForm;

/** The problems of a file: a card file, and the page of each. */
export function Problems(props: ItemsProps) {
	const { file, is, state } = props.row;
	const words = problemWords(useSite());
	// What is read of another notation is there when it is converted.
	if (is?.kind === "olv" && state !== "done") return <p class="reader-note">{words.list.reading}</p>;
	return (
		<section class="part boards-part">
			<Reader key={file} {...props} reader={readerOf(file, props.validation?.encoding)} />
		</section>
	);
}

function Reader({ row, reader, validation, opened, openFindings }: ItemsProps & { reader: ProblemReader }) {
	const site = useSite();
	const words = problemWords(site);
	const texts = words.list;
	const reading = useReading(reader, ofProblems);
	const { version, progress } = reading;
	const { query, setQuery, chosen: wanted, setChosen } = usePlace(reader, opened);
	const [order, setOrder] = useState<Order>(reader.place.order);
	const [card, setCard] = useState(reader.place.card);
	const box = useRef<HTMLDivElement>(null);
	const { index } = reader;
	useEffect(() => {
		Object.assign(reader.place, { order, card });
	}, [reader, order, card]);

	const byCondition = useCondition(deskOfProblems, reader, query);
	const isChosen = byCondition !== undefined;
	const numbers = byCondition?.numbers;
	const search = useMemo(() => (query.trim() === "" || isChosen ? undefined : index.search(query)), [index, query, isChosen]);
	const copies = useMemo(() => (progress === undefined ? copiesIn(index.entries) : undefined), [index, progress === undefined]);
	const [areCopiesShown, showCopies] = useState(false);
	const { found, places } = useMemo(() => {
		const these = numbers && index.entries.filter(({ number }) => numbers.has(number));
		const all = inOrder(these ?? search?.found() ?? index.entries, order);
		const found = copies && areCopiesShown ? withCopies(all, copies) : all;
		return { found, places: placesOf(found, !search && !isChosen && !areCopiesShown && order === "file") };
	}, [index, search, isChosen, numbers, order, version, copies, areCopiesShown]);
	const needs = useMemo(() => needsOf(validation), [validation]);
	const marks = useMemo(() => foundIn(validation), [validation]);
	const gameCount = validation?.gameCount;
	const isList = areSeveral(index.entries.length, reading, gameCount);
	// Where there is but one problem, nothing has to be chosen.
	const chosen = isList ? wanted : 1;
	const isKnown = chosen > 0 && chosen <= index.entries.length;
	const read = useCallback((kit: Pbi) => reader.problem(kit, chosen), [reader, chosen]);
	const { item: problem, problem: failure } = useItem(ofProblems, read, isKnown);
	const shown = problem?.number === chosen ? problem : undefined;
	const entry = index.entries[chosen - 1];
	const place = places(chosen);
	const items = useMemo(() => new FollowedProblems(reader), [reader]);
	useFollower({ row: row.id, items, chosen, known: isKnown, version }, setChosen);
	useTitle(entry ? nameOf(entry, words) : words.items, reader.file.name);

	const open = (number: number) => {
		setCard(number);
		setChosen(number);
	};
	const turn = (step: -1 | 1) => {
		const at = places(chosen || card);
		const to = found[at === undefined ? 0 : at + step];
		if (to) (chosen ? open : setCard)(to.number);
	};
	const say = (sentence: Parameters<typeof filled>[0], values: Record<string, string | number>) => filled(sentence, values, words);
	return (
		<ItemsReader
			box={box}
			of={{ class: "cards-reader", lang: words.tag }}
			words={words}
			texts={texts}
			items={words.items}
			reading={reading}
			isList={isList}
			itemCount={gameCount}
			known={index.entries.length}
			most={mostProblems}
			query={query}
			search={setQuery}
			found={found}
			isOtherSearch={isChosen && !numbers}
			go={open}
			turn={turn}
			isFirst={found.length === 0 || place === 0}
			isLast={place === found.length - 1}
			place={entry && (place === undefined ? say(texts.unnamed, { n: chosen }) : say(search || isChosen ? texts.placeFound : texts.place, { at: place + 1, n: found.length }))}
			over={{ isOpen: chosen === 0, turn: (isOpen) => setChosen(isOpen ? 0 : card), label: texts.all }}
			aboveList={() => (
				<>
					<div class="cards-tools">
						<label class="reader-order">
							{texts.sort}
							<select value={order} onChange={({ currentTarget }) => setOrder(currentTarget.value as Order)}>
								{orders.map((each) => (
									<option key={each} value={each}>
										{texts.orders[each]}
									</option>
								))}
							</select>
						</label>
						{(search || numbers) && found.length > 0 && progress === undefined && <SaveFound reader={reader} found={found} />}
						{chosen === 0 && <KeysHelp title={texts.keys} keys={keys} does={texts.does} />}
					</div>
					<Conditions desk={deskOfProblems} texts={texts.conditions} words={words} ending={facts.ending} query={query} search={setQuery} chosen={byCondition} />
				</>
			)}
			list={(choose) => (
				<CardList entries={found} placeOf={places} current={card} go={setCard} open={choose} label={words.items} busy={progress !== undefined} card={(each: Entry) => <ProblemCard entry={each} found={marks.get(each.number)} />} />
			)}
			belowList={<CopiesNote words={words} texts={texts.copies} row={row} copies={copies} areShown={areCopiesShown} show={showCopies} without={() => withoutCopies(reader)} />}
			menus={
				<ProblemMenus reader={reader} problem={shown}>
					{shown && <EditButton row={row} reader={reader} problem={shown} />}
					<PrintMenu load={printForm} of={{ reader, chosen, found }} />
					<KeysHelp title={texts.keys} keys={keys} does={texts.does} />
				</ProblemMenus>
			}
		>
			{failure && <p class="problem">{failure}</p>}
			{shown && <EditedNote row={row} number={shown.number} />}
			{shown ? (
				<ShownProblem key={`${shown.number}`} problem={shown} needs={needs.get(shown.number) ?? []} openFindings={openFindings} />
			) : (
				!failure && <p class="reader-note">{texts.reading}</p>
			)}
		</ItemsReader>
	);
}

/** Finds the place of a problem in a list by its number; where the list is the file, that is the place. */
function placesOf(found: readonly Entry[], isWhole: boolean): (number: number) => number | undefined {
	if (isWhole) return (number) => (number >= 1 && number <= found.length ? number - 1 : undefined);
	const places = new Map(found.map(({ number }, place) => [number, place]));
	return (number) => places.get(number);
}
