package item

import "math/bits"

// vocabulary are words that were read before, by the hash of their bytes: the last with each hash. So each word is read once, and after
// that found by its bytes.
type vocabulary [1 << vocabularyBits]meaning

// meaning is a word and what the notation has read it as: a move, a marker, or None.
type meaning struct {
	word uint64 // its bytes, the first the lowest
	val  uint32
	kind Kind
}

const vocabularyBits = 10

// find returns the word that eight bytes begin with, if white space comes after it and it was read before, and how many bytes it has; nil
// if not.
func (v *vocabulary) find(word uint64) (e *meaning, n int) {
	n = FirstByte((word-0x21*Ones)&^word&Highs) & 63
	word &= 1<<n - 1
	if e = v.at(word); e.word != word || word == 0 {
		return nil, 0
	}
	return e, n >> 3
}

// at returns where a word is, or is to be.
func (v *vocabulary) at(word uint64) *meaning {
	const multiply = 0x9E3779B97F4A7C15
	return &v[word*multiply>>(64-vocabularyBits)]
}

// moves reads numbers, words, variations and comments from At on, up to a marker. It reports whether there are any.
func (g *moveGame) moves() bool {
	s, w := g.s, &g.s.Window
	t := w.Text
	items, k, p, newLine := s.Game.Items[:cap(s.Game.Items)], len(s.Game.Items), s.At, s.NewLine
	has, isClosed := Flags(0), true
loop:
	for k < len(items) && p+8 <= len(t) {
		i, c := &items[k], t[p]
		i.Start, i.Val, i.Tag, i.Flags = uint32(p), 0, 0, newLine
		switch class := g.classes[c]; {
		case class&startsWord != 0:
			word := Eight(t, p)
			if class&inNumber != 0 {
				if val, n := shortNumber(word); n > 0 && (val >= 1<<periodsAt || g.classes[t[p+n]]&inWord == 0) {
					p += n
					i.Val, i.Kind = val, Number
					break
				}
			}
			e, n := g.vocabulary.find(word)
			if e == nil {
				e, n = g.wordAt(p)
			}
			if e.kind == Marker {
				break loop
			}
			p += n
			i.Val, i.Kind = e.val, e.kind
			if e.kind == None {
				i.Kind, i.Flags = g.of.Move, newLine|Odd
			}
		case c == '{':
			i.Kind = BraceComment
			if p, isClosed = s.comments.end(p); !isClosed {
				i.Flags |= Broken
			}
		case c == '(':
			g.opens(k, i)
			p++
		case c == ')' && g.open > 0:
			g.closes(k, items)
			p++
		default:
			break loop
		}
		i.End = uint32(p)
		has |= i.Flags
		k++
		newLine = 0
		if p == len(t) || t[p] > ' ' {
			continue
		}
		if t[p] == ' ' {
			p++
			continue
		}
		next := w.PlainLineEnd(p)
		if next == 0 {
			break
		}
		p, newLine = next, LineStart
		if s.IsTooLong(p) {
			break
		}
	}
	return s.Took(k, p, newLine, has)
}

// shortNumber returns the value of the number of a move that eight bytes begin with, of at most three digits, and how many bytes it has
// with its periods; 0 if they begin with no such number.
func shortNumber(word uint64) (val uint32, n int) {
	digits := FirstByte(((word-'0'*Ones)|(word+(0x7F-'9')*Ones))&Highs) >> 3
	d := uint32(word) & 0x0F0F0F
	switch digits {
	case 1:
		val = d & 0xF
	case 2:
		val = d&0xF*10 + d>>8&0xF
	case 3:
		val = d&0xF*100 + d>>8&0xF*10 + d>>16
	default:
		return 0, 0
	}
	periods := bits.TrailingZeros64(word>>(8*digits)^'.'*Ones) >> 3
	if digits+periods == 8 {
		return 0, 0
	}
	return val | uint32(periods)<<periodsAt, digits + periods
}

// wordAt returns the number or the word at a place, and how many bytes it has.
func (g *moveGame) wordAt(at int) (e *meaning, n int) {
	t := g.s.Window.Text
	end := g.classes.Run(t, at, inWord)
	n = end - at
	if n == 0 || n > longestWord || at+8 > len(t) || end == len(t) {
		return g.learn(at, end)
	}
	word := Eight(t, at) & (1<<(8*n) - 1)
	if e = g.vocabulary.at(word); e.word == word {
		return e, n
	}
	if word&Highs != 0 || g.classes[t[at]]&inNumber != 0 && g.classes.Run(t, at, inNumber) == end {
		return g.learn(at, end)
	}
	e.word = word
	e.val, e.kind = g.of.Read(word, n)
	return e, n
}

// learn reads the number or the word at a place, which may go on up to another, and returns it and how many bytes it has: white space
// that is not ASCII ends it. Words of ASCII and of at most eight bytes are learned; longer ones the notation reads by their text.
func (g *moveGame) learn(at, most int) (e *meaning, n int) {
	w := &g.s.Window
	t, end := w.Text, at
	for end < most && (t[end] < 0x80 || w.Encoding.HighControl(t[end:]) == 0 && w.wideSpace(end) == 0) {
		end++
	}
	e = &g.last
	*e = meaning{}
	switch {
	case end == at:
		end++ // a star
	case g.classes.Run(t[:end], at, inNumber) == end:
		for end < len(t) && t[end] == '.' {
			end++
		}
		e.readNumber(t[at:end])
	}
	w.SeeAll(at, end)
	w.touch(end)
	if n = end - at; n <= longestWord && e.kind == None {
		word := Load(t[:end], at)
		if word&Highs == 0 {
			e = g.vocabulary.at(word)
			e.word = word
		}
		e.val, e.kind = g.of.Read(word, n)
	}
	return e, n
}

// longestWord is how many bytes of a word are learned.
const longestWord = 8

// readNumber reads digits and the periods after them.
func (e *meaning) readNumber(text []byte) {
	const most, mostPeriods = 1<<periodsAt - 1, 1<<(32-periodsAt) - 1
	number, periods := uint32(0), uint32(0)
	for _, c := range text {
		if c == '.' {
			periods = min(periods+1, mostPeriods)
		} else {
			number = min(10*number+uint32(c-'0'), most)
		}
	}
	e.val, e.kind = number|periods<<periodsAt, Number
}

// wideSpace returns the length of the space at a place that no line may be broken at, or that has no width; 0 if no such space is there.
func (w *Window) wideSpace(at int) int {
	t := w.Text[at:]
	if !w.Encoding.IsUnicode() {
		if w.Encoding.RuneOf(t[0]) == 0xA0 {
			return 1
		}
		return 0
	}
	for _, space := range [...]string{"\u00A0", "\u202F", "\u2060", "\uFEFF", "\u200B", "\u200C", "\u200D", "\u200E", "\u200F"} {
		if n := len(space); n <= len(t) && string(t[:n]) == space {
			return n
		}
	}
	return 0
}
