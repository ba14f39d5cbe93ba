import type { Pbn } from "pbnkit";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { repairedName } from "../check/use-repairs.js";
import { useReport } from "../check/report/use-report.js";
import { useRoom, useShared } from "../files/context.js";
import { whyNot } from "../files/convert.js";
import { download } from "../files/download.js";
import type { Row } from "../files/rows.js";
import { type Board, boardsOf } from "../out/boards.js";
import { asLin, type Form, type Made, madeOf } from "../out/forms.js";
import { exportName, savedName } from "../out/pack.js";
import { useSaving } from "../out/save-button.js";
import { storedDisplay } from "../read/display.js";
import type { Filling } from "../read/solving/fill-in.js";
import type { Offer } from "../rooms/room.js";
import { filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";
import type { DialogName } from "./file-dialog.js";
import { boardsFile, fillable } from "./boards-file.js";
import { type Item, MenuButton } from "./menu-button.js";

interface Props {
	row: Row;
	/** Whether it is open, so that its download is what a person comes for next. */
	open: boolean;
	/** What its boards make with open cards. */
	filling: Filling;
	/** Says what came of something; undefined where there is nothing to say. */
	tell: (sentence: string | undefined) => void;
	openDialog: (name: DialogName) => void;
	/** Other buttons of the row. */
	children: ComponentChildren;
}

/** All that can be made of a file: its download, others in a menu, and what else serves the whole file. */
export function FileActions({ row, open, filling, tell, openDialog, children }: Props) {
	const { rows } = useShared();
	const words = useSite();
	const { list, out } = words;
	const { file, download: made, validation } = row;
	const save = useMaking(row, tell);
	const saving = useSaving([row]);
	const room = useRoom(row);
	const hasItems = validation !== undefined && validation.gameCount > 0;
	const offers = (offer: Offer) => hasItems && room.offers.includes(offer) && !room.lacks?.(row, offer);
	const name = exportName(made?.name ?? file.name);
	const taken = () => rows.update(row.id, { taken: file });
	const repaired = useAddress(row.repairs ? file : undefined);
	const reports = useReport([row], tell);

	const downloads = (): Item[] => [
		...(made ? [{ name: "pbn", label: row.document ? list.as.document : list.as.pbn, href: made.url, download: name, run: taken }] : []),
		...(repaired ? [{ name: "repaired", label: list.as.repaired, href: repaired, download: repairedName(file.name), run: taken }] : []),
		...(saving.ready ? [{ name: "save", label: out.save, run: saving.ask }] : []),
		...(offers("lin") ? [{ name: "lin", label: list.as.lin, run: () => void save("lin") }] : []),
		...(offers("chosen") && (validation?.gameCount ?? 0) > 1 ? [{ name: "chosen", label: list.as.chosen, run: () => openDialog("chosen") }] : []),
		...(offers("html") ? [{ name: "html", label: list.as.html, run: () => void save("html") }] : []),
		...(offers("csv") ? [{ name: "csv", label: list.as.csv, run: () => void save("csv") }] : []),
		...(offers("dd") ? [{ name: "dd", label: list.as.dd, run: () => filling.begin([fillable(row)]) }] : []),
	];
	const others = (): Item[] => [
		...(offers("print") ? [{ name: "print", label: list.print, run: () => openDialog("print") }] : []),
		...(offers("report") ? reports : []).map(({ extension, title, make }) => ({ name: `report-${extension}`, label: filled(list.report, { format: title }, words), run: () => void make() })),
	];
	return (
		<span class="file-actions">
			{made && (
				<span class="split">
					<a class={open ? "button primary" : "button"} data-download href={made.url} download={name} aria-label={filled(list.downloadOf, { name }, words)} onClick={taken}>
						{list.download}
					</a>
					<MenuButton name="download" label={filled(list.downloadsOf, { name: file.name }, words)} items={downloads}>
						<span aria-hidden="true">▾</span>
					</MenuButton>
				</span>
			)}
			{children}
			{(offers("print") || offers("report")) && (
				<MenuButton name="more" label={filled(list.moreOf, { name: file.name }, words)} items={others}>
					<span aria-hidden="true">⋯</span>
				</MenuButton>
			)}
			{saving.view}
		</span>
	);
}

/** Saves a whole file in a form that is made when it is asked for. */
function useMaking(row: Row, tell: Props["tell"]): (form: Exclude<Form, "pbn">) => Promise<void> {
	const { work } = useShared();
	const words = useSite();
	const { list, out } = words;
	const stop = useRef<AbortController>(undefined);
	useLayoutEffect(() => () => stop.current?.abort(), []);
	const isBusy = useRef(false);
	return async (form) => {
		if (isBusy.current) return;
		isBusy.current = true;
		const { signal } = (stop.current = new AbortController());
		const name = form === "csv" ? savedName(row.file.name, "results", ".csv") : savedName(row.file.name, "export", `.${form}`);
		tell(filled(out.making, { name }, words));
		try {
			const made = await work.do((pbn) => (form === "lin" ? asLin(pbn, boardsFile(row).file, signal) : madeWhole(pbn, row, form, signal)), { length: row.file.size, urgent: true, signal });
			signal.throwIfAborted();
			if (made) download(made.blob, name);
			tell(made ? (made.missing > 0 ? filled(list.linLost, { n: made.missing, name }, words) : filled(out.isMade, { name }, words)) : filled(out.noResults, { name: row.file.name }, words));
		} catch (error) {
			if (!signal.aborted) tell(whyNot(error));
		}
		isBusy.current = false;
	};
}

async function madeWhole(pbn: Pbn, row: Row, form: Form, signal: AbortSignal): Promise<Made | undefined> {
	const boards: Board[] = [];
	for await (const board of boardsOf(pbn, boardsFile(row), signal)) boards.push(board);
	return madeOf(pbn, boards, { form, fileName: row.file.name, display: storedDisplay(), signal });
}

/** An address of a file in the page. */
function useAddress(file: File | undefined): string | undefined {
	const [address, setAddress] = useState<string>();
	useEffect(() => {
		if (!file) return setAddress(undefined);
		const made = URL.createObjectURL(file);
		setAddress(made);
		return () => URL.revokeObjectURL(made);
	}, [file]);
	return address;
}
