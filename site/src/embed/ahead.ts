// Runs before the frame is seen, inside it: what its board needs is asked for with the page.
import { askAhead, given, ofBoard } from "../frame/ahead.js";

const { board = "", reading = "" } = given();
askAhead(ofBoard({ board, reading }));
