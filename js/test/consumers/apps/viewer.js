import { h, render } from "preact";
import { load } from "pbnkit";
import { GamesView } from "pbnkit/viewer";
import "pbnkit/style.css";
import { convert, show } from "./show.js";
import { source } from "./source.js";

const pbn = await load();
const { games } = await pbn.parse(new TextEncoder().encode(source));
render(h(GamesView, { games }), document.body);
show(convert(load));
