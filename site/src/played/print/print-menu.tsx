import type { ComponentType } from "preact";
import { useState } from "preact/hooks";
import { whyNot } from "../../files/convert.js";
import { ReaderMenu } from "../../list/reader-menu.js";
import { useSite } from "../../words/use-site.js";
import type { PrintFormProps } from "./print-form.js";

interface Props extends PrintFormProps {
	load(): Promise<ComponentType<PrintFormProps>>;
}

/** The menu of a game that prints it, or all of the list. What it asks is loaded when it is opened. */
export function PrintMenu({ load, ...props }: Props) {
	const { list } = useSite();
	const [loaded, setLoaded] = useState<{ Form: ComponentType<PrintFormProps> }>();
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
			{loaded ? <loaded.Form {...props} /> : <p class="reader-sheet">{problem ?? "…"}</p>}
		</ReaderMenu>
	);
}
