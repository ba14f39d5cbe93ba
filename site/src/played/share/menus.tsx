import type { ComponentChildren, ComponentType } from "preact";
import { useShared } from "../../files/context.js";
import { ItemMenu } from "../../share/item-menu.js";
import type { PlayedShareWords } from "../../words/words.js";
import type { GameReader } from "../game-reader.js";
import type { PlayedGame, PlayedSpot } from "../notation.js";
import type { PaperGame, ViewerWords } from "../print/paper.js";
import type { MenuGame } from "./game.js";

/** What the menus do, each of which is loaded when it is opened. */
export type Panels = Readonly<Record<"share" | "copy" | "more", () => Promise<ComponentType<MenuGame>>>>;

interface Props {
	panels: Panels;
	reader: GameReader;
	/** Undefined until it is read. */
	game: PlayedGame | undefined;
	words: ViewerWords;
	texts: PlayedShareWords;
	spot(): PlayedSpot;
	/** Other menus between them. */
	children: ComponentChildren;
}

/** The menus of a game: its link, its copies, and where else it can go. */
export function GameMenus({ panels, reader, game, words, texts, spot, children }: Props) {
	const { home } = useShared();
	const menu = (name: keyof Panels) =>
		game && <ItemMenu key={name} name={name} label={texts.menus[name]} load={panels[name]} of={{ reader, game: game as PaperGame, words, texts, home, spot }} is={game.number} />;
	return (
		<div class="reader-menus">
			{menu("share")}
			{menu("copy")}
			{children}
			{menu("more")}
		</div>
	);
}
