import type { ComponentType } from "preact";
import type { Calling, Converted } from "../files/converted.js";
import type { Work } from "../files/work.js";
import type { Kit, Outcome, Verbs } from "../files/kit.js";
import type { Row } from "../files/rows.js";
import type { BeyondLatin1 } from "../out/written.js";
import type { Forms, SiteWords } from "../words/words.js";
import type { Facts } from "./facts.js";

/** What a notation puts into the page. What a room does not have does not appear for its files. */
export interface Room {
	facts: Facts;
	/** What the page says of its items, in the page's language; of those of a file, where that is known. */
	words(site: SiteWords, row?: Row): ItemWords;
	/** Loads its module into a worker. */
	load(): Promise<Kit>;
	/** What a worker does while nobody waits, so that the first file takes less. */
	warmUp?(kit: Kit, signal: AbortSignal): Promise<void>;
	/** Checks a file and writes it in export format. Rejects as `convert` of files/convert.ts does. */
	convert(work: Work, file: File, calling: Calling): Promise<Converted>;
	/** The verbs for a file, of which a module may have several kinds. */
	verbs(kit: Kit, file: File): Verbs | Promise<Verbs>;
	/** What the menus of a file offer beside its export format, in their order. */
	offers: readonly (Offer | Form)[];
	/** Whether a file is known to have nothing for an offer, which it could only refuse. */
	lacks?(row: Row, offer: Offer): boolean;
	/** What is asked before something is done with the items of a file. */
	dialogs?: { readonly [Name in DialogName]?: () => Promise<ComponentType<{ row: Row }>> };
	/** Makes one file of the items of several. */
	merge?(work: Work, rows: readonly Row[], making: Merging): Promise<Merged>;
	/** How the name of the file ends that a file is merged into; without it as all of the room. */
	mergesAs?(row: Row): string;
	/** Whether a text of which nothing else is known may have items of the room. */
	hasSigns?(text: string): boolean;
	/** What the page says of itself where it is the room's own. */
	page?(site: SiteWords): PageWords;
	/** An item to look at, for those who have no file here yet. */
	First?: ComponentType;
	/** The items of a file: its first tab. */
	Items: ComponentType<ItemsProps>;
	/** What all items of a file come to, as a tab of its own, where `Items` says that there is such a thing. It is loaded when it is looked at. */
	overview?: { label(site: SiteWords): string; open(): Promise<ComponentType<OverviewProps>> };
	/** What is computed of all items of files, as the offer "dd" asks for it, and how far that is. */
	filling?: () => Promise<ComponentType<FillingProps>>;
	/** A dialog in which an item is entered by hand, which is loaded for that: the text of its button, and the dialog. */
	entry?: { label(site: SiteWords): string; open(): Promise<ComponentType<EntryProps>> };
	/** What edits a line of a file by more than its text, and for which lines. It is loaded for that. */
	lineEditor?: { isFor(line: string): boolean; open(): Promise<ComponentType<LineEditorProps>> };
}

export interface FillingProps {
	rows: readonly Row[];
	/** It ends where this is another one. */
	of: unknown;
	/** Another number each time that it is asked for. */
	asked: number;
	close(): void;
}

export interface EntryProps {
	/** Takes the file with what was entered. */
	take(file: File): void;
	close(): void;
	/** Where the dialog keeps what it wants to know when it is opened again. */
	memory: { current: unknown };
}

export interface LineEditorProps {
	line: string;
	/** Writes another text in place of the line, as a person does in the field above. */
	write(line: string): void;
}

/** What is made of the items of a file. */
export type Offer = DialogName | "dd" | "merge" | "report";

/** What asks before it is made. */
export type DialogName = "chosen" | "print";

/** Another form of a file, which is made when it is asked for. */
export interface Form {
	name: string;
	label(site: SiteWords): string;
	/** Whether a file is known to have nothing for it. */
	lacks?(row: Row): boolean;
	/** What the file is called. */
	nameOf(row: Row): string;
	/** Undefined where the file has nothing for it. */
	make(work: Work, row: Row, signal: AbortSignal): Promise<MadeForm | undefined>;
	/** What is said then. */
	nothing?(site: SiteWords): string;
}

export interface MadeForm {
	blob: Blob;
	/** What is to be said of it besides, in the page's language. */
	said?: string;
}

export interface Merging {
	signal: AbortSignal;
	asLatin1: boolean;
	/** Leaves out items that repeat others. */
	distinct: boolean;
}

export interface Merged {
	blob: Blob;
	/** How many items it has. */
	count: number;
	beyond?: BeyondLatin1 | undefined;
	/** What is to be said of them besides, in the page's language. */
	said?: string;
	/** The text of a button that leaves out those that repeat others. */
	without?: string;
}

export interface ItemsProps {
	row: Row;
	/** What was found, once that is known. */
	validation: Outcome | undefined;
	/** The item that a person asked for elsewhere, by its number from 1; another object asks again. */
	opened: { game: number } | undefined;
	/** Shows what was found in an item. */
	openFindings(item: string): void;
	/** Says whether there is an overview of the items. */
	hasOverview(has: boolean): void;
}

export interface OverviewProps {
	row: Row;
	/** Shows an item, by its number from 1. */
	openItem(number: number): void;
}

/** What a room calls things. */
export interface ItemWords {
	/** The game, as the head of its files in a list of several: "Bridge". */
	game: string;
	/** "{n} boards". */
	count: Forms;
	/** The first tab, and the button that opens it. */
	items: string;
	/** "Boards of {name}". */
	itemsOf: string;
	/** The head of a column with an item in each row. */
	item: string;
	/** "Show board {name}". */
	show: string;
	/** Where a file has none. */
	none: string;
	/** The download, and the one with fixes only. */
	download: string;
	onlyFixes: string;
}

/** What the first page of a room says. */
export interface PageWords {
	/** As a browser shows it. */
	title: string;
	home: { title: string; lead: string; privacy: string; example: string };
	dropHere: string;
	chooseByTouch: string;
	paste: { title: string; label: string; placeholder: string; nothing: string };
	/** Why the program is not there. */
	noWasm: string;
	notLoaded: string;
}

/** A room before anything of it is loaded. */
export interface Door {
	facts: Facts;
	/** Rejects where the room cannot be loaded; the next call tries again. */
	open(): Promise<Room>;
}
