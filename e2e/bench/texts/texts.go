// Package texts makes files in which one construct, or two, repeat: what the verbs are measured with.
package texts

import (
	"slices"
	"strconv"
	"strings"

	"pbn/core/item/itemtest"
)

// construct is something that a file can have any number of.
type construct struct {
	name string
	// lead comes before the first piece, and trail after the last.
	lead, piece, trail string
}

const (
	inAuction = "\n[Auction \"N\"]\n1C"
	inPlay    = "\n[Play \"N\"]\nSA"
	inTable   = "\n[ScoreTable \"a;b\"]\n"
)

// within are what repeats within one game, and is tried in pairs. "#n" in a piece is the number of the piece.
var within = []construct{
	{"escape lines", "", "\n%x\n", ""},
	{"duplicate tags", "", "[Site \"x\"]\n", ""},
	{"duplicate auctions", "", "\n[Auction \"N\"]\n1C {x}\n", ""},
	{"duplicate tables", "", "\n[ScoreTable \"a;b\"]\n1 2\n", ""},
	{"unknown tags", "", "[Bard#n \"x\"]\n", ""},
	{"standing tags", "", "[S#n \"##x\"]\n", ""},
	{"NAGs, one value", inAuction, " $1", ""},
	{"NAGs, many values", inPlay, " $20 $21 $22 $23", ""},
	{"suffixes", inAuction, "!", ""},
	{"note references", inAuction, " =1=", ""},
	{"notes", inAuction + " =1=\n", "[Note \"1:x\"]\n", ""},
	{"calls", inAuction, " 1C", ""},
	{"alert marks", inAuction, " 1C*", ""},
	{"insufficient", inAuction, "^I ", ""},
	{"cards", inPlay, " SA", ""},
	{"hyphens", inPlay, " -", ""},
	{"stars", inPlay, " *", ""},
	{"brace comments", "", "{x}", ""},
	{"line comments", "", ";x\n", ""},
	{"unexpected text", "", "é ", ""},
	{"strings", inTable, "\"x\" ", ""},
	{"rows", inTable, "1 2\n", ""},
	{"columns", "\n[ScoreTable \"a", ";a", "\"]\n1 2\n"},
	{"items", "\n[West \"a", ",a;", "\"]\n"},
	{"open strings", "", "[A \"a\n", ""},
	{"open tags", "", "[A \"a\"\n", ""},
	{"open comments", "", "{\n\n", ""},
	{"brackets", "", "[ ]", ""},
	{"control characters", "[A \"", "\x01\tx", "\"]\n"},
	{"semi-empty lines", "", "\n \t", ""},
}

// values are long ones, which games can inherit.
var values = []construct{
	{"a long value", "\n[Site \"", "x;", "\"]\n"},
	{"a long number", "\n[Board \"", "1", "\"]\n"},
	{"a long result", "\n[Result \"", "9 ", "\"]\n"},
	{"a long score", "\n[Score \"", "1", "\"]\n"},
}

// alone are others, which are much like one of those in pairs.
var alone = []construct{
	{"header lines", "", "\n% EXPORT\n", ""},
	{"inheriting tags", "", "[I#n \"#\"]\n", ""},
	{"notes, many indices", inAuction + " =1=\n", "[Note \"#n:x\"]\n", ""},
	{"AP", inAuction, " AP", ""},
	{"references", inAuction, "(1)", ""},
	{"skipped", inAuction, "^S ", ""},
	{"revokes", inPlay, "^R ", ""},
	{"bad cards", inPlay, " QQ", ""},
	{"plus", inAuction, " +", ""},
	{"symbols", "{", "\\S<b>&amp;", "}"},
	{"ranks", "\n[ScoreTable \"+Rank;-Score_NS\"]\n", "#n 2\n", ""},
	{"rows, escapes", inTable, "1 2\n%x\n", ""},
	{"hands", "\n[Deal \"N:", "AKQ.x ", "\"]\n"},
	{"strings in a tag", "[A ", "\"b\" ", "]\n"},
	{"quotes", "[A \"", "\\\"", "\"]\n"},
	{"blanks", "", " \t", ""},
}

// files are games, and blocks of a document.
var files = []construct{
	{"games", "", "\n\n[Board \"#n\"]\n", ""},
	{"games, standing", "", "\n\n[G#n \"##x\"]\n", ""},
	{"games, inheriting", "", "\n\n[Site \"#\"]\n[Board \"#\"]\n[West \"#\"]\n[Date \"#\"]\n[Result \"#\"]\n[Score \"#\"]\n", ""},
	{"games, tables", "", "\n\n[ScoreTable \"#\"]\n1 2\n", ""},
	{"games, deals", "", "\n\n[Deal \"N:A.K.Q.J 2... - -\"]\n[DealId \"x\"]\n", ""},
	{"blocks", "", "</pbn><pbn>[Site \"x\"]", ""},
	{"blocks, standing", "", "</pbn><pbn>[B#n \"##x\"]", ""},
}

// markup is what a document can have any number of.
var markup = []construct{
	{"delimiters cut short", "", "<pbn", ""},
	{"an attribute's quote", "", "<pbn a='", ""},
	{"both quotes", "", "<pbn a='\" b=\"", ""},
	{"quotes in turns", "", "<pbn a=' b=\" ", ""},
	{"tags' quotes", "", "<p a='", ""},
	{"no end", "", "<pbn ", ""},
	{"opening", "", "<pbn>", ""},
	{"closing", "", "</pbn>", ""},
	{"blocks", "", "<pbn>x</pbn>", ""},
	{"references", "", "&", ""},
	{"numbers", "", "&#1", ""},
	{"comments", "", "<!--", ""},
	{"comments' ends", "", "-->", ""},
	{"comments in blocks", "", "<pbn><!--", ""},
	{"scripts", "", "<script>", ""},
	{"different elements", "", "<script><style><title>", ""},
	{"empty blocks with tags", "", "<pbn><b></b></pbn>", ""},
	{"breaks", "", "<br>", ""},
	{"breaks and blanks", "", "<br> \t", ""},
	{"blanks", "", "          ", ""},
	{"marks", "", "<", ""},
	{"containers", "", "<pre class=pbn>", ""},
	{"containers in turns", "", "<pre class=pbn><script type=text/x-pbn><pbn>", ""},
	{"containers with code", "", "<pre><code class=language-pbn>", ""},
	{"containers and comments", "", "<pre class=pbn>;<!--", ""},
	{"excluded", "", "<pre class='pbn nopbn'>", ""},
	{"excluded in turns", "", "<pre class='pbn nopbn'><pbn-deal data-pbn-done>", ""},
	{"containers in quotes", "", "<pre class='pbn' a='<pre class=\"", ""},
	{"closed containers", "", "<pre class=pbn>;</pre>", ""},
	{"attributes", "", " a=b", ""},
	{"attributes of a tag", "", "<pre a a=b ", ""},
	{"spaces behind", "", "<pre>  ", ""},
	{"letters", "", "\xE9", ""},
	{"braces", "", "{", ""},
	{"brace comments", "", "{}", ""},
	{"quotes", "", "\"\\", ""},
	{"elements", "", "<div>", ""},
	{"a long name", "", "a", ""},
}

// commentary is what a comment can have any number of.
var commentary = []construct{
	{"marks", "", "<", ""},
	{"tags cut short", "", "<b", ""},
	{"tags cut short, blanks", "", "<b ", ""},
	{"opening tags", "", "<b>", ""},
	{"empty elements", "", "<b></b>", ""},
	{"elements", "", "x<b>x</b>", ""},
	{"closing tags cut short", "", "</", ""},
	{"attributes cut short", "", "<a=", ""},
	{"paragraphs", "", "<p>x", ""},
	{"cells", "", "x<td>", ""},
	{"breaks", "", "<br>", ""},
	{"ampersands", "", "&", ""},
	{"numbers cut short", "", "&#", ""},
	{"references cut short", "", "&amp", ""},
	{"exclamation marks", "", "!", ""},
	{"suits", "", "!S", ""},
	{"suits with cards", "", "!SAK", ""},
	{"exclamation marks, letters", "", "!x", ""},
	{"backslashes", "", "\\", ""},
	{"suits of PBN", "", "\\S", ""},
	{"forced line ends", "", "\\n", ""},
	{"drawn suits", "", "♠\uFE0F", ""},
}

// foreign is what a text can have any number of that may be another notation: LIN, links to hands, and deals as people write them.
var foreign = []construct{
	{"ranks", "", "2", ""},
	{"ranks and points", "", "2.", ""},
	{"whole hands", "", "AKQ.JT9.876.5432 ", ""},
	{"suits", "", "S ", ""},
	{"suits, a line each", "", "S\n", ""},
	{"suits of a mail", "", "S AK H QJ D T9 C 87\n", ""},
	{"suits of a forum", "", "!SA", ""},
	{"symbols", "", "♠AK ", ""},
	{"symbols alone", "", "♠", ""},
	{"entities", "", "&spades;", ""},
	{"seats", "", "N ", ""},
	{"seats, a line each", "", "North\n", ""},
	{"boards", "", "Board 1\n", ""},
	{"what is asked", "", "Dealer: ", ""},
	{"voids", "", "- ", ""},
	{"colons", "", ":", ""},
	{"blanks", "S", " ", ""},
	{"line ends", "S", "\n", ""},
	{"brackets", "", "(", ""},
	{"words", "", "word ", ""},
	{"a word", "", "a", ""},
	{"links", "", "http://x/?lin=md|3SAK ", ""},
	{"links in quotes", "", "\"http://x/?lin=md|3SAK", ""},
	{"links in quotes in turns", "", "'http://x/?n=a \"http://y/?n=b ", ""},
	{"links in brackets", "", "<http://x/?n=sakq", ""},
	{"links cut short", "", "http", ""},
	{"schemes", "", "http://", ""},
	{"questions", "http://handviewer", "?", ""},
	{"parameters", "http://x/handviewer?", "n=a&", ""},
	{"parameters without values", "http://x/handviewer?", "&a", ""},
	{"names of parameters", "http://x/handviewer?", "&amp;", ""},
	{"percent signs", "http://x/handviewer?lin=", "%", ""},
	{"encoded bars", "http://x/handviewer?lin=", "%7C", ""},
	{"encoded twice", "http://x/handviewer?lin=", "%257C", ""},
	{"bars", "http://x/handviewer?lin=", "|", ""},
	{"bars of LIN", "md|1SAK|", "|", ""},
	{"commands", "", "mb|1C|", ""},
	{"calls of LIN", "md|1SAK|mb|", "1C", "|"},
	{"cards of LIN", "md|1SAK|", "pc|SA|", ""},
	{"deals of LIN", "", "md|1SAK|", ""},
	{"numbered deals of LIN", "", "qx|o#n|md|1SAK|", ""},
	{"hands of LIN", "md|1", "SAK,", "|"},
	{"names of LIN", "pn|", "a,", "|md|1SAK|"},
	{"a match", "vg|", ",", "|md|1SAK|"},
	{"results", "rs|", "1SN=,", "|md|1SAK|"},
	{"words of LIN", "md|1SAK|nt|", "^a ", "|"},
	{"explanations", "md|1SAK|mb|1C|", "an|x|", ""},
}

// movetext are pieces of another notation, each of which a text can have any number of.
func movetext() (all []construct) {
	for _, piece := range itemtest.HostileMoves {
		all = append(all, construct{strconv.Quote(piece), "", piece, ""})
	}
	return all
}

// documents are what may be around markup.
var documents = []struct{ start, end string }{
	{"", ""}, {"<html>", ""}, {"<html><pbn>;", ""}, {"<html><pbn>", "</pbn>"}, {"<pre class=pbn>;", "</textarea></script></pre></pbn></pbn-deal>-->"},
}

// builder makes a text. A piece that begins with a line end begins a line, and no other game: where a line begins already, it has
// that line end no more.
type builder struct {
	text   strings.Builder
	inLine bool
}

func (b *builder) add(piece string, number int) {
	if strings.HasPrefix(piece, "\n[") || strings.HasPrefix(piece, "\n%") {
		if !b.inLine {
			piece = piece[1:]
		}
	}
	if piece == "" {
		return
	}
	b.inLine = piece[len(piece)-1] != '\n'
	b.text.WriteString(strings.Replace(piece, "#n", strconv.Itoa(number), 1))
}

// repeat appends n bytes or a little more of a construct.
func (c construct) repeat(b *builder, n int) {
	b.add(c.lead, 0)
	for i, end := 0, b.text.Len()+n; b.text.Len() < end; i++ {
		b.add(c.piece, i)
	}
	b.add(c.trail, 0)
}

const firstTag = "[Event \"x\"]\n"

// alone is a text of about n bytes of one construct.
func (c construct) alone(n int) string {
	var b builder
	b.add(firstTag, 0)
	c.repeat(&b, n)
	return b.text.String()
}

// bare is a text of about n bytes of one construct, and of nothing else.
func (c construct) bare(n int) string {
	var b builder
	c.repeat(&b, n)
	return b.text.String()
}

// behind is a text of about n bytes: half of it a construct, and then another one.
func (c construct) behind(other construct, n int) string {
	var b builder
	b.add(firstTag, 0)
	other.repeat(&b, n/2)
	c.repeat(&b, n/2)
	return b.text.String()
}

// among is a text of about n bytes in which two constructs take turns.
func (c construct) among(other construct, n int) string {
	var b builder
	b.add(firstTag, 0)
	b.add(other.lead, 0)
	b.add(c.lead, 0)
	for i := 0; b.text.Len() < n; i++ {
		b.add(other.piece, i)
		b.add(c.piece, i)
	}
	b.add(c.trail, 0)
	b.add(other.trail, 0)
	return b.text.String()
}

// in is a document or a comment of about n bytes.
func (c construct) in(start, end string, n int) string {
	return start + strings.Repeat(c.piece, n/len(c.piece)) + end
}

// Text is a text of about any number of bytes.
type Text struct {
	Name string
	Make func(size int) string
}

// Of returns those of some kinds: "one" construct, two of one game that take turns ("among"), or one after another ("behind"), "files"
// after a construct or a long value, documents with "markup", comments with "commentary", "foreign" notations, and "movetext".
func Of(kinds ...string) (all []Text) {
	if slices.Contains(kinds, "one") {
		for _, c := range slices.Concat(within, values, alone, files) {
			all = append(all, Text{c.name, c.alone})
		}
	}
	for i, c := range within {
		for k, other := range within {
			if k < i && slices.Contains(kinds, "among") {
				all = append(all, Text{c.name + " among " + other.name, func(n int) string { return c.among(other, n) }})
			}
			if k != i && slices.Contains(kinds, "behind") {
				all = append(all, Text{c.name + " behind " + other.name, func(n int) string { return c.behind(other, n) }})
			}
		}
	}
	if slices.Contains(kinds, "files") {
		for _, c := range files {
			for _, other := range slices.Concat(within, values) {
				all = append(all, Text{c.name + " behind " + other.name, func(n int) string { return c.behind(other, n) }})
			}
		}
	}
	if slices.Contains(kinds, "markup") {
		for _, c := range markup {
			for _, d := range documents {
				all = append(all, Text{c.name + " behind " + strconv.Quote(d.start), func(n int) string { return c.in(d.start, d.end, n) }})
			}
		}
	}
	if slices.Contains(kinds, "foreign") {
		for _, c := range foreign {
			all = append(all, Text{c.name, c.bare})
		}
	}
	if slices.Contains(kinds, "movetext") {
		for _, c := range movetext() {
			all = append(all, Text{c.name, c.bare}, Text{c.name + " behind a comment", func(n int) string { return c.in("e4 {", "}", n) }})
			for _, other := range movetext() {
				all = append(all, Text{c.name + " behind " + other.name, func(n int) string { return other.bare(n/2) + c.bare(n/2) }},
					Text{c.name + " among " + other.name, construct{"", "", c.piece + other.piece, ""}.bare})
			}
		}
	}
	if slices.Contains(kinds, "commentary") {
		for _, c := range commentary {
			all = append(all, Text{c.name, func(n int) string { return c.in("", "", n) }})
		}
	}
	return all
}
