/** On what this script, or another of its kind, has taken over. */
export const doneMark = "data-pbn-done";
