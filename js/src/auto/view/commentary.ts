export { annotationsOf } from "../../viewer/auction/annotations.js";
export { Comments, CommentsAt } from "../../viewer/text/comments.js";
export { NoteList, NoteMark } from "../../viewer/text/notes.js";
