// The builder of draughts.
import { start } from "../../publish/start.js";
import { speakOfDraughts } from "../language.js";
import { speakOfArticles } from "./language.js";
import { DraughtsBuilder } from "./page.js";

void Promise.all([speakOfDraughts(), speakOfArticles()]).then(() => start(<DraughtsBuilder />));
