// Package where reads conditions on games, such as
//
//	white ~ "Oakes" and elo > 2400 and date >= 2020
//
// and says of which games they hold. It knows no notation: which fields a game has, a notation says by a table, and what a game has in them,
// by a function. What a condition may be:
//
//	condition  = part { "or" part }
//	part       = test { "and" test }
//	test       = "not" test | "(" condition ")" | scope ":" test-or-more | "has" field | field [ operator ] value | field "in" list
//	operator   = "=" | "!=" | "<" | "<=" | ">" | ">=" | "~" | "!~"
//	list       = one { "," one }            one = value [ ".." value ]
//	value      = a word without spaces, commas and parentheses, or any text in quotes, where \ stands before a quote or another \
//
// Texts are compared without capitals and accents (plain.Folded), and ~ asks for a part of one. Dates are compared as far as the condition
// has them: date >= 2020, date = 2020-05. A field that a game does not have makes each test of it false but "!=" and "!~", which are true
// exactly where "=" and "~" are not; so a condition and its "not" divide the games of a file into two.
//
// Fields of a scope, as those of a hand, need its name before them, which counts up to the next one and the end of its parentheses:
// N:hcp >= 15 and shape 4333.
package where
