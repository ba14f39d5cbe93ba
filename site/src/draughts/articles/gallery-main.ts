// The gallery of draughts.
import { listen } from "../../gallery/copying.js";
import { draughtsGallery } from "./gallery.js";
import { speakOfArticles } from "./language.js";

void speakOfArticles().then(() => listen(draughtsGallery));
