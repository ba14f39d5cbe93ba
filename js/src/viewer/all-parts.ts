import { annotationsOf } from "./auction/annotations.js";
import { scoresInWords } from "./auction/score.js";
import { rotated, Rotation } from "./deal/rotation.js";
import { linkItems } from "./links/link-items.js";
import type { Parts } from "./parts.js";
import { Picker } from "./picker.js";
import { PlayedGame, Trick, TricksWon } from "./play/played-game.js";
import { CostLine, CostMark, Judged } from "./solved/cost-text.js";
import { OpenCards } from "./solved/open-cards.js";
import { DoubleDummy } from "./tables/double-dummy-box.js";
import { Sections } from "./tables/sections.js";
import { Comments, CommentsAt } from "./text/comments.js";
import { NoteList, NoteMark } from "./text/notes.js";

/** The parts of a viewer that is loaded as a whole; what computes, a program brings. */
export const allParts: Omit<Parts, "solving" | "solvingWith"> = {
	annotationsOf,
	Comments,
	CommentsAt,
	CostLine,
	CostMark,
	DoubleDummy,
	Judged,
	linkItems,
	NoteList,
	NoteMark,
	OpenCards,
	Picker,
	PlayedGame,
	rotated,
	Rotation,
	scoresInWords,
	Sections,
	Trick,
	TricksWon,
};
