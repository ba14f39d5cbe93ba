import { h, render } from "preact";
import { load } from "pbnkit";
import { DealDiagram } from "pbnkit/viewer";
import "pbnkit/style.css";
import { convert, show } from "./show.js";
import { source } from "./source.js";

const pbn = await load();
const { games } = await pbn.parse(new TextEncoder().encode(source));
render(h(DealDiagram, { game: games[0] }), document.body);
show(convert(load));
