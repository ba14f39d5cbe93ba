import { kind } from "../publish/bridge-kind.js";
import type { GalleryRoom } from "../rooms/article.js";
import { bridge } from "../rooms/facts.js";
import { examples } from "./examples.js";

export const bridgeGallery: GalleryRoom = {
	facts: bridge,
	kinds: [kind],
	kindOf: () => kind,
	examples,
	path: { words: "gallery", examples: "gallery" },
	gallery({ gallery }) {
		const { title, lead, copy, open, copied, notCopied, ...examples } = gallery;
		return { title, lead, copy, open, copied, notCopied, examples };
	},
	// The viewer's file is large, and the gallery draws nothing with it.
	copyText: async (text) => (await import("pbnkit/viewer")).copyText(text),
};
