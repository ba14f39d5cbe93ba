import { annotationsOf } from "./auction/annotations.js";
import { scoresInWords } from "./auction/score.js";
import { Trick, TricksWon } from "./deal/in-play.js";
import { rotated } from "./deal/rotated.js";
import { Rotation } from "./deal/rotation.js";
import { linkItems } from "./links/link-items.js";
import type { Parts } from "./parts.js";
import { Picker } from "./picker.js";
import { PlayedGame } from "./play/played-game.js";
import { CostLine, CostMark } from "./solved/cost-text.js";
import { Judged } from "./solved/judged.js";
import { OpenCards } from "./solved/open-cards.js";
import { Sections } from "./tables/sections.js";
import { Comments } from "./text/comments.js";
import { CommentsAt } from "./text/comments-at.js";
import { NoteList, NoteMark } from "./text/notes.js";

/** The parts of a viewer that is loaded as a whole; what computes, a program brings. */
export const allParts: Omit<Parts, "solving" | "solvingWith"> = {
	annotationsOf,
	Comments,
	CommentsAt,
	CostLine,
	CostMark,
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
