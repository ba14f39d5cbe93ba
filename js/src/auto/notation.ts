import type { Bytes } from "../pbn/types.js";
import type { Translation } from "../viewer/language/words.js";
import type { Ask } from "./ask.js";
import type { ChessHandle } from "./chess/handle.js";
import type { DraughtsHandle } from "./draughts/handle.js";
import type { ProblemsHandle } from "./problems/handle.js";
import type { Handle } from "./view/mounted.js";
import type { ShowOptions } from "./options.js";

/**
 * A block that is shown: of bridge, of chess, of draughts, or of chess problems.
 *
 * @example
 * ```ts
 * import { type Shown, upgrade } from "pbnkit/auto";
 *
 * const isBridge = ({ notation }: Shown) => notation === "pbn";
 * console.log((await upgrade()).every(isBridge)); // true
 * ```
 */
export type Shown = Handle | ChessHandle | DraughtsHandle | ProblemsHandle;

/** An element of a page that holds a text of a notation. */
export interface Container {
	notation: Notation;
	/** The name of its element, which is that of a kind of containers in what finds blocks in a page's source, too. */
	kind: string;
	element: HTMLElement;
	/** Those of a <code> in a <pre> as well, which win. */
	attributes: Record<string, string>;
	/** All of its kind as the page's source has them, in its order: those that were shown already, too. */
	ofItsKind(): Element[];
}

type Given = [page: Record<string, string>, language: string | Translation, options: ShowOptions];

/** What shows the blocks of a notation. */
export interface View<Kit> {
	/** Whether nothing but the module can read a container. */
	needsModule(container: Container, page: Record<string, string>, options: ShowOptions): boolean;
	/** The same of a block that is rendered text. */
	needsModuleToLive(element: Element): boolean;
	/** Begins what can be done for a block while the module is on its way. */
	expect(block: { element: HTMLElement; container?: Container }, ...given: Given): void;
	/** Gets all that a block needs; what it gives shows it at once. Undefined where it is left as it was. */
	prepare(ask: Ask<Kit>, container: Container, ...given: Given): Promise<(() => Shown) | undefined>;
	/** The same for a block that is rendered text. */
	enliven(ask: Ask<Kit>, element: HTMLElement): Promise<() => Shown>;
	/** Shows a file, or a text, at the end of an element. */
	render(ask: Ask<Kit>, element: Element, source: Bytes | string, language: string | Translation, options: ShowOptions): Promise<Shown>;
	/** Opens the place that the address of the page names. */
	open(blocks: readonly Shown[], hash: string): void;
}

/** A notation that is found in pages, and what shows it, which is loaded where there is a block of it. */
export interface Notation {
	/** What its class is, and its attributes begin with. */
	readonly key: string;
	readonly selectors: Readonly<Record<string, string>>;
	/** What an address names that leads to a place in a block. */
	readonly link: string;
	/** What the HTML of a block has that nothing but the module can read, as far as that is known without the view. */
	readonly mark: RegExp;
	loadView(): Promise<View<unknown>>;
	/** Loads the module once for the page, and only when somebody asks for it. What failed may be tried again. */
	ask: Ask<unknown>;
	/** Whether an attempt has failed: nobody should try again by himself. */
	hasFailed: boolean;
}
