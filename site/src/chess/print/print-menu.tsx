import type { ComponentType } from "preact";
import { useState } from "preact/hooks";
import { whyNot } from "../../files/convert.js";
import { ReaderMenu } from "../../list/reader-menu.js";
import { useSite } from "../../words/use-site.js";
import type { PrintFormProps } from "./print-form.js";

/** The menu of a game that prints it, or all of the list. What it asks is loaded when it is opened. */
export function PrintMenu(props: PrintFormProps) {
	const { list } = useSite();
	const [loaded, setLoaded] = useState<{ Form: ComponentType<PrintFormProps> }>();
	const [problem, setProblem] = useState<string>();
	const load = (isOpen: boolean) => {
		if (!isOpen || loaded) return;
		import("./print-form.js").then(
			({ PrintForm }) => setLoaded({ Form: PrintForm }),
			(error) => setProblem(whyNot(error)),
		);
	};
	return (
		<ReaderMenu name="print" title={list.print.replace(/…$/, "")} onToggle={load}>
			{loaded ? <loaded.Form {...props} /> : <p class="reader-sheet">{problem ?? "…"}</p>}
		</ReaderMenu>
	);
}
