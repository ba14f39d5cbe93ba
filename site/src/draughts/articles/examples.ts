import type { Example } from "../../rooms/article.js";

/** What the builder begins with. */
export const sample = `[Event "Saltmarsh Open"]
[Site "Saltmarsh"]
[Date "2026.03.15"]
[Round "4"]
[White "Verbeek, Saskia"]
[Black "Quill, Marian"]
[Result "1-1"]
[GameType "20"]

1. 31-27 19-23 2. 34-29 {[%cal G29x18] White exchanges at once.} 23x34 3. 39x30 14-19 4. 36-31 19-23 (4... 20-24 5. 30-25 {is quieter.})
5. 40-34 9-14 6. 44-39 17-21 7. 30-25 11-17 8. 35-30 4-9 9. 31-26 14-19 {[#] The piece on 19 is offered.} 10. 25x14 9x20 11. 33-28 10-14
12. 39-33 5-10 13. 45-40 20-24 14. 40-35 15-20 15. 43-39 10-15 {[#]} 1-1
`;

export const examples = [
	{ name: "whole", attributes: { "data-diagrams": "marked" }, text: sample },
	{
		name: "quiz",
		attributes: { "data-view": "quiz" },
		text: `[Event "Three at once"]
[GameType "20"]
[FEN "W:W26,27,32,38:B8,16,17,24"]

1. 27-21! {The man on 16 has to take.} 1... 16x27 2. 32x3 {Three men are gone, and White has a king.} 2-0
`,
	},
	{ name: "position", attributes: {}, text: "W:W28,33,38,42,K46:B9,13,19,23,K5\n" },
	{
		name: "sheet",
		attributes: {},
		text: `W:W26,27,32,38:B8,16,17
W:W27,28,33,39:B9,17,18,26
W:W28,29,34,40:B6,10,18,19
`,
	},
	{
		name: "letters",
		attributes: {},
		text: `[White "City Game"]
[Black "Lesson"]
[GameType "25"]

1. c3-d4 d6-c5 2. b2-c3 f6-g5 3. c3-b4 {[%csl Gb4,Rd4] The exchange frees the way.} 3... g5-h4 4. b4xd6 e7xc5 {The men have gone one for one.} 5. a1-b2 g7-f6 *
`,
	},
	{
		name: "part",
		attributes: { "data-orientation": "black", "data-from": "40", "data-to": "46", "data-diagrams": "end" },
		text: `[Event "Saltmarsh Open"]
[Site "Saltmarsh"]
[Date "2026.03.14"]
[Round "3"]
[White "Oakes, Theo"]
[Black "Verbeek, Saskia"]
[Result "2-0"]
[GameType "20"]

1. 32-28 19-23 2. 28x19 13x24 3. 33-28 9-13 4. 39-33 14-19 5. 37-32 10-14 6. 41-37 17-22 7. 28x17 12x21 8. 34-29 11-17 9. 31-27
7-12 10. 36-31 4-9 11. 44-39 5-10 12. 40-34 19-23 13. 46-41 1-7 14. 41-36 6-11 15. 31-26 14-19 16. 49-44 20-25 17. 29x20 15x24 18.
33-29 24x33 19. 39x28 10-15 20. 38-33 15-20 21. 43-39 9-14 22. 36-31 20-24 23. 42-38 23-29 24. 34x23 18x29 25. 48-43 29-34 26.
39x30 25x34 27. 47-41 13-18 28. 41-36 14-20 29. 44-40 3-9 30. 40x29 18-22 31. 27x18 12x34 32. 50-44 8-13 33. 44-40 7-12 34. 40x29
12-18 35. 43-39 18-23 36. 29x18 13x22 37. 28-23 19x28 38. 32x23 21-27 39. 37-32 16-21 40. 32-28 20-25 41. 23-18 22x13 42. 31x22
11-16 43. 22x11 16x7 44. 26x17 7-12 45. 17x30! {Three at once, and the way to the end is free.} 25x23 46. 36-31 2-8 47. 35-30 8-13
48. 45-40 13-18 49. 31-27 9-14 50. 27-21 18-22 51. 40-34 23-28 52. 21-16 28x39 53. 34x43 14-20 54. 16-11 22-28 55. 43-38 28-32 56.
38x27 2-0
`,
	},
	{
		name: "several",
		attributes: {},
		text: `[Event "Openings"]
[Black "Old Faithful"]
[White "Lesson"]
[GameType "21"]

1. 11-15 23-19 2. 8-11 22-17 3. 4-8 {Nothing is given away.} *

[Event "Openings"]
[Black "Glasgow"]
[White "Lesson"]
[GameType "21"]

1. 11-15 23-19 2. 8-11 22-17 3. 11-16 24-20 {An exchange follows.} *
`,
	},
] as const satisfies readonly Example[];
