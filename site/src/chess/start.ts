// The first script of the page of chess.
import { startRoom } from "../link/start.js";

startRoom({ files: () => import("./main.js"), link: () => import("./link/main.js") });
