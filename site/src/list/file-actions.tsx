import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { repairedName } from "../check/use-repairs.js";
import { useReport } from "../check/report/use-report.js";
import { useRoom, useShared } from "../files/context.js";
import { whyNot } from "../files/convert.js";
import { download } from "../files/download.js";
import type { Row } from "../files/rows.js";
import { exportName } from "../out/pack.js";
import { useSaving } from "../out/save-button.js";
import type { DialogName, Form, Offer } from "../rooms/room.js";
import { filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";
import { type Item, MenuButton } from "./menu-button.js";

interface Props {
	row: Row;
	/** Whether it is open, so that its download is what a person comes for next. */
	open: boolean;
	/** Computes what its boards make with open cards. */
	beginFilling(): void;
	/** Says what came of something; undefined where there is nothing to say. */
	tell: (sentence: string | undefined) => void;
	openDialog: (name: DialogName) => void;
	/** Other buttons of the row. */
	children: ComponentChildren;
}

/** All that can be made of a file: its download, others in a menu, and what else serves the whole file. */
export function FileActions({ row, open, beginFilling, tell, openDialog, children }: Props) {
	const { rows } = useShared();
	const words = useSite();
	const { list, out } = words;
	const { file, download: made, validation } = row;
	const save = useMaking(row, tell);
	const saving = useSaving([row]);
	const room = useRoom(row);
	const items = room.words(words, row);
	const hasItems = validation !== undefined && validation.gameCount > 0;
	const offers = (offer: Offer) => hasItems && room.offers.includes(offer) && !room.lacks?.(row, offer);
	const name = exportName(made?.name ?? file.name);
	const taken = () => rows.update(row.id, { taken: file });
	const repaired = useAddress(row.repairs ? file : undefined);
	const reports = useReport(room, [row], tell);

	const offered = (offer: Offer | Form): Item[] => {
		if (!hasItems) return [];
		if (typeof offer === "object") return offer.lacks?.(row) ? [] : [{ name: offer.name, label: offer.label(words), run: () => void save(offer) }];
		if (offer === "chosen" && validation.gameCount > 1) return [{ name: offer, label: list.as.chosen, run: () => openDialog(offer) }];
		return offer === "dd" && offers(offer) ? [{ name: offer, label: list.as.dd, run: beginFilling }] : [];
	};
	const downloads = (): Item[] => [
		...(made ? [{ name: "pbn", label: row.document ? list.as.document : items.download, href: made.url, download: name, run: taken }] : []),
		...(repaired ? [{ name: "repaired", label: items.onlyFixes, href: repaired, download: repairedName(file.name), run: taken }] : []),
		...(saving.ready ? [{ name: "save", label: out.save, run: saving.ask }] : []),
		...room.offers.flatMap(offered),
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
function useMaking(row: Row, tell: Props["tell"]): (form: Form) => Promise<void> {
	const { works } = useShared();
	const room = useRoom(row);
	const words = useSite();
	const { out } = words;
	const stop = useRef<AbortController>(undefined);
	useLayoutEffect(() => () => stop.current?.abort(), []);
	const isBusy = useRef(false);
	return async (form) => {
		if (isBusy.current) return;
		isBusy.current = true;
		const { signal } = (stop.current = new AbortController());
		const name = form.nameOf(row);
		tell(filled(out.making, { name }, words));
		try {
			const made = await form.make(works.of(room), row, signal);
			signal.throwIfAborted();
			if (made) download(made.blob, name);
			tell(made ? (made.said ?? filled(out.isMade, { name }, words)) : filled(form.nothing?.(words) ?? out.noResults, { name: row.file.name }, words));
		} catch (error) {
			if (!signal.aborted) tell(whyNot(error));
		}
		isBusy.current = false;
	};
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
