export type PgnRuleName = string;
