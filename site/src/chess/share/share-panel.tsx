import type { MenuGame } from "../../played/share/game.js";
import { SendGame } from "../../played/share/share-panel.js";
import { chessSharing } from "./sharing.js";

export const SharePanel = (menu: MenuGame) => <SendGame menu={menu} sharing={chessSharing} />;
