// Runs before the frame is seen, inside it: what its board needs is asked for with the page.
import { askAhead, linkAsked } from "../frame/ahead.js";

askAhead(linkAsked()?.files ?? "");
