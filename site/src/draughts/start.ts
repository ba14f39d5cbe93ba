// The first script of the page of draughts.
import { startRoom } from "../link/start.js";

startRoom({ files: () => import("./main.js"), link: () => import("./link/main.js") });
