import { BridgePage } from "./bridge-page.js";
import { speakOnPage } from "./rooms/bridge-words.js";
import { showing } from "./show-files.js";

/** The page of files. It opens the board of a link, too. */
export const showFiles = showing(speakOnPage, () => <BridgePage />);
