import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Outcome, Row } from "../files/rows.js";
import { Filter } from "./filter.js";
import { GroupView } from "./group-view.js";
import { errorsAreFew, fatesOf, type Group, grouped, haveBoards, sizeOf, wantedGroups, weights, type Wanted } from "./groups.js";
import { largestRepair } from "./repair.js";
import { RepairBar } from "./repair-bar.js";
import { ReportButtons } from "./report/report-buttons.js";
import { sourceOf } from "./source.js";
import { usePlace } from "./use-place.js";
import { useRepairs, type Repairs } from "./use-repairs.js";
import { useRules } from "./use-rules.js";
import { filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";

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
	const { diagnostics, omitted, encoding, counts, changes } = validation;
	const { file } = row;
	const section = useRef<HTMLElement>(null);
	const [wanted, setWanted] = useState<Wanted>({ severities: weights, board: "" });
	const all = useMemo(() => grouped(diagnostics, omitted), [diagnostics, omitted]);
	const [errorsOpen] = useState(() => errorsAreFew(all));
	const rules = useRules();
	const repairs = useRepairs(row);
	const keepPlace = usePlace(section, validation);
	const fate = useMemo(() => fatesOf(all, changes), [all, changes]);
	const groups = useMemo(() => wantedGroups(all, wanted), [all, wanted]);
	const boards = useMemo(() => haveBoards(diagnostics), [diagnostics]);
	useLayoutEffect(() => {
		if (asked) setWanted({ severities: weights, board: boards ? asked.board : "" });
	}, [asked]);
	const source = useMemo(() => sourceOf(file, encoding), [file, encoding]);
	const here = file.size > largestRepair ? undefined : keepingPlace(repairs, keepPlace);
	const view = (group: Group) => (
		<GroupView key={group.key} group={group} rule={rules.get(group.rule)} source={source} repairs={here} opens={errorsOpen && group.severity === "error"} openBoard={openBoard} />
	);
	return (
		<section class="part findings-part" ref={section} tabIndex={-1}>
			<RepairBar row={row} groups={all} repairs={here} />
			{diagnostics.length === 0 ? (
				<p class="nothing">{check.nothing}</p>
			) : (
				<>
					{tag !== "en" && <p class="changes-note">{check.onlyEnglish}</p>}
					<Filter counts={counts} boards={boards} wanted={wanted} want={setWanted} />
				</>
			)}
			{diagnostics.length > 0 && groups.length === 0 && <p class="nothing">{check.noneOfThese}</p>}
			{groups.length > 0 && (
				<>
					<Part title={check.needs} nothing={check.nothingNeeds} groups={groups.filter((group) => fate(group) === "needs")} view={view} />
					<Part title={check.notes} groups={groups.filter((group) => fate(group) === "note")} view={view} />
					<Part title={check.right} closed groups={groups.filter((group) => fate(group) === "right")} view={view} />
				</>
			)}
			<ReportButtons rows={[row]} />
		</section>
	);
}

interface PartProps {
	title: string;
	groups: readonly Group[];
	view: (group: Group) => ComponentChildren;
	/** What is said where there is nothing; absent where nothing is said. */
	nothing?: string;
	/** Whether it is closed at first. */
	closed?: boolean;
}

/** What has one fate, by rule. */
function Part({ title, groups, view, nothing, closed = false }: PartProps) {
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
