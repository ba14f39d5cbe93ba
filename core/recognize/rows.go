package recognize

// Patterns of several rows.
const (
	command = word + "{2}" + blank + "*|"
	encoded = word + "{2}%7"
	row     = men + "+/"
	board   = row + row + row + row + row + row + row + men + "+"
	dealt39 = tens + digit + tens + digit + tens + digit + tens + digit + digit + "{70}" // the first four of 39 cards say enough
	tag     = "[" + blank + "*" + name + "+" + blank + `*"`
)

// Rows is the table. The first row with marks that a file has says what it is, so what is certain comes before what is likely, and a
// special kind before a general one. Suffixes are in one row of a kind.
var Rows = [...]Row{
	// What says itself that it is read here.
	{ID: "pbn", Suffixes: "pbn", Marks: [][]Mark{{{starts, "%pbn"}}}},

	// Files of bytes.
	{ID: "png", Family: picture, Suffixes: "png", Marks: [][]Mark{{{0, "\x89PNG"}}}},
	{ID: "jpeg", Family: picture, Suffixes: "jpg jpeg", Marks: [][]Mark{{{0, "\xFF\xD8\xFF"}}}},
	{ID: "gif", Family: picture, Suffixes: "gif", Marks: [][]Mark{{{0, "GIF8"}}}},
	{ID: "bmp", Family: picture, Suffixes: "bmp", Marks: [][]Mark{{{0, "BM"}, {6, "\x00\x00\x00\x00"}}}},
	{ID: "webp", Family: picture, Label: "WebP", Suffixes: "webp", Marks: [][]Mark{{{0, "RIFF"}, {8, "WEBP"}}}},
	{ID: "tiff", Family: picture, Suffixes: "tif tiff", Marks: [][]Mark{{{0, "II*\x00"}}, {{0, "MM\x00*"}}}},
	{ID: "heic", Family: picture, Suffixes: "heic heif avif", Marks: [][]Mark{{{4, "ftyphei"}}, {{4, "ftypmif"}}, {{4, "ftypavif"}}}},
	{ID: "word", Family: document, Label: "Word", Suffixes: "docx doc",
		Marks: [][]Mark{{{0, "PK\x03\x04"}, {within, "[content_types].xml"}, {within, "word/"}}}},
	{ID: "excel", Family: document, Label: "Excel", Suffixes: "xlsx xls",
		Marks: [][]Mark{{{0, "PK\x03\x04"}, {within, "[content_types].xml"}, {within, "xl/"}}}},
	{ID: "office", Family: document, Label: "Microsoft Office", Suffixes: "pptx ppt",
		Marks: [][]Mark{{{0, "PK\x03\x04"}, {within, "[content_types].xml"}}, {{0, "\xD0\xCF\x11\xE0"}}}},
	{ID: "opendocument", Family: document, Label: "OpenDocument", Suffixes: "odt ods odp",
		Marks: [][]Mark{{{0, "PK\x03\x04"}, {30, "mimetypeapplication/vnd.oasis"}}}},
	{ID: "pdf", Family: document, Suffixes: "pdf", Marks: [][]Mark{{{starts, "%pdf-"}}}},
	{ID: "zip", Family: archive, Suffixes: "zip",
		Marks: [][]Mark{{{0, "PK\x03\x04"}}, {{0, "PK\x05\x06"}}, {{0, "PK\x07\x08"}}}},
	{ID: "gzip", Family: archive, Label: "gzip", Suffixes: "gz tgz", Marks: [][]Mark{{{0, "\x1F\x8B"}}}},
	{ID: "zstd", Family: archive, Label: "Zstandard", Suffixes: "zst", Marks: [][]Mark{{{0, "\x28\xB5\x2F\xFD"}}}},
	{ID: "tar", Family: archive, Label: "tar", Suffixes: "tar", Marks: [][]Mark{{{257, "ustar"}}}},
	{ID: "rar", Family: archive, Suffixes: "rar", Marks: [][]Mark{{{0, "Rar!"}}}},
	{ID: "7z", Family: archive, Label: "7-Zip", Suffixes: "7z", Marks: [][]Mark{{{0, "7z\xBC\xAF\x27\x1C"}}}},
	{ID: "access", Family: scores, Label: "Bridgemate, Microsoft Access", Suffixes: "bws mdb accdb",
		Marks: [][]Mark{{{4, "Standard Jet DB"}}, {{4, "Standard ACE DB"}}}},
	{ID: "wasm", Family: program, Label: "WebAssembly", Suffixes: "wasm", Marks: [][]Mark{{{0, "\x00asm"}}}},
	{ID: "elf", Family: program, Marks: [][]Mark{{{0, "\x7FELF"}}}},
	{ID: "exe", Family: program, Suffixes: "exe dll", Marks: [][]Mark{{{0, "MZ\x90"}}}},

	// Deals as dealing programs keep them: with numbers of cards, with numbers of hands, with the signs of suits that DOS has.
	{ID: "dup", Family: deals, Suffixes: "dup",
		Marks: [][]Mark{{{likes, dealt39}, {78, "\x06"}}, {{likes, dealt39}, {146, "YN"}}}},
	{ID: "bri", Family: deals, Suffixes: "bri",
		Marks: [][]Mark{{{likes, dealt39 + end}, {within, "0"}, {within, "5"}, {within, "9"}}, {{likes, dealt39 + " {32}"}}}},
	{ID: "dge", Family: deals, Suffixes: "dge", Marks: [][]Mark{{{0, "\x06"}, {likes, card + "{12}"}}}},
	{ID: "dlm", Family: deals, Suffixes: "dlm", Marks: [][]Mark{{{starts, "[document]"}, {within, "duplicates="}, {within, "board01="}}}},
	{ID: "ber", Family: deals, Suffixes: "ber",
		Marks: [][]Mark{{{likes, hand + "{52}"}, {within, "1"}, {within, "2"}, {within, "3"}, {within, "4"}}}},
	{ID: "bhg", Family: deals, Suffixes: "bhg",
		Marks: [][]Mark{{{likes, letter + "{52}" + end}, {within, "j"}, {within, "q"}, {within, "x"}, {within, "z"}}}},
	{ID: "cds", Family: deals, Suffixes: "cds", Marks: [][]Mark{{{dealt, ""}}}},
	{ID: "rzd", Family: deals, Suffixes: "rzd", Marks: [][]Mark{{{2, "           "}, {bytes, ""}}}},

	// Texts of programs.
	{ID: "usebio", Family: scores, Marks: [][]Mark{{{starts, "<"}, {within, "<usebio"}}}},
	{ID: "lin", Suffixes: "lin", Marks: [][]Mark{{{likes, letter + "{2}|" + other + "*|"}}}},
	{ID: "page", Family: page, Label: "HTML", Suffixes: "html htm xhtml", Soft: true, Document: true,
		Marks: [][]Mark{{{starts, "<!doctypehtml"}}, {{starts, "<html"}}, {{starts, "<?xml"}, {within, "<html"}}}},
	{ID: "rbn", Family: deals, Suffixes: "rbn rbx", Soft: true, Document: true, Marks: [][]Mark{{{starts, "%rbn"}}}},
	{ID: "rtf", Family: document, Suffixes: "rtf", Soft: true, Document: true, Marks: [][]Mark{{{starts, "{\\rtf"}}}},
	{ID: "svg", Family: picture, Suffixes: "svg", Soft: true, Document: true,
		Marks: [][]Mark{{{starts, "<svg"}}, {{starts, "<?xml"}, {within, "<svg"}}}},
	{ID: "xml", Family: data, Suffixes: "xml", Soft: true, Document: true, Marks: [][]Mark{{{starts, "<?xml"}}}},
	{ID: "gib", Family: deals, Suffixes: "gib"},

	// The notations of other games. Tag pairs that only bridge has are before those that others have, too; what else has tag pairs is what
	// its first move is.
	{ID: "pbn",
		Marks: [][]Mark{{{within, `[deal"`}}, {{within, `[dealer"`}}, {{within, `[auction"`}}, {{within, `[contract"`}},
			{{within, `[declarer"`}},
			{{within, `[vulnerable"`}}, {{within, `[play"`}}, {{within, `[north"`}}, {{within, `[west"`}}}},
	{ID: "pbi", Family: problems, Suffixes: "pbi", Marks: [][]Mark{{{likes, "#PBI" + blank + "*" + digit}}, {{likes, "#pbi" + blank + "*" + digit}}}},
	{ID: "olv", Family: problems, Label: "Olive", Suffixes: "olv",
		Marks: [][]Mark{{{within, "algebraic:black:"}}, {{within, "algebraic:white:"}}, {{within, "algebraic:neutral:"}}, {{within, "algebraic:{"}}}},
	{ID: "popeye", Family: otherProblems, Label: "Popeye", Suffixes: "inp", Marks: [][]Mark{{{starts, "beginproblem"}}}},
	{ID: "csv", Family: otherProblems, Marks: [][]Mark{{{starts, "problem,authors,position,stipulation,"}}}},
	{ID: "fen", Family: chess, Suffixes: "fen",
		Marks: [][]Mark{{{likes, board + " " + turn + " " + rights + "+ " + square + "+ " + digit}}, {{likes, board + end}}}},
	{ID: "epd", Family: chess, Suffixes: "epd", Marks: [][]Mark{{{likes, board + " " + turn + " "}}}},
	{ID: "pdn", Family: draughts, Suffixes: "pdn", Marks: [][]Mark{{{said, `[gametype"`}}, {{said, `[fen"w:`}}, {{said, `[fen"b:`}},
		{{said, `[result"2-0"`}}, {{said, `[result"1-1"`}}, {{said, `[result"0-2"`}},
		{{likes, opening}, {within, `"]`}, {moves, "pdn"}}}},
	{ID: "pgn", Family: chess, Suffixes: "pgn",
		Marks: [][]Mark{{{within, `[white"`}, {within, `[black"`}}, {{within, `[fen"`}}, {{likes, opening}, {within, `"]`}, {moves, "pgn"}}}},
	{ID: "pdn", Family: draughts, Soft: true, Marks: [][]Mark{{{starts, "1."}, {moves, "pdn"}}, {{likes, opening}, {moves, "pdn"}}}},
	{ID: "pgn", Family: chess, Soft: true, Marks: [][]Mark{{{starts, "1."}, {moves, "pgn"}}, {{likes, opening}, {moves, "pgn"}}}},
	{ID: "pbn", Soft: true, Marks: [][]Mark{{{likes, tag}}, {{likes, comment}}}},
	{ID: "lin", Soft: true,
		Marks: [][]Mark{{{likes, command}}, {{likes, encoded + "C" + other}}, {{likes, encoded + "c" + other}}, {{within, "md|"}}}},

	// What no text has.
	{ID: "bytes", Family: noText, Label: "binary", Soft: true, Marks: [][]Mark{{{bytes, ""}}}},
}
