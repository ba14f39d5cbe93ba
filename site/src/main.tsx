import { hydrate } from "preact";
import { App } from "./app.js";
import { first } from "./start.js";

const root = document.getElementById("app");
if (root) hydrate(<App first={first} />, root);
