import type { GalleryRoom } from "../../rooms/article.js";
import type { OwnArticles } from "./own.js";

/** The gallery of a notation. */
export function galleryOf({ facts, games, positions, examples, path, words, hasPositions, copyText }: OwnArticles): GalleryRoom {
	return {
		facts,
		kinds: [games, positions],
		kindOf: (text) => (hasPositions(text) ? positions : games),
		examples,
		path: { words: `${path}.gallery`, examples: `${path}.gallery.examples` },
		gallery(site) {
			const { copy, open, copied, notCopied } = site.gallery;
			return { ...words(site).gallery, copy, open, copied, notCopied };
		},
		copyText,
	};
}
