package syntax

import (
	"pbn/core/diag"
	"pbn/core/source"
)

// Parser reads the games of a text, one after another.
type Parser struct {
	lexer lexer
	tree  Tree
	diags *diag.List
	mode  mode
}

// NewParser makes a parser; what it finds fault with goes to diags.
func NewParser(text *source.Text, diags *diag.List) *Parser {
	p := &Parser{lexer: lexer{text: text.Bytes}, tree: Tree{Text: text}, diags: diags}
	if text.HasByteOrderMark() {
		p.lexer.first = 3
	}
	return p
}

// Next reads the next game. ok is false when there is none; the tree then holds what is left of a text without games.
// The tree is valid until the next call.
//
// A game ends with the semi-empty lines behind its last line (3). What stands between semi-empty lines without a tag
// pair is no game of its own (ledger 3-b): it begins the next game, or ends the last.
func (p *Parser) Next() (tree *Tree, ok bool) {
	p.tree.Tokens, p.tree.Nodes = p.tree.Tokens[:0], p.tree.Nodes[:0]
	p.mode = betweenTags
	p.tree.Tail = -1
	tags := false
	for {
		t, more := p.lexer.next(p.mode)
		if !more {
			break
		}
		p.tree.Tokens = append(p.tree.Tokens, t)
		switch t.Kind {
		case ByteOrderMark, Space, LineEnd:
		case SemiEmptyLine:
			if !tags || p.tree.Tail >= 0 {
				break
			}
			p.semiEmptyLines()
			p.tree.Tail = len(p.tree.Nodes)
			if p.anotherTagPair() {
				p.reportUnexpected()
				return &p.tree, true
			}
			p.mode = betweenTags
		case LeftBracket:
			tags = p.tagPair() || tags
		default:
			p.node(t)
		}
	}
	if p.tree.Tail < 0 {
		p.tree.Tail = len(p.tree.Nodes)
	}
	if tags {
		p.reportUnexpected()
	}
	return &p.tree, tags
}

// reportUnexpected reports each run of unexpected text once.
func (p *Parser) reportUnexpected() {
	for _, n := range p.tree.Nodes {
		if n.Kind != Unexpected {
			continue
		}
		text := p.tree.Decode(n)
		message := "The standard has no place for " + diag.Quote(text) + " here; it is kept as a comment."
		if text[0] == '[' {
			message = diag.Quote(text) + " is no tag pair, which has a name and a value in quotes, as in [Board \"1\"]; it is kept as a comment."
		}
		p.diags.Report(diag.SyntaxUnexpectedText, p.tree.NodeSpan(n), message)
	}
}

// semiEmptyLines adds those that follow.
func (p *Parser) semiEmptyLines() {
	for {
		at := p.lexer.pos
		t, more := p.lexer.next(p.mode)
		if !more || t.Kind != SemiEmptyLine {
			p.lexer.pos = at
			return
		}
		p.tree.Tokens = append(p.tree.Tokens, t)
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
	last := len(p.tree.Tokens) - 1
	if t.Kind == Unexpected && p.joinsUnexpected(last) {
		p.tree.Nodes[len(p.tree.Nodes)-1].End = last + 1
		return
	}
	p.tree.Nodes = append(p.tree.Nodes, Node{Kind: t.Kind, First: last, End: last + 1})
	p.checkComment(t)
}

// joinsUnexpected tells whether nothing but white space stands between a token and a node of unexpected text before it.
func (p *Parser) joinsUnexpected(token int) bool {
	n := len(p.tree.Nodes)
	if n == 0 || p.tree.Nodes[n-1].Kind != Unexpected {
		return false
	}
	for _, t := range p.tree.Tokens[p.tree.Nodes[n-1].End:token] {
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
	what := "the file ends before one."
	if end := int(t.End); end < len(p.lexer.text) {
		rest := source.Span{Start: p.lexer.runOther(end, delimiter), End: len(p.lexer.text)}
		rest.End = p.lexer.runOther(rest.Start, lineEnd)
		what = "it would swallow " + diag.Quote(p.tree.Text.Decode(rest)) + ", and was ended before that."
	}
	p.diags.Report(diag.SyntaxUnterminatedComment, source.Span{Start: int(t.Start), End: int(t.Start) + 1},
		"The comment that is opened here is not closed by “}”: "+what)
}
