/** What games have, and conditions on it. */

/**
 * What conditions, sorting and counting ask of a game.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/desk";
 *
 * const desk = await load();
 * const { fields } = await desk.fields();
 * const dealer = fields.find(({ name }) => name === "dealer");
 * console.log(dealer.kind, dealer.choices.join("")); // text NESW
 * desk.close();
 * ```
 */
export interface DeskField {
	/** How conditions spell it. */
	name: string;
	/** How it is compared; "shape" are the lengths of the suits of a hand. */
	kind: "text" | "number" | "date" | "shape";
	/** What it is, in English. */
	meaning: string;
	/** All that it can be, where these are few. */
	choices?: string[];
	/** Whether it is one of several hands, and needs the name of one before it: `N:hcp`. */
	inScope?: true;
}

/**
 * What games of a notation have.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/pgn/desk";
 *
 * const desk = await load();
 * const { fields, scopes, likenesses } = await desk.fields();
 * console.log(fields.slice(0, 4).map(({ name }) => name), scopes.length, likenesses.map(({ name }) => name));
 * // [ 'number', 'event', 'site', 'date' ] 0 [ 'players', 'moves' ]
 * desk.close();
 * ```
 */
export interface DeskFields {
	fields: DeskField[];
	/** The names of hands and sides, of which some fields are. */
	scopes: string[];
	/** What may make a game repeat another: the first counts where the option `same` names none. */
	likenesses: { name: string; meaning: string }[];
}

/**
 * What is wrong with a condition.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/desk";
 *
 * const desk = await load();
 * const { at, message, mistake, field, expected } = await desk.check("bord > 3");
 * console.log(at, message); // 0 no field is called "bord": "board" may be meant
 * console.log(mistake, field, expected); // misspelt-field bord [ 'board' ]
 * desk.close();
 * ```
 */
export interface DeskMistake {
	/** The place in the condition, as an index into the text. */
	at: number;
	/** What is wrong there, and what may stand there, in English. */
	message: string;
	/** The same for programs, which may say it in other languages. */
	mistake: DeskMistakeName;
	/** The field that it is about, or what stands where a field is expected. */
	field?: string;
	/** What may stand there, or examples of it. */
	expected?: string[];
}

/**
 * What may be wrong with a condition.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/desk";
 *
 * const desk = await load();
 * for (const condition of ["", "(board > 3", "board > x"]) console.log((await desk.check(condition)).mistake);
 * // no-field
 * // open-parenthesis
 * // not-number
 * desk.close();
 * ```
 */
export type DeskMistakeName =
	| "too-long"
	| "too-deep"
	| "no-link"
	| "open-parenthesis"
	| "open-quote"
	| "no-field"
	| "unknown-field"
	| "misspelt-field"
	| "no-scope"
	| "no-order"
	| "no-text"
	| "no-range"
	| "no-value"
	| "empty-value"
	| "not-number"
	| "not-date"
	| "not-shape"
	| "not-choice";
