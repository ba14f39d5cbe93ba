import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { Changes } from "../check/changes.js";
import { type Asked, Findings } from "../check/findings.js";
import { countFates } from "../check/groups.js";
import { repairCount } from "../check/use-repairs.js";
import { RoomContext, useRoom, useShared } from "../files/context.js";
import type { Outcome } from "../files/kit.js";
import { beyondOf, nameInList, type Row } from "../files/rows.js";
import { EncodingNote } from "../out/encoding-note.js";
import type { DialogName, ItemsProps } from "../rooms/room.js";
import { fromLink, isSameLink, type Link, linkOf } from "../share/address.js";
import { forgetFile, noteTab, onWanted, placeTaken, wantedPlace, wantedSpot } from "../share/trail.js";
import { counted, filled, size } from "../words/filled.js";
import { useSite } from "../words/use-site.js";
import type { SiteWords } from "../words/words.js";
import { FileActions } from "./file-actions.js";
import { FileDialog } from "./file-dialog.js";
import { useFilling } from "./filling.js";
import { Loaded } from "./loaded.js";

/** A file: what it is, what came of it, and, open, its boards, its findings and what the download changes. */
export function FileRow({ row }: { row: Row }) {
	const { conversion } = useShared();
	const words = useSite();
	const { list } = words;
	const room = useRoom(row);
	const items = room.words(words, row);
	const name = nameInList(row);
	/** Undefined until it has opened by itself, or a person has opened it. */
	const [isOpen, setOpen] = useState<boolean>();
	const open = isOpen === true;
	const details = useId();
	const [told, setTold] = useState<string>();
	const [dialog, setDialog] = useState<DialogName>();
	const filling = useFilling(room, [row], row.asPbn ?? row.file);
	const { file, folder, origin, state, validation, problem, is } = row;
	const stopped = state === "stopped";
	const stopOrGoOn = () => (stopped ? conversion.restart(row) : conversion.stop(row.id));
	const remove = ({ currentTarget }: Event) => {
		const item = (currentTarget as HTMLElement).closest("li");
		const near = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector<HTMLElement>(".remove");
		(near ?? document.querySelector<HTMLElement>("#drop button"))?.focus();
		conversion.remove(row.id);
	};
	// A file that opens by itself shows its first items while it is still converted; those of another notation, when they are of the room's own.
	const hasDetails = validation !== undefined || (row.opens && state === "reading" && is?.kind === room.facts.key);
	useEffect(() => {
		if (row.opens && hasDetails) setOpen(true);
	}, [row.opens, hasDetails]);
	const opens = row.opens && isOpen === undefined && state !== "failed" && state !== "stopped";
	// Who goes back to it finds it open.
	useEffect(() => onWanted(() => (wantedSpot(row.id) ?? (isOfLink(row, wantedPlace()?.link)) ? setOpen(true) : undefined)), [row]);
	useEffect(() => () => forgetFile(row.id), [row.id]);
	const item = useRef<HTMLLIElement>(null);
	useEffect(() => {
		// Its name, since all of it may be higher than the screen.
		if (row.opens) item.current?.querySelector(".file-heading")?.scrollIntoView({ block: "nearest" });
	}, [row.opens]);

	return (
		<li
			ref={item}
			class="file"
			data-file={file.name}
			data-state={state}
			data-open={opens ? "soon" : open && hasDetails ? "now" : undefined}
			data-games={validation?.gameCount}
			data-errors={validation?.counts.error}
			data-warnings={validation?.counts.warning}
		>
			<div class="file-line">
				<h2 class="file-heading">
					<button
						type="button"
						class="expander"
						aria-expanded={open}
						aria-controls={open ? details : undefined}
						disabled={!hasDetails}
						onClick={() => setOpen(!open)}
					>
						<span class="arrow" aria-hidden="true">
							›
						</span>
						<span class="file-name" title={folder ? `${folder}/${name}` : name}>
							{folder && <span class="folder">{folder}/</span>}
							{name}
							{origin && <span class="origin"> {filled(list.from, { name: nameOfOrigin(origin, words) }, words)}</span>}
						</span>
					</button>
				</h2>
				<span class="file-facts">
					<span class="badge in-tabs">{size(file.size, words)}</span>
					<StateText row={row} />
					{row.repairs && <span class="badge fine">{filled(list.repaired, { fixes: counted(repairCount(row), "fixes", words) }, words)}</span>}
				</span>
				<FileActions row={row} open={open} beginFilling={filling.begin} tell={setTold} openDialog={setDialog}>
					{!open && !opens && validation && validation.gameCount > 0 && (
						<button type="button" class="show-boards" aria-label={filled(items.itemsOf, { name }, words)} onClick={() => setOpen(true)}>
							{items.items}
						</button>
					)}
					{state !== "done" && state !== "failed" && (
						<button type="button" class="stop" aria-label={filled(stopped ? list.convertThis : list.stopThis, { name }, words)} onClick={stopOrGoOn}>
							{stopped ? list.convert : list.stop}
						</button>
					)}
					<button type="button" class="remove" aria-label={filled(list.removeThis, { name }, words)} title={list.remove} onClick={remove}>
						✕
					</button>
				</FileActions>
			</div>
			{!(open && hasDetails) && <DownloadNotes row={row} />}
			{told && (
				<p class="file-said">
					<span role="status">{told}</span>{" "}
					<button type="button" aria-label={list.close} title={list.close} onClick={() => setTold(undefined)}>
						✕
					</button>
				</p>
			)}
			{filling.view}
			{dialog && <FileDialog name={dialog} row={row} leave={() => setDialog(undefined)} />}
			{problem && (
				<p class="problem">
					<b>{list.notConverted}</b> {problem}
				</p>
			)}
			{open && hasDetails && (
				<div id={details} class="details">
					<FileTabs row={row} />
				</div>
			)}
			{/* They come when the check ends: below what is read by then, so that nothing of it moves. */}
			{open && hasDetails && <DownloadNotes row={row} />}
		</li>
	);
}

/** What a person should know of the download. */
function DownloadNotes({ row }: { row: Row }) {
	const { conversion } = useShared();
	const { list } = useSite();
	const { download, validation } = row;
	const beyond = beyondOf(row);
	return (
		<>
			{download && validation?.from && <p class="converted">{list.converted[validation.from]}</p>}
			{beyond && (
				<p class="converted">
					<EncodingNote beyond={beyond} downloads={1} choose={(asLatin1) => conversion.writeAgain(row, asLatin1)} />
				</p>
			)}
		</>
	);
}

const isOfLink = ({ file, original = file }: Row, link: Link | undefined) => link !== undefined && isSameLink(linkOf(original), link);

/** What there is of a file, its boards first. While it is converted, the rest is to come. */
function FileTabs({ row }: { row: Row }) {
	const { validation, download } = row;
	const words = useSite();
	const { list, tag } = words;
	const room = useRoom(row);
	const [tab, setTab] = useState(() => wantedSpot(row.id)?.tab);
	const [opened, setOpened] = useState<ItemsProps["opened"]>();
	const panel = useRef<HTMLDivElement>(null);
	const openBoard = (game: number) => {
		setOpened({ game });
		setTab("boards");
	};
	const [hasOverview, setHasOverview] = useState(false);
	const [asked, setAsked] = useState<Asked>();
	const openFindings = (board: string) => {
		setAsked({ board });
		setTab("findings");
	};
	// The button that led here is in a panel that is hidden now.
	const focusOn = (name: string) => panel.current?.querySelector<HTMLElement>(`[data-tab=${name}]`)?.focus();
	useEffect(() => {
		if (opened) focusOn("boards");
	}, [opened]);
	useEffect(() => {
		if (asked) focusOn("findings");
	}, [asked]);
	const tabs = [];
	if (!validation || validation.gameCount > 0) {
		tabs.push({ name: "boards", label: labelled(room.words(words, row).items, validation?.gameCount, tag), panel: () => <room.Items row={row} validation={validation} opened={opened} openFindings={openFindings} hasOverview={setHasOverview} /> });
	}
	const { overview } = room;
	if (overview && hasOverview) tabs.push({ name: "overview", label: overview.label(words), panel: () => <Loaded key={row.file} open={overview.open} of={{ row, openItem: openBoard }} /> });
	if (validation) {
		const { counts } = validation;
		const findings = counts.error + counts.warning + counts.info;
		tabs.push({ name: "findings", label: labelled(list.findings, findings, tag), panel: () => <Findings row={row} validation={validation} openBoard={openBoard} asked={asked} /> });
		if (download) tabs.push({ name: "changes", label: labelled(list.changes, changesOf(validation), tag), panel: () => <Changes file={row.file} validation={validation} openBoard={openBoard} /> });
	}
	// The tab that was chosen may be gone, such as the boards of a file that turned out to have none.
	const chosen = (tabs.find(({ name }) => name === tab) ?? tabs[0])?.name;
	useWalk(row.id, chosen, chosen === tab, setTab);
	return (
		<div ref={panel}>
			<RoomContext.Provider value={room}>
				<Tabs of={nameInList(row)} tabs={tabs} chosen={chosen} choose={setTab} />
			</RoomContext.Provider>
		</div>
	);
}

/** Has the browser's buttons go back and forward through the tabs of a file. */
function useWalk(row: number, tab: string | undefined, isChosen: boolean, choose: (tab: string) => void): void {
	useEffect(() => {
		if (tab) noteTab(row, tab, isChosen);
	}, [row, tab, isChosen]);
	useEffect(() => {
		const follow = () => {
			const spot = wantedSpot(row);
			if (!spot) return;
			choose(spot.tab);
			// What has items takes that by itself.
			if (spot.item === undefined) placeTaken();
		};
		follow();
		return onWanted(follow);
	}, [row]);
}

function labelled(word: string, number: number | undefined, tag: string) {
	return (
		<>
			{word}
			{number !== undefined && <span class="tab-count"> {number.toLocaleString(tag)}</span>}
		</>
	);
}

function changesOf({ changes }: Outcome): number {
	return changes.reduce((sum, change) => sum + change.count, 0);
}

/** The host of an address, the name of a .zip, or that it was a link. */
function nameOfOrigin(origin: string, { link }: SiteWords): string {
	if (origin === fromLink) return link.origin;
	try {
		return new URL(origin).host;
	} catch {
		return origin;
	}
}

function StateText({ row }: { row: Row }) {
	const { file, state, validation, progress, saved } = row;
	const words = useSite();
	const room = useRoom(row);
	const { list } = words;
	if (state === "waiting") return <>{list.waiting}</>;
	if (state === "reading") {
		if (!progress?.total) return <>{list.reading}</>;
		return (
			<span class="reading">
				<progress max={progress.total} value={progress.done} aria-label={filled(list.read, { name: file.name }, words)} /> {Math.floor((100 * progress.done) / progress.total)} %
			</span>
		);
	}
	if (state === "stopped") return <>{list.stopped}</>;
	if (state === "failed" || !validation) return <span class="badge error">{list.failed}</span>;
	const { gameCount, counts } = validation;
	const fates = countFates(validation);
	const changed = changesOf(validation);
	return (
		<>
			<span class="badge in-tabs">{filled(room.words(words, row).count, { n: gameCount }, words)}</span>
			{fates.needs > 0 && <span class={`badge ${counts.error > 0 ? "error" : "warning"}`}>{filled(list.needs, { n: fates.needs }, words)}</span>}
			{fates.right > 0 && <span class="badge fine in-tabs">{filled(list.right, { n: fates.right }, words)}</span>}
			{fates.note > 0 && <span class="badge info in-tabs">{counted(fates.note, "info", words)}</span>}
			{counts.error + counts.warning + counts.info === 0 && <span class="badge fine">{list.noFindings}</span>}
			<span class="badge in-tabs">{changed > 0 ? counted(changed, "changes", words) : list.noChanges}</span>
			{saved === file && <span class="badge fine">{list.saved}</span>}
		</>
	);
}

/** A tab, and what it shows. */
interface Tab {
	name: string;
	label: ComponentChildren;
	panel: () => ComponentChildren;
}

interface Props {
	/** What the tabs are of, for those who do not see it. */
	of: string;
	tabs: readonly Tab[];
	/** The name of the one that is shown; undefined where there is none. */
	chosen: string | undefined;
	choose(name: string): void;
}

/** Tabs. A panel is made when it is first looked at, and then keeps what a person did in it. */
function Tabs({ of, tabs, chosen, choose }: Props) {
	const list = useRef<HTMLDivElement>(null);
	const id = useId();
	const made = useRef(new Set<string>());
	if (chosen) made.current.add(chosen);
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.ctrlKey || event.altKey || event.metaKey) return;
		const at = tabs.findIndex(({ name }) => name === chosen);
		const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
		const tab = to === undefined ? undefined : tabs.at(to % tabs.length);
		if (!tab) return;
		event.preventDefault();
		choose(tab.name);
		list.current?.querySelector<HTMLElement>(`[data-tab="${tab.name}"]`)?.focus();
	};
	return (
		<>
			<div ref={list} class="tabs" role="tablist" aria-label={of} onKeyDown={onKeyDown}>
				{tabs.map(({ name, label }) => (
					<button
						key={name}
						type="button"
						role="tab"
						id={`${id}-${name}-tab`}
						data-tab={name}
						aria-selected={name === chosen}
						aria-controls={`${id}-${name}`}
						tabIndex={name === chosen ? 0 : -1}
						onClick={() => choose(name)}
					>
						{label}
					</button>
				))}
			</div>
			{tabs.map(({ name, panel }) => (
				<div key={name} id={`${id}-${name}`} class="panel" role="tabpanel" aria-labelledby={`${id}-${name}-tab`} data-panel={name} hidden={name !== chosen}>
					{made.current.has(name) && panel()}
				</div>
			))}
		</>
	);
}
