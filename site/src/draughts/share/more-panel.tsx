import type { MenuGame } from "../../played/share/game.js";
import { MoreOfGame } from "../../played/share/more-panel.js";
import { draughtsSharing } from "./sharing.js";

export const MorePanel = (menu: MenuGame) => <MoreOfGame menu={menu} sharing={draughtsSharing} />;
