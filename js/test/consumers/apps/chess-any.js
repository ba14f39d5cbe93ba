import { open } from "pbnkit/any";
import { readGames } from "./read-games.js";
import { show } from "./show.js";

show(readGames((options) => open("1. e4 e5 *", options).then(({ client }) => client)));
