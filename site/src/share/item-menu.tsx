import type { ComponentType } from "preact";
import { useState } from "preact/hooks";
import { whyNot } from "../files/convert.js";
import { ReaderMenu } from "../list/reader-menu.js";

interface Props<Of> {
	name: "share" | "copy" | "more";
	label: string;
	/** What the menu does, which is loaded when it is opened. */
	load(): Promise<ComponentType<Of>>;
	/** What it is of; with another key it begins anew. */
	of: Of;
	is: string | number;
}

/** A menu of an item: its link, its copies, or where else it can go. */
export function ItemMenu<Of extends object>({ name, label, load, of, is }: Props<Of>) {
	const [open, setOpen] = useState(false);
	const [panel, setPanel] = useState<{ Panel: ComponentType<Of> }>();
	const [problem, setProblem] = useState<string>();
	const toggled = (isOpen: boolean) => {
		setOpen(isOpen);
		if (!isOpen || panel) return;
		setProblem(undefined);
		load().then(
			(Panel) => setPanel({ Panel }),
			(error) => setProblem(whyNot(error)),
		);
	};
	return (
		<ReaderMenu name={name} title={name === "more" ? <span aria-label={label}>⋯</span> : label} onToggle={toggled}>
			<div class={`reader-sheet share-sheet share-sheet-${name}`}>
				{problem ? <p role="alert">{problem}</p> : open && panel ? <panel.Panel key={is} {...of} /> : <p>…</p>}
			</div>
		</ReaderMenu>
	);
}
