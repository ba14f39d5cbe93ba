import { load } from "pbnkit/inline";
import { convert, show } from "./show.js";

show(convert(load));
