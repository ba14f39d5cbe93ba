import { bridgeGallery } from "./bridge.js";
import { listen } from "./copying.js";

listen(bridgeGallery);
