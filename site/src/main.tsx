import { hydrate } from "preact";
import { App } from "./app.js";

const root = document.getElementById("app");
if (root) hydrate(<App />, root);
