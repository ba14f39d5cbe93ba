import type { ComponentType } from "preact";
import type { Calling, Converted } from "../files/converted.js";
import type { Work } from "../files/work.js";
import type { Outcome, Row } from "../files/rows.js";
import type { Forms, SiteWords } from "../words/words.js";
import type { Facts } from "./facts.js";

/** What a notation puts into the page. What a room does not have does not appear for its files. */
export interface Room {
	facts: Facts;
	/** What the page says of its items, in the page's language. */
	words(site: SiteWords): ItemWords;
	/** Checks a file and writes it in export format. Rejects as `convert` of files/convert.ts does. */
	convert(work: Work, file: File, calling: Calling): Promise<Converted>;
	/** What the menus of a file offer beside its export format. */
	offers: readonly Offer[];
	/** Whether a file is known to have nothing for an offer, which it could only refuse. */
	lacks?(row: Row, offer: Offer): boolean;
	/** The items of a file: its first tab. */
	Items: ComponentType<ItemsProps>;
	/** A dialog in which an item is entered by hand, which is loaded for that: the text of its button, and the dialog. */
	entry?: { label(site: SiteWords): string; open(): Promise<ComponentType<EntryProps>> };
	/** What edits a line of a file by more than its text, and for which lines. It is loaded for that. */
	lineEditor?: { isFor(line: string): boolean; open(): Promise<ComponentType<LineEditorProps>> };
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

/** Other forms of a file, and what is made of its items. */
export type Offer = "lin" | "chosen" | "html" | "csv" | "dd" | "print" | "merge" | "report";

export interface ItemsProps {
	row: Row;
	/** What was found, once that is known. */
	validation: Outcome | undefined;
	/** The item that a person asked for elsewhere, by its number from 1; another object asks again. */
	opened: { game: number } | undefined;
	/** Shows what was found in an item. */
	openFindings(item: string): void;
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
}

/** A room before anything of it is loaded. */
export interface Door {
	facts: Facts;
	/** Rejects where the room cannot be loaded; the next call tries again. */
	open(): Promise<Room>;
}
