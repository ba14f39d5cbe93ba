import { CopyGame } from "../../played/share/copy-panel.js";
import type { MenuGame } from "../../played/share/game.js";
import { draughtsSharing } from "./sharing.js";

export const CopyPanel = (menu: MenuGame) => <CopyGame menu={menu} sharing={draughtsSharing} />;
