import type { articles } from "./articles/en.js";
import type { en as boards } from "./boards/en.js";
import type { en as bridge } from "./bridge/en.js";
import type { en as chessArticles } from "./chess-articles/en.js";
import type { en as draughtsArticles } from "./draughts-articles/en.js";
import type { en as problemArticles } from "./problems-articles/en.js";
import type { articles as playedArticles } from "./played/articles/en.js";
import type { en as chess } from "./chess/en.js";
import type { en as draughts } from "./draughts/en.js";
import type { en } from "./en.js";
import type { en as paper } from "./paper/en.js";
import type { en as problems } from "./problems/en.js";
import type { played } from "./played/en.js";
import type { en as problemsEditor } from "./problems-editor/en.js";
import type { en as problemsOut } from "./problems-out/en.js";
import type { share as playedShare } from "./played/share/en.js";
import type { conditions } from "./conditions/en.js";
import type { en as mistakes } from "./mistakes/en.js";
import type { sharing } from "./sharing/en.js";

/** The forms that a text with a number has in a language; which one it is, is known by the tag. */
export type Forms = { readonly [Form in Exclude<Intl.LDMLPluralRule, "other">]?: string } & { readonly other: string };

/** The same texts in any language. */
type Shape<T> = T extends string ? string : T extends { other: string } ? Forms : { [K in keyof T]: Shape<T[K]> };

/** The words of the site in a language. */
export type SiteWords = Shape<typeof en>;

/** The words for those who write articles, in a language. */
export type ArticleWords = Shape<typeof articles>;

/** The words around boards in a language. */
export type BoardsWords = Shape<typeof boards>;

/** The words of the room of bridge, in a language. */
export type BridgeWords = Shape<typeof bridge>;

/** The words that rooms of games of moves have alike, in a language. */
export type PlayedTable = Shape<typeof played>;

/** The same, with those that each of them has its own for. */
export interface PlayedWords extends Omit<PlayedTable, "list"> {
	tag: string;
	list: Omit<PlayedTable["list"], "orders"> & { searchFor: string; save: Forms; orders: PlayedTable["list"]["orders"] & { kind: string } };
}

/** The words of the room of chess, in a language. */
export type ChessRoomWords = Shape<typeof chess>;

/** The words of the room of draughts, in a language. */
export type DraughtsRoomWords = Shape<typeof draughts>;

/** The words of the room of chess problems, in a language. */
export type ProblemRoomWords = Shape<typeof problems>;

/** What is said alike to those who write articles on games of moves, in a language. */
export type PlayedArticleTable = Shape<typeof playedArticles>;

/** The words for those who write articles on chess, in a language. */
export type ChessArticleWords = Shape<typeof chessArticles>;

/** The words for those who write articles on draughts, in a language. */
export type DraughtsArticleWords = Shape<typeof draughtsArticles>;

/** The words for those who write articles on chess problems, in a language. */
export type ProblemArticleWords = Shape<typeof problemArticles>;

/** The words of printing games, in a language. */
export type PaperWords = Shape<typeof paper>;

/** What is said alike where games of moves are shared or copied, in a language. */
export type PlayedShareTable = Shape<typeof playedShare>;

/** The same, with how a game is saved as a file. */
export interface PlayedShareWords extends PlayedShareTable {
	saveFile: string;
}

/** What is said where problems are shared, copied or printed, in a language. */
export type ProblemOutWords = Shape<typeof problemsOut>;

/** What is said where a problem is entered, in a language. */
export type ProblemEditorWords = Shape<typeof problemsEditor>;

/** What is said where something is shared or copied, in a language. */
export type SharingWords = Shape<typeof sharing>;

/** The words of conditions in a search, in a language. */
export type ConditionWords = Shape<typeof conditions>;

/** What the fields of conditions are, in a language, by what their desk says in English. */
export type MeaningWords = Readonly<Record<string, string>>;

/** The words of mistakes in conditions, in a language. */
export type MistakeWords = Shape<typeof mistakes>;
