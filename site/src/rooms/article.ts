import type { ComponentType } from "preact";
import type { SiteWords } from "../words/words.js";
import type { Facts } from "./facts.js";

/** What the builder says, that of a room in its place. */
export type BuilderTexts = Omit<SiteWords["builder"], Tables> & Readonly<Record<Tables | "typed", Texts>>;

/** What each room has words of its own for. */
type Tables = "knobs" | "values" | "shows" | "links" | "containers";

type Texts = Readonly<Record<string, string>>;

/** What the gallery says, that of each example by its name. */
export interface GalleryTexts {
	title: string;
	lead: string;
	copy: string;
	open: string;
	copied: string;
	notCopied: string;
	examples: Readonly<Record<string, { title: string; text: string }>>;
}

/** A setting that a writer chooses. The first value is what the viewer does where nothing is said. */
export interface Knob {
	/** The attribute. */
	name: string;
	/** Of `knobs`. */
	label: string;
	/** Each with its word, of `values`; without one it is its own label. */
	values: readonly (readonly [value: string, word?: string])[];
}

/** A setting that a writer types. */
export interface Typed {
	/** The attribute. */
	name: string;
	/** Of `typed`, as the hint is. */
	label: string;
	hint: string;
}

/** What can stand in an article: how the embed script finds it, and what can be set. */
export interface Kind {
	/** Of its containers: `<pre class="pgn">`, `<PGN>`, a fence. */
	key: string;
	/** The name of its own element. */
	element: string;
	/** Of a script that holds it. */
	type: string;
	/** The stylesheet of the package. */
	styles: string;
	knobs: readonly Knob[];
	typed: readonly Typed[];
	/** The attributes that are set where the text is given, and not among the looks. */
	given?: readonly string[];
	/** The parts that can be left out, and those that are shown only where they are asked for. */
	parts: readonly (readonly [part: string, shown: boolean])[];
	/** Where else it can be opened. */
	links: readonly string[];
}

/** An example of the gallery. */
export interface Example {
	/** Of its words, and of its address in the page. */
	name: string;
	/** The attributes of its container that differ from what the viewer does anyway. */
	attributes: Readonly<Record<string, string>>;
	text: string;
}

/** What a room has in the gallery. */
export interface GalleryRoom {
	facts: Facts;
	/** The first is what a text is taken for that says nothing else. */
	kinds: readonly [Kind, ...Kind[]];
	/** Which of them a text is. */
	kindOf(text: string): Kind;
	examples: readonly Example[];
	/** Where a page names its words, and those of each example: "gallery". */
	path: { words: string; examples: string };
	gallery(site: SiteWords): GalleryTexts;
	/** Puts a text on the clipboard, where a person has just asked for it. */
	copyText(text: string): Promise<void>;
}

/** What the preview shows. */
export interface Drawn {
	/** The kind that it was drawn as. */
	kind: Kind;
	/** Its games, as the handle of the embed script has them. */
	items: readonly unknown[];
	/** Where its reader is, as the event says it that the room names. */
	spot: unknown;
}

/** What is published, as a room gets it. */
export interface Published extends Drawn {
	text: string;
	attributes: Readonly<Record<string, string>>;
	/** The language of what is shown. */
	tag: string;
}

/** What stands for it where no script runs. */
export interface Still {
	/** Undefined where it has no name of its own. */
	title?: string | undefined;
	/** In words, for those who do not see the picture. */
	description?: string | undefined;
	/** What the picture is called. */
	pictureName: string;
	picture?(): Promise<Blob>;
}

export interface SourceProps {
	texts: BuilderTexts;
	text: string;
	kind: Kind;
	/** What the preview shows. */
	drawn: Drawn | undefined;
	/** Takes another text; of the kind that it is, where none is said. */
	change(text: string, kind?: Kind): void;
	/** The setting of an attribute, and how it is set; "" is what holds anyway. */
	setting(name: string): string | undefined;
	set(name: string, value: string): void;
}

/** What a room puts into the builder. What a room does not have does not appear there. */
export interface ArticleRoom extends GalleryRoom {
	texts(site: SiteWords): BuilderTexts;
	/** What it begins with. */
	sample: string;
	/** What is in the field before the first text. */
	bare: string;
	/** The names of programs that are the same in each language, by their links. */
	programs: Texts;
	/** What holds where a writer has said nothing, by the attribute. */
	implied?(values: Readonly<Record<string, string>>, items: readonly unknown[]): Readonly<Record<string, string>>;
	/** Whether a text is read as it is, or becomes one first; or why it is not read, if that is known. */
	takes(text: string): "unchanged" | "converted" | { problem: string | undefined };
	convert?(text: string): Promise<string>;
	/** What a writer gives, in place of the field for a text. */
	Source?: ComponentType<SourceProps>;
	/** The event by which the preview tells where its reader is. */
	steps?: string;
	/** What an address has in it: nothing of what is not shown. */
	linked?(published: Published): { text: string; attributes: Readonly<Record<string, string>> };
	still(published: Published): Promise<Still>;
	/** What a frame without a name of its own is called. */
	untitled(site: SiteWords): string;
}
