package syntax

import (
	"slices"
	"strings"

	"pbn/core/diag"
	"pbn/core/rules"
	"pbn/core/source"
)

// Parser reads the games of a file, one after another.
type Parser struct {
	lexer  lexer
	stream *source.Stream
	tree   Tree
	diags  *diag.List
	mode   mode
	// found is what is wrong in the game, until it is sure that this is the game.
	found diag.Findings

	newLine bool  // a line ended since the last node
	pairEnd int32 // where the tokens of the last tag pair end
	tagged  int32 // tag pairs of the game so far
	first   firstTagPairs
	run     run
	tooLong bool // whether the game has more bytes than it may have
	// firstTag is where the first tag pair of the game begins.
	firstTag int
	told     []int // the nodes of unexpected text that a diagnostic has
	// hasUnexpected tells whether the game may have unexpected text.
	hasUnexpected bool

	// Whether the blank line before this game is missing, and whether that before the next one is.
	separatorMissing, unseparated bool
}

// NewParser makes a parser; what it finds fault with goes to diags.
func NewParser(file *source.Stream, diags *diag.List) *Parser {
	p := &Parser{}
	p.Reset(file, diags)
	return p
}

// Reset makes it the parser of another file, in the memory that it has.
func (p *Parser) Reset(file *source.Stream, diags *diag.List) {
	*p = Parser{stream: file, diags: diags, tree: Tree{Tokens: p.tree.Tokens[:0], Nodes: p.tree.Nodes[:0]}, told: p.told[:0], first: p.first, found: p.found}
	p.found.Cut(0)
	p.lexer.moveWindow(file.Text(), 0)
}

// Steps counts the bytes that were looked at, and what else takes time, since the start of the file.
func (p *Parser) Steps() int { return p.lexer.steps }

// Next reads the next game. ok is false when there is none; the tree then holds what is left of a file without games.
// The tree and its text are valid until the next call. Where the stream breaks off, what reaches the end of its text is no game.
//
// A game ends with the semi-empty lines behind its last line (3). What stands between semi-empty lines without a tag
// pair is no game of its own (ledger 3-b): it begins the next game, or ends the last.
func (p *Parser) Next() (tree *Tree, ok bool) {
	start := p.lexer.pos
	p.separatorMissing = p.unseparated
	for {
		p.lexer.starved, p.unseparated = false, false
		p.found.Cut(0)
		if ok = p.game(); p.tooLong {
			p.stream.EndTooLong(p.firstTag)
			return &p.tree, false
		}
		p.tree.TagPairs = int(p.tagged)
		if !p.lexer.starved || p.tree.Text.Complete && p.stream.Err() == nil {
			p.diags.Take(&p.found)
			return &p.tree, ok
		}
		if p.tree.Text.Complete {
			return &p.tree, false
		}
		p.lexer.pos = start
		p.Advance()
		start = 0
	}
}

// At is where in the window the next game begins.
func (p *Parser) At() int { return p.lexer.pos }

// Resume goes on at an offset of the window, where another reader has read games; unseparated reports that the blank line there is missing.
func (p *Parser) Resume(at int, unseparated bool) { p.lexer.pos, p.unseparated = at, unseparated }

// Carries reports whether the games before tell something of the next one: that it comes without a blank line before it, or that it may
// be in a comment that is not closed.
func (p *Parser) Carries() bool { return p.unseparated || p.lexer.inOpenComment() }

// Advance moves the start of the window to the next game, and reads on.
func (p *Parser) Advance() {
	start := p.lexer.pos
	p.lexer.steps += len(p.lexer.text) - start
	p.stream.Advance(start)
	p.lexer.moveWindow(p.stream.Text(), start)
}

// isTooLong reports whether the game has more bytes so far than it may have. What comes before its first tag pair is not counted,
// nor what comes after its end.
func (p *Parser) isTooLong() bool {
	longest := p.stream.LongestGame()
	return longest > 0 && p.tagged > 0 && p.tree.Tail < 0 && p.lexer.pos-p.firstTag > longest
}

// game reads a game from where the lexer is, as far as the text goes, or until it is too long.
func (p *Parser) game() (ok bool) {
	p.tree = Tree{Text: p.stream.Text(), Tokens: p.tree.Tokens[:0], Nodes: p.tree.Nodes[:0], Tail: -1, afterOpenComment: p.lexer.inOpenComment()}
	p.mode, p.newLine, p.tagged, p.pairEnd, p.hasUnexpected = betweenTags, false, 0, 0, false
	p.run.end()
	p.told = p.told[:0]
	p.forgetNames()
	for {
		t, more := p.lexer.next(p.mode)
		if p.tooLong = p.isTooLong(); p.tooLong || !more {
			break
		}
		p.tree.Tokens = append(source.Room(p.tree.Tokens), t)
		switch t.Kind {
		case ByteOrderMark, Space:
		case LineEnd:
			p.newLine = true
		case SemiEmptyLine:
			p.newLine = true
			if p.tagged == 0 || p.tree.Tail >= 0 {
				break
			}
			p.semiEmptyLines()
			p.tree.Tail = len(p.tree.Nodes)
			if p.anotherTagPair() {
				return true
			}
			p.mode = betweenTags
		case LeftBracket, Unexpected:
			if p.tagged == 0 {
				p.firstTag = int(t.Start)
			}
			if p.tree.Tail >= 0 {
				p.prose()
			} else if t.Kind == Unexpected {
				p.node(t)
			} else if p.tagPair() && p.missingSeparator() {
				p.tree.Tail = len(p.tree.Nodes)
				return true
			}
		default:
			p.node(t)
		}
	}
	if p.tree.Tail < 0 {
		p.tree.Tail = len(p.tree.Nodes)
	}
	return p.tagged > 0
}

// prose makes one piece of unexpected text of the last token and of all behind it: what stands behind the last game and
// is no comment is prose or statistics, in which a semicolon, a brace or a bracket means nothing (ledger, dialects).
func (p *Parser) prose() {
	last := p.lastToken()
	end := len(p.lexer.text)
	for classes[p.lexer.text[end-1]]&(blank|lineEnd) != 0 {
		end--
	}
	p.lexer.lookedAt(p.lexer.pos, len(p.lexer.text))
	p.lexer.pos = end
	p.tree.Tokens[last].End = uint32(end)
	p.unexpected(last, last+1)
}

// Told takes note that a node of unexpected text of the game that was read last has a diagnostic.
func (p *Parser) Told(node int) { p.told = append(p.told, node) }

// ReportUnexpected reports each run of unexpected text of the game that was read last, unless it has a diagnostic.
func (p *Parser) ReportUnexpected() {
	if !p.hasUnexpected {
		return
	}
	slices.Sort(p.told)
	told := p.told
	for i, n := range p.tree.Nodes {
		for len(told) > 0 && told[0] < i {
			told = told[1:]
		}
		if n.Kind != Unexpected || len(told) > 0 && told[0] == i {
			continue
		}
		switch text := p.tree.Decode(n); {
		case strings.TrimSpace(text) == "":
			p.diags.Find(rules.TextNonASCIIToken, rules.LooksLikeSpace, p.tree.NodeSpan(n))
		case strings.IndexFunc(text, isNonASCII) >= 0 && text[0] != '[':
			p.diags.Find(rules.TextNonASCIIToken, rules.NotASCII, p.tree.NodeSpan(n))
		default:
			p.diags.Find(rules.SyntaxUnexpectedText, rules.UnexpectedText, p.tree.NodeSpan(n))
		}
	}
}

func isNonASCII(r rune) bool { return r >= 0x80 }

// semiEmptyLines adds those that follow.
func (p *Parser) semiEmptyLines() {
	for {
		at := p.lexer.pos
		t, more := p.lexer.next(p.mode)
		if !more || t.Kind != SemiEmptyLine {
			p.lexer.pos = at
			return
		}
		p.tree.Tokens = append(source.Room(p.tree.Tokens), t)
	}
}

// anotherTagPair tells whether one comes before the end of the text. It reads ahead and leaves no trace.
func (p *Parser) anotherTagPair() bool {
	at, tokens := p.lexer.pos, len(p.tree.Tokens)
	defer func() { p.lexer.pos, p.tree.Tokens = at, p.tree.Tokens[:tokens] }()
	for {
		t, more := p.lexer.next(betweenTags)
		if !more {
			return false
		}
		p.tree.Tokens = append(p.tree.Tokens[:tokens], t)
		if t.Kind == LeftBracket {
			if read := p.readTagPair(); read.node.Value >= 0 {
				return true
			}
		}
	}
}

// node adds the last token as a node. Unexpected text is one node as long as only white space stands between.
func (p *Parser) node(t Token) {
	last := p.lastToken()
	if t.Kind == Unexpected {
		p.unexpected(last, last+1)
		return
	}
	p.add(Node{Kind: t.Kind, First: last, End: last + 1})
	p.checkComment(t)
	if t.Kind == SectionToken && t.Broken {
		p.found.Find(rules.TextNonASCIIToken, rules.NotASCIIInTable, p.tree.TokenSpan(last), rules.Flag(p.tree.mayQuote(last)))
	}
}

// lastToken is the place of the token that was read last.
func (p *Parser) lastToken() int32 { return int32(len(p.tree.Tokens) - 1) }

// add adds a node.
func (p *Parser) add(n Node) {
	n.NewLine, p.newLine = p.newLine, false
	p.tree.Nodes = append(source.Room(p.tree.Nodes), n)
	switch n.Kind {
	case TagPair, LineComment, BraceComment, EscapeLine:
	case Unexpected:
		p.hasUnexpected = true
		p.run.end()
	default:
		p.run.end()
	}
}

// unexpected makes one token and one node of the tokens from first to end, and of the unexpected text before them where
// only white space stands between, so that garbage of any length costs little.
func (p *Parser) unexpected(first, end int32) {
	joins := p.joinsUnexpected(first)
	if joins {
		first = p.tree.Nodes[len(p.tree.Nodes)-1].First
	}
	p.tree.Tokens[first].Kind, p.tree.Tokens[first].End = Unexpected, p.tree.Tokens[end-1].End
	p.tree.Tokens = append(p.tree.Tokens[:first+1], p.tree.Tokens[end:]...)
	if joins {
		p.tree.Nodes[len(p.tree.Nodes)-1].End = first + 1
	} else {
		p.add(Node{Kind: Unexpected, First: first, End: first + 1})
	}
}

// joinsUnexpected tells whether nothing but white space stands between a token and a node of unexpected text before it.
func (p *Parser) joinsUnexpected(token int32) bool {
	n := len(p.tree.Nodes)
	if n == 0 || p.tree.Nodes[n-1].Kind != Unexpected {
		return false
	}
	for _, t := range p.tree.Tokens[p.tree.Nodes[n-1].End:token] {
		p.lexer.steps++
		if t.Kind != Space && t.Kind != LineEnd && t.Kind != SemiEmptyLine {
			return false
		}
	}
	return true
}

func (p *Parser) checkComment(t Token) {
	if t.Kind != BraceComment || !t.Broken {
		return
	}
	var rest source.Span
	if end := int(t.End); end < len(p.lexer.text) {
		rest = source.Span{Start: p.lexer.runOther(end, delimiter), End: len(p.lexer.text)}
		rest.End = p.lexer.runOther(rest.Start, lineEnd)
		p.lexer.lookedAt(end, rest.End)
	}
	p.found.Find(rules.SyntaxUnterminatedComment, 0, source.Span{Start: int(t.Start), End: int(t.Start) + 1}, t.End)
	if rest.End > 0 {
		p.found.Beside(rest)
	}
}
