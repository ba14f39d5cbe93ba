/** What a file says of a game in its own words. As with `parts.ts`, the embed script has another module in the place of this one. */
export { annotationsOf } from "./auction/annotations.js";
export { Comments } from "./text/comments.js";
export { CommentsAt } from "./text/comments-at.js";
export { NoteList, NoteMark } from "./text/notes.js";
export { SuitText } from "./text/suit-text.js";
