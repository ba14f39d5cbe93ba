import type { Pbn } from "pbnkit";
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { SharedContext, useRows } from "./files/context.js";
import { Conversion } from "./files/conversion.js";
import { isUnsaved, type Row, Rows } from "./files/rows.js";
import { warmUpWhenIdle } from "./files/warm-up.js";
import { type Readiness, Work } from "./files/work.js";
import { takeOpened } from "./install/outside.js";
import { setWork } from "./install/work.js";
import { DropZone } from "./intake/drop-zone.js";
import { FromAddress } from "./intake/from-address.js";
import { FromLink, FromShare } from "./intake/from-outside.js";
import { useIntake } from "./intake/intake.js";
import { useKept } from "./keep/use-kept.js";
import { FileTable, Gone } from "./list/file-table.js";
import { Summary } from "./list/summary.js";
import { FirstDeal } from "./read/first-deal.js";
import { bridgeRoom } from "./rooms/bridge.js";
import { doorOf } from "./rooms/doors.js";
import { useSite } from "./words/use-site.js";

/**
 * The page.
 *
 * @param first the first worker, where its loading has begun
 */
export function App({ first }: { first?: Promise<Pbn> }) {
	const [readiness, setReadiness] = useState<Readiness>("loading");
	const shared = useMemo(() => {
		const [rows, work] = [new Rows(), new Work(setReadiness, first && { first })];
		return { rows, work, home: bridgeRoom, conversion: new Conversion(rows, work, bridgeRoom, doorOf) };
	}, []);
	const { rows, work, conversion } = shared;
	const all = useRows(rows);

	// At once, not after the next paint as other effects, and so does what takes files: the page is ready without waiting for a paint.
	useLayoutEffect(() => {
		void work.run();
	}, [work]);
	useLayoutEffect(() => {
		if (readiness === "ready") document.documentElement.dataset["ready"] = "true";
	}, [readiness]);

	useEffect(() => {
		if (readiness === "ready") void warmUpWhenIdle(work);
	}, [readiness, work]);

	const intake = useIntake(useCallback((found) => conversion.add(found), [conversion]));
	useKept(rows, readiness === "ready", intake.take);
	useEffect(() => takeOpened(intake.take), [intake.take]);
	useEffect(() => setWork(all.length > 0), [all]);
	useLeaveQuestion(all, rows);
	const clear = useCallback(() => {
		conversion.clear();
		intake.forget();
	}, [conversion, intake.forget]);

	const hasFiles = all.length > 0;
	const { home } = useSite();
	return (
		<SharedContext.Provider value={shared}>
			<header class={hasFiles ? "page-header page-header-small" : "page-header"}>
				<h1>{home.title}</h1>
				{!hasFiles && (
					<>
						<p class="lead">{home.lead}</p>
						<p class="privacy">{home.privacy}</p>
					</>
				)}
			</header>
			<main>
				{readiness instanceof Error && <Trouble error={readiness} retry={() => void work.run()} />}
				<FromAddress take={intake.take} />
				<FromLink take={intake.take} hasFiles={hasFiles} />
				<FromShare take={intake.take} />
				<DropZone intake={intake} small={hasFiles} />
				<Gone />
				<Summary rows={all} skipped={intake.skipped} problems={intake.problems} clear={clear} />
				<FileTable rows={all} />
			</main>
			{!hasFiles && <FirstDeal mayPlay={readiness !== "loading"} />}
		</SharedContext.Provider>
	);
}

/**
 * Has the browser ask before the page is left, as long as there are fixes that were not saved.
 *
 * @param shown the rows as they are drawn
 * @param rows the rows as they are, which may have changed a moment ago: a person can leave right after a download
 */
function useLeaveQuestion(shown: readonly Row[], rows: Rows): void {
	const asks = shown.some(isUnsaved);
	useEffect(() => {
		if (!asks) return;
		const ask = (event: BeforeUnloadEvent) => {
			if (rows.all.some(isUnsaved)) event.preventDefault();
		};
		addEventListener("beforeunload", ask);
		return () => removeEventListener("beforeunload", ask);
	}, [asks, rows]);
}

/** Says why the program is not there, and offers to try again where that may help. */
function Trouble({ error, retry }: { error: Error; retry: () => void }) {
	const { trouble } = useSite();
	if (typeof WebAssembly === "undefined") {
		return (
			<div class="trouble" role="alert">
				<p>{trouble.noWasm}</p>
			</div>
		);
	}
	return (
		<div class="trouble" role="alert">
			<p>
				<b>{trouble.notLoaded}</b> {trouble.wait}
			</p>
			<p class="reason">{error.message}</p>
			<button type="button" onClick={retry}>
				{trouble.retry}
			</button>
		</div>
	);
}
