// The gallery of problems.
import { listen } from "../../gallery/copying.js";
import { problemsGallery } from "./gallery.js";
import { speakOfArticles } from "./language.js";

void speakOfArticles().then(() => listen(problemsGallery));
