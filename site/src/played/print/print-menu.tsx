import type { ComponentType } from "preact";
import { useState } from "preact/hooks";
import { whyNot } from "../../files/convert.js";
import { ReaderMenu } from "../../list/reader-menu.js";
import { useSite } from "../../words/use-site.js";

interface Props<Of> {
	load(): Promise<ComponentType<Of>>;
	/** What is printed. */
	of: Of;
}

/** The menu of an item that prints it, or all of the list. What it asks is loaded when it is opened. */
export function PrintMenu<Of extends object>({ load, of }: Props<Of>) {
	const { list } = useSite();
	const [loaded, setLoaded] = useState<{ Form: ComponentType<Of> }>();
	const [problem, setProblem] = useState<string>();
	const toggled = (isOpen: boolean) => {
		if (!isOpen || loaded) return;
		load().then(
			(Form) => setLoaded({ Form }),
			(error) => setProblem(whyNot(error)),
		);
	};
	return (
		<ReaderMenu name="print" title={list.print.replace(/…$/, "")} onToggle={toggled}>
			{loaded ? <loaded.Form {...of} /> : <p class="reader-sheet">{problem ?? "…"}</p>}
		</ReaderMenu>
	);
}
