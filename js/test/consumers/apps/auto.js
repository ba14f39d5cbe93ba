import { load } from "pbnkit";
import { upgrade } from "pbnkit/auto";
import { convert, show } from "./show.js";
import { source } from "./source.js";

const block = document.createElement("pre");
block.className = "pbn";
block.lang = "fr";
block.textContent = source;
document.body.append(block);
// Whoever is first shows it: this call, or the script by itself.
await upgrade();
show(convert(load));
