package syntax

import (
	"pbn/core/rules"
	"pbn/core/tags"
)

// run is a run of tag pairs that the game has already. Where it has two or more of the tags that tell games apart, the
// semi-empty line between two games is missing, and the run begins the second (ledger 3-c).
type run struct {
	open       bool
	node       int   // where it begins, the escape lines directly before it included
	token      int32 // the same, as a token
	at         int   // the same, as an offset
	telling    uint8 // which of the tags that tell games apart it has
	found      int   // how many findings there were before
	tagsBefore int32
}

// end makes it no run.
func (r *run) end() { *r = run{} }

// TellingTags are bits for the tags that tell games apart.
var TellingTags = func() (bits [tags.Count]uint8) {
	next := uint8(1)
	for t := range tags.Count {
		if t.Row().TellsGames {
			bits[t] = next
			next <<= 1
		}
	}
	return bits
}()

// countTagPair numbers a tag pair, and finds the one that it repeats; a game may have many notes (3.5.5).
func (p *Parser) countTagPair(n *Node) {
	name := p.tree.Bytes(n.Name)
	n.Tag = tags.Find(name)
	n.Repeats = p.first.number(n.Tag, name, p.tagged)
	p.followRun(n, TellingTags[n.Tag])
	if p.tagged == 0 && p.separatorMissing {
		p.found.Find(rules.GameMissingSeparator, 0, p.tree.NodeSpan(*n), uint32(p.tree.Span().Start))
		p.found.Beside(p.tree.TokenSpan(n.Name))
	}
	p.tagged++
	p.pairEnd = n.End
}

// followRun begins, continues or ends the run of repeated tag pairs with the one that is added next.
func (p *Parser) followRun(n *Node, tells uint8) {
	switch {
	case n.Repeats < 0 && tells != 0:
		p.run.end()
	case n.Repeats < 0:
	case !p.run.open:
		p.run = run{open: true, node: len(p.tree.Nodes), token: n.First, found: p.found.Len(), tagsBefore: p.tagged}
		for p.run.node > 0 && p.tree.Nodes[p.run.node-1].Kind == EscapeLine && p.tree.Nodes[p.run.node-1].First >= p.pairEnd {
			p.run.node--
			p.run.token = p.tree.Nodes[p.run.node].First
		}
		p.run.at = int(p.tree.Tokens[p.run.token].Start)
		fallthrough
	default:
		p.run.telling |= tells
	}
}

// missingSeparator ends the game before the run of repeated tag pairs, if that begins another.
func (p *Parser) missingSeparator() bool {
	r := &p.run
	if r.telling&(r.telling-1) == 0 {
		return false
	}
	p.found.Cut(r.found)
	p.unseparated = true
	p.tree.Nodes, p.tree.Tokens, p.tagged = p.tree.Nodes[:r.node], p.tree.Tokens[:r.token], r.tagsBefore
	p.lexer.pos = r.at
	return true
}

// firstTagPairs are the numbers, from 1, of the first tag pairs of each name.
type firstTagPairs struct {
	standard [tags.Count]int32
	others   map[string]int32
}

// number is the number, from 0, of the first tag pair of a name, or -1 where the one that is read is that.
func (f *firstTagPairs) number(tag tags.Tag, name []byte, tagged int32) int32 {
	first := f.standard[tag]
	if tag == tags.Other {
		first = f.others[string(name)]
	}
	switch {
	case first > 0 && tag != tags.Note:
		return first - 1
	case tag == tags.Other:
		f.others[string(name)] = tagged + 1
	default:
		f.standard[tag] = tagged + 1
	}
	return -1
}

// ManyNames is from where on a map is thrown away rather than emptied, which takes time in its size.
const ManyNames = 256

func (p *Parser) forgetNames() {
	clear(p.first.standard[:])
	if p.first.others == nil || len(p.first.others) > ManyNames {
		p.first.others = map[string]int32{}
	}
	clear(p.first.others)
}
