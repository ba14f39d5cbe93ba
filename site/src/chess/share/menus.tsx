import type { PgnGame } from "pbnkit/pgn/read";
import type { ComponentChildren, ComponentType } from "preact";
import { useShared } from "../../files/context.js";
import { ItemMenu } from "../../share/item-menu.js";
import { useSite } from "../../words/use-site.js";
import type { GameReader } from "../game-reader.js";
import { chessWords, viewerWords } from "../language.js";
import type { MenuGame, Spot } from "./game.js";

const panels = {
	share: () => import("./share-panel.js").then(({ SharePanel }) => SharePanel),
	copy: () => import("./copy-panel.js").then(({ CopyPanel }) => CopyPanel),
	more: () => import("./more-panel.js").then(({ MorePanel }) => MorePanel),
} satisfies Record<string, () => Promise<ComponentType<MenuGame>>>;

interface Props {
	reader: GameReader;
	/** Undefined until it is read. */
	game: PgnGame | undefined;
	spot(): Spot;
	/** Other menus between them. */
	children: ComponentChildren;
}

/** The menus of a game: its link, its copies, and where else it can go. */
export function GameMenus({ reader, game, spot, children }: Props) {
	const site = useSite();
	const { home } = useShared();
	const { share: texts } = chessWords(site);
	const words = viewerWords(site);
	const menu = (name: keyof typeof panels) =>
		game && <ItemMenu key={name} name={name} label={texts.menus[name]} load={panels[name]} of={{ reader, game, words, texts, home, spot }} is={game.number} />;
	return (
		<div class="reader-menus">
			{menu("share")}
			{menu("copy")}
			{children}
			{menu("more")}
		</div>
	);
}
