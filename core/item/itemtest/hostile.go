package itemtest

// HostileMoves are pieces of movetext that, again and again, tempt a scanner to look at the same text again and again.
var HostileMoves = []string{
	"(", ")", "(e4", "1. e4 (1. d4 ", "{", "}", "1-0 x\n", "*\n", "1-0 {c}\n", "[", "[a \"", "[Event \"x\"]\n", "e4 ", "$1 ", "(1-0", "%\n",
	"1-0\n(e4\n", "{\n\n[Event \"", "1.e4e5", "x", "[Event \"x\"]\n\n1. e4 (e5 1-0\n",
	// What is read ahead.
	"/", "/a\n", "/[\n", "(1-0 {a}", "(*;\n", "(*$1 ", "e4 *\n{", "e4 *\nx\n", "e4 *\n[a\n", "e4 *\n\n%\n", "e4 [a \"b\n", "e4 [a {\n",
	"e4\n%\n[a \"b\"]\n", "1-0\n\n", "(((e4) ", "* [a \"b\" ]", "[a\n\"b\"]e4 ",
	// Words and names.
	"\u00E9", "(\u00A0", "1.", "123456789", "abcdefghi ", "[Event \"x\"]\n(\n", "[Event \"x\"]\n[Site \"x\"]\n%\n", "[A#n \"x\"]\n",
}
