import { load } from "pbnkit";
import { convert, show } from "./show.js";

show(convert(load));
