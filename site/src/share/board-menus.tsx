import { useState } from "preact/hooks";
import { whyNot } from "../files/convert.js";
import { useLanguage } from "../read/language.js";
import { ReaderMenu } from "../list/reader-menu.js";
import type { MenuBoard } from "./board.js";

type Panel = (board: MenuBoard) => preact.VNode;

/** What the menus of a board do, which is loaded when one of them is opened. */
const panels = {
	share: () => import("./share-panel.js").then(({ SharePanel }) => SharePanel),
	copy: () => import("./copy-panel.js").then(({ CopyPanel }) => CopyPanel),
	more: () => import("./more-panel.js").then(({ MorePanel }) => MorePanel),
} satisfies Record<string, () => Promise<Panel>>;

/** A menu of a board: its link, its copies, or where else it can go. */
export function BoardMenu({ name, board }: { name: keyof typeof panels; board: MenuBoard }) {
	const { menus } = useLanguage();
	const [open, setOpen] = useState(false);
	const [panel, setPanel] = useState<{ Panel: Panel }>();
	const [problem, setProblem] = useState<string>();
	const toggled = (isOpen: boolean) => {
		setOpen(isOpen);
		if (!isOpen || panel) return;
		setProblem(undefined);
		panels[name]().then(
			(Panel) => setPanel({ Panel }),
			(error) => setProblem(whyNot(error)),
		);
	};
	const label = menus[name];
	return (
		<ReaderMenu name={name} title={name === "more" ? <span aria-label={label}>⋯</span> : label} onToggle={toggled}>
			<div class={`reader-sheet share-sheet share-sheet-${name}`}>
				{problem ? <p role="alert">{problem}</p> : open && panel ? <panel.Panel key={board.game.number} {...board} /> : <p>…</p>}
			</div>
		</ReaderMenu>
	);
}
