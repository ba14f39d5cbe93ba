export { annotationsOf } from "../../../viewer/auction/annotations.js";
export { Comments } from "../../../viewer/text/comments.js";
export { CommentsAt } from "../../../viewer/text/comments-at.js";
export { NoteList, NoteMark } from "../../../viewer/text/notes.js";
