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
 * const { at, message } = await desk.check("bord > 3");
 * console.log(at, message); // 0 no field is called "bord": "board" may be meant
 * desk.close();
 * ```
 */
export interface DeskMistake {
	/** The place in the condition, as an index into the text. */
	at: number;
	/** What is wrong there, and what may stand there. */
	message: string;
}
