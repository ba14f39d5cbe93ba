// The gallery of chess.
import { listen } from "../../gallery/copying.js";
import { chessGallery } from "./gallery.js";
import { speakOfArticles } from "./language.js";

void speakOfArticles().then(() => listen(chessGallery));
