import type { VNode } from "preact";
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { whyNot } from "../files/convert.js";
import type { Row } from "../files/rows.js";
import { BoardReader, readerOf } from "../read/board-reader.js";
import { useDisplay } from "../read/use-display.js";
import type { Entry } from "../read/entry.js";
import { LanguageProvider } from "../read/language.js";
import { useBoards } from "../read/use-boards.js";
import { useSite } from "../words/use-site.js";
import { boardsFile } from "./boards-file.js";

/** What is asked before something is done with the boards of a file. */
const contents = {
	chosen: () =>
		import("../out/chosen-boards.js").then(
			({ ChosenBoards }): Content =>
				({ reader, found, complete }) => <ChosenBoards reader={reader} found={found} complete={complete} />,
		),
	print: () =>
		import("../read/print/print-menu.js").then(
			({ PrintForm }): Content =>
				({ reader, found, display: { settings, display } }) => <PrintForm reader={reader} chosen={undefined} found={found} settings={settings} suits={display.suits} />,
		),
} satisfies Record<string, () => Promise<Content>>;

export type DialogName = keyof typeof contents;

/** The boards of a file. */
interface Given {
	reader: BoardReader;
	found: readonly Entry[];
	/** Whether all of them are known by now. */
	complete: boolean;
	display: ReturnType<typeof useDisplay>;
}

type Content = (given: Given) => VNode;

/** A dialog about boards of a file. */
export function FileDialog({ name, row, leave }: { name: DialogName; row: Row; leave: () => void }) {
	const { list } = useSite();
	const dialog = useRef<HTMLDialogElement>(null);
	const heading = useId();
	const [content, setContent] = useState<{ Content: Content }>();
	const [problem, setProblem] = useState<string>();
	const display = useDisplay();
	const reader = useMemo(() => readerFor(row), [row]);
	const { problem: notRead } = useBoards(reader);
	useEffect(() => {
		dialog.current?.showModal();
		contents[name]().then(
			(Content) => setContent({ Content }),
			(error) => setProblem(whyNot(error)),
		);
	}, []);
	useLayoutEffect(() => dialog.current?.querySelector<HTMLElement>("input, select")?.focus(), [content]);
	const { query } = reader.place;
	const { index, complete } = reader;
	const found = query.trim() === "" ? index.entries : index.search(query).found();
	const wrong = problem ?? notRead;
	return (
		<dialog ref={dialog} class="file-dialog" aria-labelledby={heading} data-dialog={name} onClose={leave}>
			<h2 id={heading}>{(name === "print" ? list.print : list.as.chosen).replace(/…$/, "")}</h2>
			{wrong ? (
				<p role="alert">{wrong}</p>
			) : (
				<LanguageProvider value={display.language}>
					<div lang={display.language.words.tag}>{content ? <content.Content {...{ reader, found, complete, display }} /> : <p>…</p>}</div>
				</LanguageProvider>
			)}
			<p class="dialog-buttons">
				<button type="button" onClick={() => dialog.current?.close()}>
					{list.close}
				</button>
			</p>
		</dialog>
	);
}

/** The reader of a file, if it has read all of it, else one of its own: what is read for the list on the page may be given up. */
function readerFor(row: Row): BoardReader {
	const { file, encoding } = boardsFile(row);
	const shown = readerOf(file, encoding);
	if (shown.complete) return shown;
	const own = new BoardReader(file, encoding);
	own.place.query = shown.place.query;
	for (const number of shown.marked) own.marked.add(number);
	return own;
}
