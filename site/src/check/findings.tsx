import { useMemo, useRef, useState } from "preact/hooks";
import type { Outcome, Row } from "../files/rows.js";
import { Filter } from "./filter.js";
import { GroupView } from "./group-view.js";
import { errorsAreFew, grouped, haveBoards, wantedGroups, weights, type Wanted } from "./groups.js";
import { largestRepair } from "./repair.js";
import { RepairBar } from "./repair-bar.js";
import { ReportButtons } from "./report/report-buttons.js";
import { sourceOf } from "./source.js";
import { usePlace } from "./use-place.js";
import { useRepairs, type Repairs } from "./use-repairs.js";
import { useRules } from "./use-rules.js";

/** How many rules are drawn at first, and more at a time. */
const portion = 50;

/** What was found in a file, by rule, and what can be done about it. */
export function Findings({ row, validation }: { row: Row; validation: Outcome }) {
	const { diagnostics, omitted, encoding, counts } = validation;
	const { file } = row;
	const section = useRef<HTMLElement>(null);
	const [wanted, setWanted] = useState<Wanted>({ severities: weights, board: "" });
	const [limit, setLimit] = useState(portion);
	const all = useMemo(() => grouped(diagnostics, omitted), [diagnostics, omitted]);
	const [errorsOpen] = useState(() => errorsAreFew(all));
	const rules = useRules();
	const repairs = useRepairs(row);
	const keepPlace = usePlace(section, validation);
	const groups = useMemo(() => wantedGroups(all, wanted), [all, wanted]);
	const boards = useMemo(() => haveBoards(diagnostics), [diagnostics]);
	const source = useMemo(() => sourceOf(file, encoding), [file, encoding]);
	const here = file.size > largestRepair ? undefined : keepingPlace(repairs, keepPlace);
	return (
		<section class="part findings-part" ref={section} tabIndex={-1}>
			<RepairBar row={row} groups={all} repairs={here} />
			{diagnostics.length === 0 ? (
				<p class="nothing">Nothing to complain about.</p>
			) : (
				<Filter counts={counts} boards={boards} wanted={wanted} want={setWanted} />
			)}
			{diagnostics.length > 0 && groups.length === 0 && <p class="nothing">None of these.</p>}
			<ul class="groups">
				{groups.slice(0, limit).map((group) => (
					<GroupView
						key={group.key}
						group={group}
						rule={rules.get(group.rule)}
						source={source}
						repairs={here}
						opens={errorsOpen && group.severity === "error"}
					/>
				))}
			</ul>
			{groups.length > limit && (
				<button type="button" class="more" onClick={() => setLimit(limit + portion)}>
					Show more rules ({groups.length - limit} left)
				</button>
			)}
			<ReportButtons rows={[row]} />
		</section>
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
	return { ...repairs, apply: after(repairs.apply), applySafe: after(repairs.applySafe), undo: after(repairs.undo) };
}
