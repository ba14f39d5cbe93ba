package syntax

import (
	"slices"

	"pbn/core/rules"
	"pbn/core/source"
	"pbn/core/tags"
)

// tagPair reads a tag pair, whose left bracket is the last token. Text that only begins like one becomes unexpected text,
// and ok is false.
func (p *Parser) tagPair() (ok bool) {
	if p.plainTagPair() {
		return true
	}
	read := p.readTagPair()
	if read.node.Value < 0 {
		p.notATagPair(read.node.First)
		return false
	}
	read.fault = p.whyUnclosed(&read)
	p.countTagPair(&read.node)
	p.add(read.node)
	p.keepInside(read)
	p.checkTagPair(read)
	p.mode = modeBehind(read.node.Tag)
	return true
}

// plainTagPair reads a tag pair as nearly all are written, [Name "value"], of which there is nothing to guess and nothing to say.
// Where it is written otherwise, ok is false and nothing was read.
func (p *Parser) plainTagPair() (ok bool) {
	l := &p.lexer
	text := l.text
	name := l.pos
	if name == len(text) || text[name] < 'A' || text[name] > 'Z' {
		return false
	}
	nameEnd := l.run(name, nameByte)
	value := nameEnd + len(` `)
	if value >= len(text) || text[nameEnd] != ' ' || text[value] != '"' {
		return false
	}
	valueEnd := l.runOther(value+len(`"`), endsPlain) + len(`"`)
	if valueEnd >= len(text) || text[valueEnd-1] != '"' || text[valueEnd] != ']' {
		return false
	}
	l.pos = valueEnd + len(`]`)
	l.lookedAt(name, l.pos)
	first := p.lastToken()
	p.tree.Tokens = append(p.tree.Tokens,
		Token{Start: uint32(name), End: uint32(nameEnd), Kind: Name},
		Token{Start: uint32(nameEnd), End: uint32(value), Kind: Space},
		Token{Start: uint32(value), End: uint32(valueEnd), Kind: String},
		Token{Start: uint32(valueEnd), End: uint32(l.pos), Kind: RightBracket})
	node := Node{Kind: TagPair, Plain: true, First: first, End: first + 5, Name: first + 1, Value: first + 3}
	p.countTagPair(&node)
	p.add(node)
	p.mode = modeBehind(node.Tag)
	return true
}

// tagPairRead is a tag pair as far as its tokens tell.
type tagPairRead struct {
	node   Node
	inside []int32 // the tokens inside that are no part of it
	closed bool
	fault  fault
}

// fault is why a tag pair has no right bracket, where that does not tell itself.
type fault uint8

const (
	noFault      fault = iota
	noLeftQuote        // the bracket is in the string that the right quote seems to open
	noRightQuote       // and no bracket behind it, or the bracket is in the string
	noRightBrace
)

// whyUnclosed finds the fault of a tag pair without a right bracket.
func (p *Parser) whyUnclosed(read *tagPairRead) fault {
	value := p.tree.Bytes(read.node.Value)
	switch {
	case read.closed:
	case p.tree.Tokens[read.node.Value].Broken && string(value) == `"]` && p.onlyWords(read):
		return noLeftQuote
	case p.tree.Tokens[read.node.Value].Broken:
		return noRightQuote
	case slices.ContainsFunc(read.inside, func(i int32) bool { return p.tree.Tokens[i].Broken && p.tree.Tokens[i].Kind == BraceComment }):
		return noRightBrace
	}
	return noFault
}

// onlyWords tells whether words stand between the name of a tag pair and its value, and no commentary.
func (p *Parser) onlyWords(read *tagPairRead) bool {
	for _, i := range read.inside {
		if i > read.node.Value {
			break
		}
		if i < read.node.Name || p.isCommentary(i) {
			return false
		}
	}
	return len(read.inside) > 0 && read.inside[0] < read.node.Value
}

// readTagPair adds the tokens of a tag pair, up to where it ends or must have ended.
func (p *Parser) readTagPair() (read tagPairRead) {
	first := p.lastToken()
	read.node = Node{Kind: TagPair, First: first, End: first + 1, Name: -1, Value: -1}
	node := &read.node
	newLine := false
	for !read.closed {
		at := p.lexer.pos
		mode := insideTag
		if node.Name >= 0 && node.Value < 0 {
			mode = beforeValue
		}
		t, more := p.lexer.next(mode)
		if !more {
			break
		}
		i := p.lastToken() + 1
		if t.Kind == SemiEmptyLine || t.Kind == LeftBracket || newLine && endsUnclosed(t, *node) {
			p.lexer.pos = at
			break
		}
		switch {
		case t.Kind == LineEnd:
			newLine = true
		case t.Kind == Space:
		case t.Kind == RightBracket:
			read.closed = true
			node.End = i + 1
		case t.Kind == Name && node.Name < 0:
			node.Name, node.End, newLine = i, i+1, false
		case t.Kind == String && node.Name >= 0 && node.Value < 0:
			node.Value, node.End, newLine = i, i+1, false
		default:
			read.inside = append(read.inside, i)
		}
		p.tree.Tokens = append(p.tree.Tokens, t)
	}
	return read
}

// endsUnclosed tells, for the first token of a new line, whether a tag pair ends without a right bracket: the line holds
// something else than what is missing.
func endsUnclosed(t Token, node Node) bool {
	switch t.Kind {
	case Name:
		return node.Name >= 0
	case String:
		return node.Name < 0 || node.Value >= 0
	case Unexpected:
		return true
	}
	return false
}

// notATagPair makes everything from the left bracket on unexpected text, white space at the end left out.
func (p *Parser) notATagPair(first int32) {
	end := p.lastToken() + 1
	for end > first+1 && (p.tree.Tokens[end-1].Kind == Space || p.tree.Tokens[end-1].Kind == LineEnd) {
		end--
	}
	p.unexpected(first, end)
	for _, t := range p.tree.Tokens[p.tree.Nodes[len(p.tree.Nodes)-1].End:] {
		p.newLine = p.newLine || t.Kind == LineEnd
	}
}

// keepInside makes nodes of what stands inside a tag pair and is no part of it. Comments and escape lines are kept as
// such, everything else is unexpected text.
func (p *Parser) keepInside(read tagPairRead) {
	first := true // the fix moves all comments of the tag pair, and so stands only once
	for _, i := range read.inside {
		kind := p.tree.Tokens[i].Kind
		switch kind {
		case LineComment, BraceComment:
			p.checkComment(p.tree.Tokens[i])
			if p.tree.Tokens[i].Broken || !read.closed && i > read.node.Value {
				break // it stands inside only because a brace or the right bracket is missing
			}
			p.found.Find(rules.SyntaxCommentInTag, 0, p.tree.TokenSpan(i), 1)
			if first {
				first = false
				p.moveBehind(read)
			}
		case EscapeLine:
		default:
			kind = Unexpected
			if read.fault == noLeftQuote && i < read.node.Value {
				p.told = append(p.told, len(p.tree.Nodes))
			}
		}
		p.add(Node{Kind: kind, First: i, End: i + 1})
	}
}

func (p *Parser) checkTagPair(read tagPairRead) {
	node := read.node
	name := p.tree.TokenSpan(node.Name)
	if !read.closed && read.fault == noFault {
		p.found.Find(rules.SyntaxUnclosedTag, 0, p.tree.NodeSpan(node), rules.Flag(p.onlyCommentaryAfterValue(&read)))
		p.found.Beside(name)
	}
	if first := p.tree.Text.Bytes[name.Start]; first < 'A' || first > 'Z' {
		p.found.Find(rules.SyntaxTagName, 0, name)
	}
	value := p.tree.TokenSpan(node.Value)
	if read.fault == noLeftQuote {
		p.found.Find(rules.SyntaxUnterminatedString, rules.ValueNotOpened, p.tree.TokenSpan(read.inside[0]).To(value))
		p.found.Beside(name)
		return
	}
	if p.tree.Tokens[node.Value].Broken {
		p.found.Find(rules.SyntaxUnterminatedString, rules.ValueNotClosed, value, rules.Flag(!read.closed))
		p.found.Beside(name)
	} else {
		p.checkEscapes(value)
	}
}

// checkEscapes reports the first backslash of a string that stands before neither a quote nor a backslash. In the
// columns of a table it is no escape (5.2), and there a digit follows.
func (p *Parser) checkEscapes(value source.Span) {
	text := p.tree.Text.Slice(value)
	for i := 0; i+1 < len(text); i++ {
		if text[i] != '\\' {
			continue
		}
		i++
		if c := text[i]; c != '"' && c != '\\' && classes[c]&digit == 0 {
			at := value.Start + i - 1
			span := source.Span{Start: at, End: p.tree.Text.CharacterEnd(at + 1)}
			p.found.Find(rules.SyntaxBadEscape, 0, span)
			return
		}
	}
}

// modeBehind is what may follow a tag pair. Data behind a tag of the identification section that every game has is
// unexpected; behind any other tag it makes a section (ledger 5.2-f).
func modeBehind(tag tags.Tag) mode {
	switch {
	case tag == tags.Auction:
		return inAuction
	case tag == tags.Play:
		return inPlay
	case tag == tags.Note || tag.Is(tags.MandatorySet):
		return betweenTags
	}
	return inSection
}
