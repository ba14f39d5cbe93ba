import type { Fate } from "pbnkit/report";
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { useItems, useRoomHere, useShared } from "../files/context.js";
import type { KitRule, Outcome } from "../files/kit.js";
import type { Row } from "../files/rows.js";
import type { Work } from "../files/work.js";
import { counted, filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";
import { GroupView } from "./group-view.js";
import { countFates, errorsAreFew, fates, type Group, groupsOf, haveBoards, sizeOf, type Wanted, wantedGroups } from "./groups.js";
import { RepairBar } from "./repair-bar.js";
import { sourceOf } from "./source.js";
import { largestRepair, type Repairs, useRepairs } from "./use-repairs.js";

/** How many rules are drawn at first, and more at a time. */
const portion = 50;

/** A board whose findings were asked for elsewhere in the page: another object each time. */
export interface Asked {
	board: string;
}

interface Props {
	row: Row;
	validation: Outcome;
	/** Opens a board of the file. */
	openBoard: (game: number) => void;
	/** The board whose findings are to be shown. */
	asked: Asked | undefined;
}

/** What was found in a file, by rule, and what can be done about it. */
export function Findings({ row, validation, openBoard, asked }: Props) {
	const { check, tag } = useSite();
	const { diagnostics, encoding } = validation;
	const { file } = row;
	const section = useRef<HTMLElement>(null);
	const [wanted, setWanted] = useState<Wanted>({ fates, board: "" });
	const all = groupsOf(validation);
	const [errorsOpen] = useState(() => errorsAreFew(all));
	const rules = useRules();
	const repairs = useRepairs(row);
	const keepPlace = usePlace(section, validation);
	const groups = useMemo(() => wantedGroups(all, wanted), [all, wanted]);
	const boards = useMemo(() => haveBoards(diagnostics), [diagnostics]);
	useLayoutEffect(() => {
		if (asked) setWanted({ fates, board: boards ? asked.board : "" });
	}, [asked]);
	const source = useMemo(() => sourceOf(file, encoding), [file, encoding]);
	const here = file.size > largestRepair ? undefined : keepingPlace(repairs, keepPlace);
	const view = (group: Group) => (
		<GroupView key={group.key} group={group} rule={rules.get(group.rule)} source={source} repairs={here} opens={errorsOpen && group.severity === "error" && group.fate === "needs"} openBoard={openBoard} />
	);
	const titles: Record<Fate, string> = { needs: check.needs, note: check.notes, right: check.right };
	return (
		<section class="part findings-part" ref={section} tabIndex={-1}>
			<RepairBar row={row} groups={all} repairs={here} />
			{diagnostics.length === 0 ? (
				<p class="nothing">{check.nothing}</p>
			) : (
				<>
					{tag !== "en" && <p class="changes-note">{check.onlyEnglish}</p>}
					<Filter counts={countFates(validation)} boards={boards} wanted={wanted} want={setWanted} />
				</>
			)}
			{diagnostics.length > 0 && groups.length === 0 && <p class="nothing">{check.noneOfThese}</p>}
			{groups.length > 0 && (
				<>
					{wanted.fates.map((fate) => (
						<Part
							key={fate}
							title={titles[fate]}
							nothing={fate === "needs" ? check.nothingNeeds : undefined}
							closed={fate === "right" && wanted.fates.length > 1}
							groups={groups.filter((group) => group.fate === fate)}
							view={view}
						/>
					))}
				</>
			)}
		</section>
	);
}

interface PartProps {
	title: string;
	groups: readonly Group[];
	view: (group: Group) => ComponentChildren;
	/** What is said where there is nothing; undefined where nothing is said. */
	nothing: string | undefined;
	/** Whether it is closed at first. */
	closed: boolean;
}

/** What has one fate, by rule. */
function Part({ title, groups, view, nothing, closed }: PartProps) {
	const words = useSite();
	const [limit, setLimit] = useState(portion);
	if (groups.length === 0 && !nothing) return null;
	const number = groups.reduce((sum, group) => sum + sizeOf(group), 0);
	return (
		<details class="fate" open={!closed}>
			<summary>
				<h2>
					{title}
					{closed && (
						<span class="fine" aria-hidden="true">
							{" "}
							✓
						</span>
					)}{" "}
					{number > 0 && <span class="times">{number.toLocaleString(words.tag)}</span>}
				</h2>
			</summary>
			{groups.length === 0 && <p class="nothing">{nothing}</p>}
			<ul class="groups">{groups.slice(0, limit).map(view)}</ul>
			{groups.length > limit && (
				<button type="button" class="more" onClick={() => setLimit(limit + portion)}>
					{filled(words.check.moreRules, { n: groups.length - limit }, words)}
				</button>
			)}
		</details>
	);
}

/** Repairs that note where a person is before what is there changes. */
function keepingPlace(repairs: Repairs, keepPlace: () => void): Repairs {
	const after =
		<Arguments extends unknown[], Result>(act: (...given: Arguments) => Result) =>
		(...given: Arguments) => {
			keepPlace();
			return act(...given);
		};
	return { ...repairs, apply: after(repairs.apply), applySafe: after(repairs.applySafe), applyTogether: after(repairs.applyTogether), correct: after(repairs.correct), undo: after(repairs.undo) };
}

interface FilterProps {
	counts: Readonly<Record<Fate, number>>;
	/** Whether there are several boards to choose from. */
	boards: boolean;
	wanted: Wanted;
	want: (wanted: Wanted) => void;
}

/** Which findings are shown. */
function Filter({ counts, boards, wanted, want }: FilterProps) {
	const words = useSite();
	const items = useItems();
	const { check, list } = words;
	const board = useId();
	const there = fates.filter((fate) => counts[fate] > 0);
	if (there.length < 2 && !boards) return null;
	const chip = (shown: readonly Fate[], label: ComponentChildren, name: string) => (
		<button key={name} type="button" class={`toggle ${name}`} data-fate={name} aria-pressed={wanted.fates.length === shown.length && shown.every((one) => wanted.fates.includes(one))} onClick={() => want({ ...wanted, fates: shown })}>
			{label}
		</button>
	);
	const labels: Record<Fate, string> = {
		needs: filled(list.needs, { n: counts.needs }, words),
		note: counted(counts.note, "info", words),
		right: filled(list.right, { n: counts.right }, words),
	};
	return (
		<div class="filter" role="group" aria-label={check.shown}>
			{there.length > 1 && chip(fates, check.all, "all")}
			{there.length > 1 && there.map((fate) => chip([fate], labels[fate], fate))}
			{boards && (
				<span class="board-filter">
					<label for={board}>{items.item}</label>
					<input id={board} type="search" size={6} autocomplete="off" value={wanted.board} onInput={(event) => want({ ...wanted, board: event.currentTarget.value.trim() })} />
				</span>
			)}
		</div>
	);
}

/** Where the focus was among the findings, as elements that may be gone later. */
interface Place {
	element: Element | null;
	key: string;
	group: number;
	finding: number;
}

/**
 * Keeps the place of a person among the findings, where what has the focus goes away with them.
 *
 * @returns what notes the place, before something is done about a finding
 */
function usePlace(container: RefObject<HTMLElement | null>, findings: unknown): () => void {
	const place = useRef<Place | undefined>(undefined);
	useEffect(() => {
		const was = place.current;
		place.current = undefined;
		if (!was || !container.current || was.element?.isConnected || document.activeElement !== document.body) return;
		target(container.current, was)?.focus();
	}, [container, findings]);
	return () => {
		const element = document.activeElement;
		const groups = [...(container.current?.querySelectorAll<HTMLElement>("[data-key]") ?? [])];
		const group = groups.findIndex((one) => one.contains(element));
		const findings = [...(groups[group]?.querySelectorAll(".finding") ?? [])];
		place.current = { element, key: groups[group]?.dataset["key"] ?? "", group, finding: findings.findIndex((one) => one.contains(element)) };
	};
}

/** What is there now: the next finding of the rule, otherwise the next rule, otherwise all of it. */
function target(container: HTMLElement, { key, group, finding }: Place): HTMLElement | null {
	const groups = [...container.querySelectorAll<HTMLElement>("[data-key]")];
	const same = groups.find((one) => one.dataset["key"] === key);
	const findings = [...(same?.querySelectorAll<HTMLElement>(".finding") ?? [])];
	const toggle = (same ?? groups[Math.max(0, group)] ?? groups.at(-1))?.querySelector<HTMLElement>("[aria-expanded]");
	return findings[finding] ?? findings.at(-1) ?? toggle ?? container;
}

type Table = ReadonlyMap<string, KitRule>;

const none: Table = new Map();
const tables = new WeakMap<Work, Promise<Table>>();

/** The table of rules, by their names; empty until it is there. */
function useRules(): Table {
	const { works } = useShared();
	const work = works.of(useRoomHere());
	const [table, setTable] = useState(none);
	useEffect(() => {
		let gone = false;
		tableOf(work).then(
			(read) => !gone && setTable(read),
			// The findings are told without it.
			() => tables.delete(work),
		);
		return () => {
			gone = true;
		};
	}, [work]);
	return table;
}

function tableOf(work: Work): Promise<Table> {
	let table = tables.get(work);
	if (!table) {
		table = work.do(async (kit) => new Map((await kit.rules()).map((rule) => [rule.name, rule])), { urgent: true });
		tables.set(work, table);
	}
	return table;
}
