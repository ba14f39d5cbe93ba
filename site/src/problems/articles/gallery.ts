import type { GalleryRoom } from "../../rooms/article.js";
import { problems } from "../../rooms/facts.js";
import { examples } from "./examples.js";
import { kind } from "./kinds.js";
import { articleWords } from "./language.js";

export const problemsGallery: GalleryRoom = {
	facts: problems,
	kinds: [kind],
	kindOf: () => kind,
	examples,
	path: { words: "problemsArticles.gallery", examples: "problemsArticles.gallery.examples" },
	gallery(site) {
		const { copy, open, copied, notCopied } = site.gallery;
		return { ...articleWords(site).gallery, copy, open, copied, notCopied };
	},
	// The viewer's file is large, and the gallery draws nothing with it.
	copyText: async (text) => (await import("pbnkit/viewer")).copyText(text),
};
