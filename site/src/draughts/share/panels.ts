import type { Panels } from "../../played/share/menus.js";

/** The menus of a game of draughts, each of which is loaded when it is opened. */
export const draughtsPanels: Panels = {
	share: async () => (await import("./share-panel.js")).SharePanel,
	copy: async () => (await import("./copy-panel.js")).CopyPanel,
	more: async () => (await import("./more-panel.js")).MorePanel,
};
