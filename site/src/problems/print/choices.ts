/** What is printed of problems. */
export interface Choices {
	/** Diagrams with their authors and sources, a sheet for each on which it is solved, or diagrams alone. */
	what: "cards" | "contest" | "diagrams";
	perPage: number;
	/** Whether the solutions are on the last pages. */
	withSolutions: boolean;
	withCoordinates: boolean;
	/** Whether a sheet for solving says whose problem it is. */
	isNamed: boolean;
	/** Over a sheet for solving. */
	heading: string;
}

export const usual: Choices = { what: "cards", perPage: 6, withSolutions: true, withCoordinates: false, isNamed: false, heading: "" };

/** How many diagrams may be on a page. */
export const perPages = [4, 6, 12];

/** How many problems are printed at once: a browser lays all of them out before it shows the first page. */
export const mostProblems = 600;
