/** The squares of the capture that should have been made in place of a move, as the viewer draws it. */
export { owedIn } from "pbnkit/pdn/viewer";
