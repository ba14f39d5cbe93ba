import { useMemo } from "preact/hooks";
import type { Row } from "../files/rows.js";
import { count, size } from "../files/words.js";
import type { Group } from "./groups.js";
import { largestRepair, repairCount } from "./repair.js";
import { safeFixes } from "./safe.js";
import type { Repairs } from "./use-repairs.js";
import { visible } from "./visible.js";

interface Props {
	row: Row;
	/** All that was found. */
	groups: Group[];
	/** Absent where the file is too large to be repaired here. */
	repairs: Repairs | undefined;
}

/** What can be done about all of a file, and what was done. */
export function RepairBar({ row, groups, repairs }: Props) {
	const fixes = useMemo(() => safeFixes(groups), [groups]);
	const number = fixes.reduce((sum, { count: times }) => sum + times, 0);
	const more = groups.some(({ rule, omitted }) => omitted > 0 && fixes.some((one) => one.rule === rule));
	const steps = row.repairs?.length ?? 0;
	if (!repairs) {
		return groups.some(({ findings }) => findings.some((one) => one.fixes)) ? (
			<p class="repair-bar">
				The file is larger than {size(largestRepair)}, too large to be repaired in this page. The shell command <code>pbn fix</code> can do it.
			</p>
		) : null;
	}
	return (
		<div class="repair-bar">
			{number > 0 && (
				<>
					<button type="button" class="primary apply-safe" aria-disabled={repairs.busy} onClick={() => void repairs.applySafe(number)}>
						{number === 1 && !more ? "Apply the safe fix" : `Apply all ${number.toLocaleString("en")}${more ? " and more" : ""} safe fixes`}
					</button>
					<details class="safe-fixes">
						<summary>What {number === 1 && !more ? "it does" : "they do"}</summary>
						<p>Safe fixes never change what the file means. All else in the file stays as it is. Where they make others possible, these are applied, too.</p>
						<ul>
							{fixes.map(({ rule, count: times, title }) => (
								<li key={rule}>
									{times.toLocaleString("en")} × <code>{rule}</code>: {visible(title)}
									{times > 1 && ", and the like"}
								</li>
							))}
						</ul>
					</details>
				</>
			)}
			{steps > 0 && (
				<p class="repaired">
					<span class="repaired-count">Repaired, {count(repairCount(row), "fix", "fixes")}</span>
					<button type="button" class="undo" aria-disabled={repairs.busy} onClick={() => repairs.undo(false)}>
						{steps > 1 ? "Undo the last step" : "Undo"}
					</button>
					{steps > 1 && (
						<button type="button" class="undo-all" aria-disabled={repairs.busy} onClick={() => repairs.undo(true)}>
							Back to the original
						</button>
					)}
				</p>
			)}
			<p class="repair-said" role="status">
				{repairs.said}
			</p>
		</div>
	);
}
