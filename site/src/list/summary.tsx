import { useEffect, useState } from "preact/hooks";
import { countFates } from "../check/groups.js";
import { ReportButtons } from "../check/report/report-buttons.js";
import { useShared } from "../files/context.js";
import { DownloadAll } from "../out/download-all.js";
import { EncodingNote } from "../out/encoding-note.js";
import { MergeButtons } from "../out/merge-button.js";
import { SaveAllButton } from "../out/save-button.js";
import { beyondOf, isUnderWay, type Row } from "../files/rows.js";
import { byRoom } from "../rooms/by-room.js";
import type { Offer, Room } from "../rooms/room.js";
import { counted, filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";
import type { Forms, SiteWords } from "../words/words.js";

interface Props {
	rows: readonly Row[];
	skipped: number;
	problems: readonly string[];
	clear: () => void;
}

/** What all files come to, and how far the work is. A single file says that itself. */
export function Summary({ rows, skipped, problems, clear }: Props) {
	const { conversion, home } = useShared();
	const words = useSite();
	const { list } = words;
	const left = rows.filter(isUnderWay).length;
	const stopped = rows.filter(({ state }) => state === "stopped").length;
	const saved = rows.filter((row) => row.saved === row.file).length;
	const failed = rows.filter(({ state }) => state === "failed").length;
	const sum = (of: (row: Row) => number | undefined) => rows.reduce((total, row) => total + (of(row) ?? 0), 0);
	const right = sum(({ validation }) => validation && countFates(validation).right);
	const files = (n: number) => counted(n, "files", words);
	const rooms = byRoom(rows, home);
	/** The files of a game are one thing, and those of another game another. */
	const together = (offer: Offer) => (left > 0 ? [] : rooms.filter(([room, own]) => own.length > 1 && room.offers.includes(offer)));
	const totals = [
		files(rows.length),
		...rooms.flatMap(([room, own]) => itemCounts(room, own, words)),
		filled(list.allNeed, { n: sum(({ validation }) => validation && countFates(validation).needs) }, words),
		...(right > 0 ? [filled(list.allRight, { n: right }, words)] : []),
		...(saved > 0 ? [filled(list.filesSaved, { files: files(saved) }, words)] : []),
		...(stopped > 0 ? [filled(list.filesStopped, { files: files(stopped) }, words)] : []),
		...(failed > 0 ? [filled(list.filesFailed, { files: files(failed) }, words)] : []),
	].join(", ");
	return (
		<>
			<section class="summary" aria-label={list.summary} hidden={rows.length < 2 && skipped === 0 && problems.length === 0}>
				{rows.length > 1 && <p class="totals">{totals}</p>}
				{skipped > 0 && <p class="skipped">{filled(list.skipped, { files: files(skipped) }, words)}</p>}
				{problems.length > 0 && <Problems problems={problems} />}
				{left > 0 && (
					<p class="progress">
						<progress max={rows.length} value={rows.length - left} aria-label={list.filesRead} /> {filled(list.toGo, { files: files(left) }, words)}{" "}
						<button type="button" id="stop-all" onClick={() => conversion.stopAll()}>
							{list.stop}
						</button>
					</p>
				)}
				{rows.length > 1 && <Encodings rows={rows} />}
				<div class="summary-actions">
					{rows.length > 1 && <DownloadAll rows={rows} />}
					{together("merge").map(([room, own]) => (
						<MergeButtons key={room.facts.key} room={room} rows={own} />
					))}
					{rows.length > 1 && <SaveAllButton rows={rows} />}
					{together("report").map(([room, own]) => own.some(({ validation }) => validation) && <ReportButtons key={room.facts.key} room={room} rows={own} />)}
					<button type="button" onClick={clear}>
						{list.clear}
					</button>
				</div>
			</section>
			<Announcement working={left > 0} files={rows.length} totals={totals} />
		</>
	);
}

/** How many items the files of a room have, of each kind that it has a word for. */
function itemCounts(room: Room, rows: readonly Row[], words: SiteWords): string[] {
	const counts = new Map<Forms, number>(rows.length === 0 ? [[room.words(words).count, 0]] : []);
	for (const row of rows) {
		const { count } = room.words(words, row);
		counts.set(count, (counts.get(count) ?? 0) + (row.validation?.gameCount ?? 0));
	}
	return [...counts].map(([count, n]) => filled(count, { n }, words));
}

/** How many of the files are written in UTF-8, and with one button all of them in the other encoding. */
function Encodings({ rows }: { rows: readonly Row[] }) {
	const { conversion } = useShared();
	const beyond = rows.filter(beyondOf);
	const kept = beyond.filter(({ asLatin1 }) => !asLatin1);
	const told = kept.length > 0 ? kept : beyond;
	const [first] = told;
	if (!first) return null;
	return (
		<p>
			<EncodingNote
				beyond={beyondOf(first)}
				downloads={told.length}
				choose={(asLatin1) => {
					for (const row of told) conversion.writeAgain(row, asLatin1);
				}}
			/>
		</p>
	);
}

/** How many of the problems are listed. */
const listed = 10;

function Problems({ problems }: { problems: readonly string[] }) {
	const words = useSite();
	return (
		<div class="intake-problems" role="alert">
			{problems.slice(0, listed).map((problem) => (
				<p key={problem}>{problem}</p>
			))}
			{problems.length > listed && <p>{filled(words.list.problems, { n: problems.length - listed }, words)}</p>}
		</div>
	);
}

/** Tells those who listen when the work begins and how it ended, not each step. */
function Announcement({ working, files, totals }: { working: boolean; files: number; totals: string }) {
	const words = useSite();
	const [text, setText] = useState("");
	useEffect(() => {
		if (files === 0) setText("");
		else setText(working ? filled(words.list.begun, { files: counted(files, "files", words) }, words) : filled(words.list.done, { totals }, words));
	}, [working, files, totals, words]);
	return (
		<p class="spoken" role="status" aria-live="polite">
			{text}
		</p>
	);
}
