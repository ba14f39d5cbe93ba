import { useMemo } from "preact/hooks";
import type { Row } from "../files/rows.js";
import { around, counted, filled, size } from "../words/filled.js";
import { useSite } from "../words/use-site.js";
import { visible } from "./excerpt.js";
import { type Group, safeFixes } from "./groups.js";
import { largestRepair, leftFor, repairCount, type Repairs } from "./use-repairs.js";

/** What repairs files of any size. */
const command = "npx pbnkit fix";

interface Props {
	row: Row;
	/** All that was found. */
	groups: readonly Group[];
	/** Absent where the file is too large to be repaired here. */
	repairs: Repairs | undefined;
}

/** What can be done about all of a file, and what was done. */
export function RepairBar({ row, groups, repairs }: Props) {
	const words = useSite();
	const { repair } = words;
	const fixes = useMemo(() => safeFixes(groups), [groups]);
	const number = fixes.reduce((sum, { count: times }) => sum + times, 0);
	const more = groups.some(({ rule, omitted }) => omitted > 0 && fixes.some((one) => one.rule === rule));
	const inDownload = fixes.reduce((sum, { count: times, isRight }) => (isRight ? sum + times : sum), 0);
	const allInDownload = inDownload === number;
	const steps = row.repairs?.length ?? 0;
	if (!repairs) {
		return groups.some(({ findings }) => findings.some((one) => one.fixes)) ? (
			<p class="repair-bar">
				{around(filled(repair.tooLarge, { size: size(largestRepair, words) }, words), <code>{command}</code>)}
			</p>
		) : null;
	}
	return (
		<div class="repair-bar">
			{number > 0 && (
				<>
					<button type="button" class={allInDownload ? "apply-safe" : "primary apply-safe"} aria-disabled={repairs.busy} onClick={() => void repairs.applySafe(number)}>
						{number === 1 && !more ? repair.safeOne : filled(more ? repair.safeMore : repair.safeAll, { n: number }, words)}
					</button>
					{inDownload > 0 && <p class="in-download">{filled(allInDownload ? repair.inDownload : repair.partInDownload, { n: inDownload }, words)}</p>}
					<details class="safe-fixes">
						<summary>{number === 1 && !more ? repair.whatOne : repair.whatAll}</summary>
						<p>{repair.note}</p>
						<ul>
							{fixes.map(({ rule, count: times, title }) => (
								<li key={rule}>
									{times.toLocaleString(words.tag)} × <span lang="en">{visible(title)}</span>
									{times > 1 && `, ${repair.alike}`}
								</li>
							))}
						</ul>
					</details>
				</>
			)}
			{steps > 0 && (
				<p class="repaired">
					<span class="repaired-count">{filled(repair.repaired, { fixes: counted(repairCount(row), "fixes", words) }, words)}</span>
					<button type="button" class="undo" aria-disabled={repairs.busy} onClick={() => repairs.undo(false)}>
						{steps > 1 ? repair.undoLast : repair.undo}
					</button>
					{steps > 1 && (
						<button type="button" class="undo-all" aria-disabled={repairs.busy} onClick={() => repairs.undo(true)}>
							{repair.original}
						</button>
					)}
				</p>
			)}
			<p class="repair-said" role="status">
				{repairs.said || (steps > 0 && leftFor(row, words))}
			</p>
		</div>
	);
}
