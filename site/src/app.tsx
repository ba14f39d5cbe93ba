import { Fragment } from "preact";
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { SharedContext, useRows, useShared } from "./files/context.js";
import { Conversion } from "./files/conversion.js";
import { isUnsaved, type Row, Rows } from "./files/rows.js";
import { loadAhead } from "./files/load-ahead.js";
import { warmUpWhenIdle } from "./files/warm-up.js";
import type { Readiness } from "./files/work.js";
import { Works } from "./files/works.js";
import { takeOpened } from "./install/outside.js";
import { setWork } from "./install/work.js";
import { DropZone } from "./intake/drop-zone.js";
import { FromAddress } from "./intake/from-address.js";
import { FromLink, FromShare } from "./intake/from-outside.js";
import { useIntake } from "./intake/intake.js";
import { useKept } from "./keep/use-kept.js";
import { FileTable, Gone } from "./list/file-table.js";
import { Summary } from "./list/summary.js";
import { doorOf } from "./rooms/doors.js";
import { toRoot } from "./rooms/facts.js";
import type { PageWords, Room } from "./rooms/room.js";
import { doors } from "./rooms/table.js";
import { useSite } from "./words/use-site.js";

/**
 * The page.
 *
 * @param home the room whose page it is
 */
export function App({ home }: { home: Room }) {
	const [rooms, setRooms] = useState<ReadonlyMap<Room, Readiness>>(new Map([[home, "loading"]]));
	const shared = useMemo(() => {
		const rows = new Rows();
		const works = new Works({ home, report: (room, readiness) => setRooms((before) => new Map(before).set(room, readiness)) });
		return { rows, works, home, conversion: new Conversion(rows, works, home, doorOf) };
	}, []);
	const { rows, works, conversion } = shared;
	const work = works.of(home);
	const readiness = rooms.get(home);
	const all = useRows(rows);

	// At once, not after the next paint as other effects, and so does what takes files: the page is ready without waiting for a paint.
	useLayoutEffect(() => loadAhead(work), [work]);
	useLayoutEffect(() => {
		if (readiness === "ready") document.documentElement.dataset["ready"] = "true";
	}, [readiness]);

	useEffect(() => {
		if (readiness === "ready") void warmUpWhenIdle(work, home);
	}, [readiness, work]);

	const intake = useIntake(useCallback((found) => conversion.add(found), [conversion]));
	useKept(rows, intake.take);
	useEffect(() => takeOpened(intake.take), [intake.take]);
	useEffect(() => setWork(all.length > 0), [all]);
	useLeaveQuestion(all, rows);
	const clear = useCallback(() => {
		conversion.clear();
		intake.forget();
	}, [conversion, intake.forget]);

	const hasFiles = all.length > 0;
	const words = useSite();
	const page = home.page?.(words) as PageWords;
	const { First } = home;
	return (
		<SharedContext.Provider value={shared}>
			<header class={hasFiles ? "page-header page-header-small" : "page-header"}>
				<h1>{page.home.title}</h1>
				{!hasFiles && (
					<>
						<p class="lead">{page.home.lead}</p>
						<p class="privacy">{page.home.privacy}</p>
					</>
				)}
			</header>
			<main>
				{[...rooms].map(([room, error]) => error instanceof Error && <Trouble key={room.facts.key} page={room.page?.(words) ?? page} error={error} retry={() => works.of(room).run()} />)}
				<FromAddress take={intake.take} />
				<FromLink take={intake.take} hasFiles={hasFiles} />
				<FromShare take={intake.take} />
				<DropZone intake={intake} small={hasFiles} />
				{!hasFiles && <OtherGames />}
				<Gone />
				<Summary rows={all} skipped={intake.skipped} problems={intake.problems} clear={clear} />
				<FileTable rows={all} />
			</main>
			{!hasFiles && First && <First />}
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

/** The way to the pages of other games. */
function OtherGames() {
	const { home } = useShared();
	const { others } = useSite();
	const named = doors.flatMap(({ facts }) => (facts.key in others && facts !== home.facts ? [{ ...facts, name: others[facts.key as "pbn"] }] : []));
	return (
		<p class="other-games">
			{others.title}{" "}
			{named.map(({ key, home: page, name }, at) => (
				<Fragment key={key}>
					{at > 0 && " · "}
					<a href={`${toRoot(home)}${page}index.html`}>{name}</a>
				</Fragment>
			))}
		</p>
	);
}

/** Says why the program is not there, and offers to try again where that may help. */
function Trouble({ page, error, retry }: { page: PageWords; error: Error; retry: () => void }) {
	const { trouble } = useSite();
	if (typeof WebAssembly === "undefined") {
		return (
			<div class="trouble" role="alert">
				<p>{page.noWasm}</p>
			</div>
		);
	}
	return (
		<div class="trouble" role="alert">
			<p>
				<b>{page.notLoaded}</b> {trouble.wait}
			</p>
			<p class="reason">{error.message}</p>
			<button type="button" onClick={retry}>
				{trouble.retry}
			</button>
		</div>
	);
}
