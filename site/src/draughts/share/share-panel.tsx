import type { MenuGame } from "../../played/share/game.js";
import { SendGame } from "../../played/share/share-panel.js";
import { draughtsSharing } from "./sharing.js";

export const SharePanel = (menu: MenuGame) => <SendGame menu={menu} sharing={draughtsSharing} />;
