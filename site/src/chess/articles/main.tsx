// The builder of chess.
import { start } from "../../publish/start.js";
import { speakOfChess } from "../language.js";
import { speakOfArticles } from "./language.js";
import { ChessBuilder } from "./page.js";

void Promise.all([speakOfChess(), speakOfArticles()]).then(() => start(<ChessBuilder />));
