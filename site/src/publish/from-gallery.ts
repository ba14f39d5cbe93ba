import { examples } from "../gallery/examples.js";
import { type Choices, untouched } from "./choices.js";

/** What the builder begins with: the example of the gallery that the address names, `#example=quiz`, or the sample. */
export function fromGallery(hash: string, before: Choices): Choices {
	const example = examples.find(({ name }) => hash === `#example=${name}`);
	if (!example) return before;
	const { "data-show": shown, ...values } = example.attributes;
	return { ...untouched(example.pbn), values, shown: shown ? new Set(shown.split(" ")) : before.shown };
}
