/** Our own men: outlines in a square of 100 × 100, the same for both colours. */

/** What a man is drawn of: his body, which is filled, and the lines on it. */
interface Outline {
	body: string;
	lines: string;
	/** Lines that are left out where the board is small. */
	fine?: string;
}

const base = "M25 90C25 84 29 81 34 80H66C71 81 75 84 75 90Z";
const edge = "M34 80.5H66";

/** By the letters of FEN for White. */
export const outlines = {
	P: { body: `M50 20A12.5 12.5 0 0 1 58.5 41.7C63 43.2 65.5 46 66 49.5H58C58 62 62.5 70 66.5 80H33.5C37.5 70 42 62 42 49.5H34C34.5 46 37 43.2 41.5 41.7A12.5 12.5 0 0 1 50 20Z${base}`, lines: edge },
	R: { body: `M26 17H38V25H44.5V17H55.5V25H62V17H74V35L66 42.5V67.5L70 80H30L34 67.5V42.5L26 35Z${base}`, lines: `M34 42.5H66M34 67.5H66${edge}` },
	N: {
		body: `M30.5 80C30.5 65.5 46.5 60 48.5 47C43 53 37.5 54 33.5 58.5C29.5 63 23 61.5 21 56C19 51 24.5 45 28 38C30 31 33 26.5 39 22L37.5 11.5L47.5 18C66.5 18.5 78 37 75 62C74 69 71.5 75 70.5 80Z${base}`,
		lines: edge,
		fine: "M35.5 34C36.5 31.5 39.5 31 41.5 32.5M25.5 54.5L28 52.5M53 25C62.5 31 66.5 43 64.5 59",
	},
	B: {
		body: `M50 11A5.5 5.5 0 0 1 54 20.5C66.5 29.5 70 40 66 50C64 55 61 58 58 60.5L60 66.5C61 72 64 76 67.5 80H32.5C36 76 39 72 40 66.5L42 60.5C39 58 36 55 34 50C30 40 33.5 29.5 46 20.5A5.5 5.5 0 0 1 50 11Z${base}`,
		lines: `M42 60.5H58M40 66.5H60${edge}`,
		fine: "M50 30V47M42 38.5H58",
	},
	Q: {
		body: `M15 24.5A5.4 5.4 0 1 1 22.8 29.6L33 48L32 23.8A5.4 5.4 0 1 1 38.8 22.6L46.8 47L47 19A5.4 5.4 0 1 1 53 19L53.2 47L61.2 22.6A5.4 5.4 0 1 1 68 23.8L67 48L77.2 29.6A5.4 5.4 0 1 1 85 24.5L71.5 65.5C70.5 71.5 70 76 70.5 80H29.5C30 76 29.5 71.5 28.5 65.5Z${base}`,
		lines: `M28.5 66C40 61 60 61 71.5 66${edge}`,
	},
	K: {
		body: `M46.8 7H53.2V13H59.5V19.4H53.2V27.5C58 29.8 60 34 60 38C68.5 29.5 83 32 83 45.5C83 55.5 74.5 60.5 70.5 67.5V80H29.5V67.5C25.5 60.5 17 55.5 17 45.5C17 32 31.5 29.5 40 38C40 34 42 29.8 46.8 27.5V19.4H40.5V13H46.8Z${base}`,
		lines: `M29.5 67.5C40 62.5 60 62.5 70.5 67.5${edge}`,
		fine: "M50 38V63M40 38C46 44 49 52 50 63C51 52 54 44 60 38",
	},
} satisfies Record<string, Outline> as Record<string, Outline>;
