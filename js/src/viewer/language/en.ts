/**
 * What the viewer says in English: the words of every other language are these, translated. {…} is filled in.
 *
 * @example
 * ```js
 * import { en } from "pbnkit/viewer";
 *
 * console.log(en.tag, en.seats.N); // en North
 * ```
 */
export const en = {
	/** For `lang` attributes, for plurals and for the order of names. */
	tag: "en",

	seats: { N: "North", E: "East", S: "South", W: "West" },
	seatLetters: { N: "N", E: "E", S: "S", W: "W" },
	sides: { NS: "N-S", EW: "E-W" },
	/** After a symbol, for those who listen. */
	suits: { S: "spades", H: "hearts", D: "diamonds", C: "clubs" },
	/** Of the court cards, as a diagram has them. */
	rankLetters: { A: "A", K: "K", Q: "Q", J: "J" },
	/** In a sentence. */
	ranks: {
		A: "ace",
		K: "king",
		Q: "queen",
		J: "jack",
		T: "ten",
		9: "nine",
		8: "eight",
		7: "seven",
		6: "six",
		5: "five",
		4: "four",
		3: "three",
		2: "two",
	},
	card: "{rank} of {suit}",
	notrump: "NT",
	calls: { Pass: "Pass", X: "Dbl", XX: "Rdbl", allPass: "All pass" },
	/** Between a thing and what is said of it; some languages have a blank before it. */
	colon: ": ",

	board: "Board {board}",
	game: "Board no. {number}",
	/** Below a board that is not drawn in full. */
	tooLong: "This board is too long to be shown whole.",
	/** Before what a quiz keeps from the reader. */
	answer: "Show the answer",
	dealer: "Dealer {seat}",
	vulnerability: {
		None: "None vulnerable",
		NS: "N-S vulnerable",
		EW: "E-W vulnerable",
		All: "Both vulnerable",
	},
	/** At the name of a vulnerable side, and at that of the dealer, where there is little room. */
	vul: "vul",
	dlr: "dlr",

	/** The choice among several games. */
	games: {
		title: "Boards",
		choose: "Choose a board",
		previous: "Previous board",
		next: "Next board",
		place: "{at} of {n}",
	},

	deal: {
		notGiven: "not given",
		derived: "follows from the other hands",
		void: "void",
		unreadable: "The deal cannot be read. In the file it is: {text}",
		unreadableHand: "cannot be read: {text}",
		endPosition: { one: "End position, the last trick", other: "End position, the last {n} tricks" },
		part: "Part of a deal",
		show: "Show {seat}’s hand",
		hide: "Hide {seat}’s hand",
		showAll: "Show all hands",
		hideAll: "Hide all hands",
		/** High-card points: short, and in full with the short form in it. */
		hcp: "HCP",
		points: "High-card points (HCP)",
		/** The cards on the table. */
		trick: "Current trick",
		tricks: { one: "{side}: {n} trick", other: "{side}: {n} tricks" },
		/** {S} is the seat that South really was, and so on. */
		rotated:
			"Rotated for convenience: at the table South was {S}, West was {W}, North was {N}, East was {E}. Comments and notes name the seats as they were.",
	},

	auction: {
		title: "Auction",
		stopped: "The auction is not recorded further.",
		unfinished: "The auction is not finished.",
		noFirst: "It is not recorded who made the first call.",
		nextCall: "the next call",
		blank: "a call to be filled in",
		bad: "not a call",
		/** In the cell of a player whose call another player took; short. */
		skipped: "skipped",
		alerted: "alerted",
		irregularities: { I: "Insufficient bid, accepted" },
	},

	notes: {
		title: "Notes",
		reference: "note {index}",
		missing: "The file does not have this note.",
		back: "Back to the mark",
		remarks: "Remarks",
		/** The letter of a remark on a call. */
		remark: "remark {letter}",
	},

	comments: {
		/** Before text of the file that is not PBN. */
		unexpected: "Not read:",
	},

	play: {
		title: "Play",
		/** The stepper's buttons. */
		steps: {
			first: "To the start of the play",
			trickBack: "Back a trick",
			back: "Back a card",
			forward: "Forward a card",
			trickForward: "Forward a trick",
			last: "To the end of the play",
		},
		count: "card {at} of {n}, trick {trick}",
		countAtStart: "card 0 of {n}",
		/** Of the seat that plays the next card, for those who listen. */
		toPlay: "to play",
		/** Before the first card that is recorded. */
		start: "The play begins.",
		/** {card} is a card in words, or its symbol. */
		leads: "{seat} leads the {card}",
		plays: "{seat} plays the {card}",
		/** Where it is not known who. */
		isPlayed: "Card played: {card}",
		wins: "{seat} wins trick {trick}",
		won: "North-South {ns}, East-West {ew}.",
		irregularities: { R: "revoke", L: "lead out of turn" },
		/** Heads of the columns. */
		trick: "Trick",
		leader: "Led by",
		inOrder: "Cards in the order of play",
		/** For those who listen, after a card. */
		winner: "wins",
		/** Of a card. */
		notRecorded: "not recorded",
		/** Of a leader. */
		unknown: "not known",
		nextCard: "the next card",
		unreadable: "not a card",
		continued: "To be continued.",
		continuedBy: "To be continued: {seat} is to play.",
		rest: "The rest of the play is not recorded.",
		restResult: {
			one: "The rest of the play is not recorded; {seat} won {n} trick in all.",
			other: "The rest of the play is not recorded; {seat} won {n} tricks in all.",
		},
		left: "Cards left",
		/** On the button that opens the table. */
		all: "All tricks",
	},

	/** What the NAGs of the standard mean; those up to 12 have signs, so these are heard. */
	nags: {
		1: "good call",
		2: "poor call",
		3: "very good call",
		4: "very poor call",
		5: "speculative call",
		6: "questionable call",
		7: "good card",
		8: "poor card",
		9: "very good card",
		10: "very poor card",
		11: "speculative card",
		12: "questionable card",
		13: "Call corrected by hand",
		14: "Card corrected by hand",
	},

	header: {
		/** For values that are a number or a letter. */
		labels: { Round: "Round {value}", Section: "Section {value}", Table: "Table {value}" },
		rooms: { Open: "Open Room", Closed: "Closed Room" },
		teams: "{home} v {visit}",
		/** The names that the standard has for scorings and competitions, where they are no words. */
		scorings: { MP: "Matchpoints", MatchPoints: "Matchpoints", BAM: "Board-a-match", Rubber: "Rubber" },
		competitions: { Individuals: "Individuals", Pairs: "Pairs", Teams: "Teams", Rubber: "Rubber" },
		annotator: "Comments by {name}",
	},

	contract: {
		doubled: "{bid} doubled",
		redoubled: "{bid} redoubled",
		/** Of an end position, where only the denomination is known. */
		trumps: "Trumps {suit}",
		notrump: "No trumps",
		by: "by {seat}",
		/** Where declarer and dummy were swapped; {other} is declarer by the auction. */
		swapped: "by {seat} instead of {other}",
		lead: "lead {card}",
		passedOut: "Passed out",
		made: "made",
		overtricks: { one: "made with {n} overtrick", other: "made with {n} overtricks" },
		down: { other: "down {n}" },
		tricks: { one: "{n} trick", other: "{n} tricks" },
		corrected: "{tricks} as agreed, not as played",
		/** By the names of their tags. */
		scores: {
			Score: { other: "{score}" },
			ScoreIMP: { one: "{score} IMP", other: "{score} IMPs" },
			ScoreMP: { one: "{score} matchpoint", other: "{score} matchpoints" },
			ScorePercentage: { other: "{score}" },
			ScoreRubber: { other: "{score} above the line and {below} below" },
		},
		/** "+620 for N-S" */
		scoreFor: "{score} for {side}",
		declarer: "declarer",
	},

	tables: {
		/** Of the sections of the standard, by their tags. */
		captions: {
			ActionTable: "Scores",
			AuctionTimeTable: "Thinking times in the auction",
			InstantScoreTable: "Scores",
			OptimumPlayTable: "Best cards, double dummy",
			OptimumResultTable: "Double dummy tricks",
			PlayTimeTable: "Thinking times in the play",
			ScoreTable: "Results",
			TotalScoreTable: "Ranking",
		},
		/** Where two tables have one caption: {name} is the tag. */
		captionWithName: "{caption} ({name})",
		/** A section that is not a table, with its tag's value. */
		lines: "{name}: {value}",
		/** The columns of the standard's tables and of those of well-known programs, without the side. */
		columns: {
			Rank: "Rank",
			PairId: "Pair",
			Names: "Players",
			Contract: "Contract",
			Declarer: "Declarer",
			Denomination: "Denomination",
			Result: "Tricks",
			Score: "Score",
			IMP: "IMP",
			MP: "MP",
			Percentage: "%",
			Multiplicity: "Times",
			TotalScore: "Total",
			TotalIMP: "Total IMP",
			TotalMP: "Total MP",
			TotalPercentage: "Total %",
			MeanScore: "Average",
			MeanIMP: "Average IMP",
			MeanMP: "Average MP",
			MeanPercentage: "Average %",
			NrBoards: "Boards",
			Player: "Player",
			Call: "Call",
			Card: "Card",
			ScoreRange: "Score",
			Time: "Time",
			TotalTime: "Total time",
			Lead: "Lead",
			Table: "Table",
			Round: "Round",
			Section: "Section",
			Direction: "Direction",
			Club: "Club",
			Board: "Board",
			Center: "Centre",
			ButlerDatum: "Datum",
			MemberID: "Member no.",
			Sex: "Sex",
			RankTie: "Tie",
			Experts: "Experts",
			Readers: "Readers",
		},
		/** The same for paper, where the column is narrow. */
		shortColumns: { Contract: "Contr.", Declarer: "By", Result: "Tr." },
		/** The column of a side: "IMP N-S". */
		columnOfSide: "{column} {side}",
		/** What is said of the signs for elements that tell nothing. */
		marks: { "?": "not known", "-": "none" },
		/** After a rank that several share. */
		tie: "=",
		adjusted: "adjusted score",
		/** Of the lines of a table that this game's players, or their result, have. */
		own: "at this table",
		/** On the button that opens those that are of little use: nothing is in them, or the same in each row. */
		moreColumns: "More columns",
		showAll: { other: "Show all {n} rows" },
		scores: { over: "over {low}", under: "under {high}", between: "between {low} and {high}" },
		quiz: {
			seat: "You are {seat}.",
			call: "What is your call?",
			lead: "What is your lead?",
			card: "Which card do you play?",
			contract: "Which contract do you want to play?",
			score: "What is your score worth?",
			answers: "Show the answers",
		},
		par: "Par: {par}",
		/** Where two tags tell different pars: {name} is the tag. */
		parWithName: "Par ({name}): {par}",
		parScore: "{side} {points}",
		limits: {
			boards: { one: "{n} board in {minutes} min", other: "{n} boards in {minutes} min" },
			call: { one: "{n} second for a call", other: "{n} seconds for a call" },
			card: { one: "{n} second for a card", other: "{n} seconds for a card" },
		},
	},

	source: {
		title: "PBN source",
		problems: { one: "{n} problem in the PBN source", other: "{n} problems in the PBN source" },
		line: "Line {line}: {message}",
		repaired: "The page's program has changed the text. It was repaired by CMS rules.",
	},

	links: {
		copy: "Copy as PBN",
		copied: "Copied",
		notCopied: "The browser does not let this page copy. Here is the text to copy.",
		bbo: "Open in BBO",
		bsol: "Analyse with Bridge Solver",
		lin: "Save as LIN",
		pbn: "Save as PBN",
	},

	/** Of a page of its own. */
	page: {
		title: "{event}: {board}",
		contents: "The boards of this page",
		untitled: "Bridge deals",
	},

	/** What is computed as if all saw all cards. */
	openCards: {
		/** On the button, which then has one of the others. */
		ask: "Double dummy",
		/** The same where the tricks are in the file. */
		askPlay: "Mark the cards that cost a trick",
		stop: "Stop",
		goOn: "Go on",
		again: "Try again",
		hide: "Hide double dummy",
		computing: "Double dummy tricks computed",
		/** Of a card that was played. */
		costs: { one: "costs {n} trick", other: "costs {n} tricks" },
		/** Where it is not known how many. */
		costsSome: "costs a trick or more",
		/** {cards} are those that would have cost nothing. */
		better: "better: {cards}",
		/** Of a whole play. */
		none: "No card of the play costs a trick.",
		/** One of them, which leads to it. */
		inTrick: "{card} (trick {trick})",
		some: { one: "{n} card of the play costs tricks.", other: "{n} cards of the play cost tricks." },
		noContract: "The cards of the play cannot be judged: the contract or its declarer is not known.",
		failed: "This did not work: {why}",
		/** Why a deal is not computed. */
		obstacles: {
			noDeal: "Double dummy needs the four hands, and there is no deal that can be read.",
			notKnown: "Double dummy needs all four hands. Not known: {seats}.",
			twice: "Double dummy is not possible: the {card} is in the deal twice.",
			tooMany: "Double dummy is not possible: {seat} has {n} cards.",
			unequal: "Double dummy is not possible: the hands do not have the same number of cards ({hands}).",
		},
	},
};
