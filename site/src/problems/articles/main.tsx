// The builder of problems.
import { start } from "../../publish/start.js";
import { speakOfProblems } from "../language.js";
import { speakOfArticles } from "./language.js";
import { ProblemsBuilder } from "./page.js";

void Promise.all([speakOfProblems(), speakOfArticles()]).then(() => start(<ProblemsBuilder />));
