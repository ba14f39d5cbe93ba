/**
 * In the place of `viewer/parts.ts`, of `viewer/commentary.ts` and of `viewer/language/default.ts`: what they have is in files
 * beside the script, and loaded where a block needs it.
 */
import type { ComponentChildren } from "preact";
import type * as commentary from "../../viewer/commentary.js";
import type { Words } from "../../viewer/language/words.js";
import type * as parts from "../../viewer/parts.js";

type Component<Whole extends (props: never) => unknown> = (props: Parameters<Whole>[0]) => ComponentChildren;

// What is not loaded is not needed: it draws nothing, and changes nothing.
const nothing = () => null;

export let PlayedGame: Component<typeof parts.PlayedGame> = ({ children }) => children({});
export let Trick: Component<typeof parts.Trick> = nothing;
export let TricksWon: Component<typeof parts.TricksWon> = nothing;
export let Picker: Component<typeof parts.Picker> = nothing;
export let Sections: Component<typeof parts.Sections> = nothing;
export let linkItems: typeof parts.linkItems = () => ({});
export let scoresInWords: typeof parts.scoresInWords = () => [];
export let Rotation: Component<typeof parts.Rotation> = nothing;
export let rotated: typeof parts.rotated = (game) => game;

export let Comments: Component<typeof commentary.Comments> = nothing;
export let CommentsAt: Component<typeof commentary.CommentsAt> = nothing;
export let NoteList: Component<typeof commentary.NoteList> = nothing;
export let NoteMark: Component<typeof commentary.NoteMark> = nothing;
export let SuitText: Component<typeof commentary.SuitText> = nothing;
export let annotationsOf: typeof commentary.annotationsOf = () => undefined;

/** Here no block is drawn before its words are there. */
export const defaultWords = undefined as unknown as Words;

/** Loads a part. */
export const loaders = {
	play: async () => void ({ PlayedGame, Trick, TricksWon } = await import("./parts/play.js")),
	picker: async () => void ({ Picker } = await import("./parts/picker.js")),
	scores: async () => void ({ scoresInWords } = await import("./parts/scores.js")),
	tables: async () => void ({ Sections } = await import("./parts/tables.js")),
	links: async () => void ({ linkItems } = await import("./parts/links.js")),
	rotation: async () => void ({ rotated, Rotation } = await import("./parts/rotation.js")),
	commentary: async () => void ({ annotationsOf, Comments, CommentsAt, NoteList, NoteMark, SuitText } = await import("./parts/commentary.js")),
};
export type PartName = keyof typeof loaders;
