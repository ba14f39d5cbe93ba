import type { ComponentType } from "preact";
import { useLanguage } from "../read/language.js";
import type { MenuBoard } from "./board.js";
import { ItemMenu } from "./item-menu.js";

const panels = {
	share: () => import("./share-panel.js").then(({ SharePanel }) => SharePanel),
	copy: () => import("./copy-panel.js").then(({ CopyPanel }) => CopyPanel),
	more: () => import("./more-panel.js").then(({ MorePanel }) => MorePanel),
} satisfies Record<string, () => Promise<ComponentType<MenuBoard>>>;

/** A menu of a board: its link, its copies, or where else it can go. */
export function BoardMenu({ name, board }: { name: keyof typeof panels; board: MenuBoard }) {
	const { menus } = useLanguage();
	return <ItemMenu name={name} label={menus[name]} load={panels[name]} of={board} is={board.game.number} />;
}
