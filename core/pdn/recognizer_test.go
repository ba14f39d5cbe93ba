package pdn

import (
	"fmt"
	"regexp"
)

// recognizer recognizes the grammar that PDN 3.0 has for writing, as the standard prints it, and nothing of this project. It differs from the
// page in three things, for which the ledger has reasons: a capture has the separator of its variant (errata 1), squares have letters up to l
// and digits up to 12 (L-6), and, where programs before PDN 3.0 are written for, a result may separate games (D4).
type recognizer struct {
	tokens []token
	at     int
}

type token struct{ kind, text string }

// tokenForms are the tokens of the page, the longest match counts, of equal ones the first.
var tokenForms = []struct {
	kind string
	form *regexp.Regexp
}{
	{"MOVENUMBER", regexp.MustCompile(`^[0-9]+\.(\.\.)?`)},
	{"MOVE", regexp.MustCompile(`^` + square + `-` + square)},
	{"CAPTURE", regexp.MustCompile(`^` + square + `([x:-]` + square + `)+`)},
	{"MOVESTRENGTH", regexp.MustCompile(`^([!?]+|\([!?]+\))`)},
	{"NAG", regexp.MustCompile(`^\$[0-9]+`)},
	{"LPAREN", regexp.MustCompile(`^\(`)},
	{"RPAREN", regexp.MustCompile(`^\)`)},
	{"LBRACKET", regexp.MustCompile(`^\[`)},
	{"RBRACKET", regexp.MustCompile(`^\]`)},
	{"ASTERISK", regexp.MustCompile(`^\*`)},
	{"SETUP", regexp.MustCompile(`^/[^/]*/`)},
	{"STRING", regexp.MustCompile(`^"([^"\\]|\\.)*"`)},
	{"COMMENT", regexp.MustCompile(`^\{[^}]*\}`)},
	{"IDENTIFIER", regexp.MustCompile(`^[A-Z][a-zA-Z0-9_]*`)},
}

const square = `([a-l](1[0-2]|[1-9])|[1-9][0-9]?)`

var (
	ignored = regexp.MustCompile(`^([ \t\n]+|%[^\n]*\n?)`)
	results = regexp.MustCompile(`^(1-0|0-1|1/2-1/2|2-0|1-1|0-2|0-0)([ \n]|$)`)
	oddName = regexp.MustCompile(`^[^ "\]\n]+`)
)

// isPdnFile reports why a text is no PdnFile; nil if it is one.
func isPdnFile(text []byte, hasResults bool) error {
	var r recognizer
	for at := 0; at < len(text); {
		rest := text[at:]
		if skip := ignored.Find(rest); len(skip) > 0 {
			at += len(skip)
			continue
		}
		kind, length := "", 0
		for _, f := range tokenForms {
			if n := len(f.form.Find(rest)); n > length {
				kind, length = f.kind, n
			}
		}
		if m := results.FindSubmatch(rest); hasResults && m != nil {
			kind, length = "ASTERISK", len(m[1])
		}
		if n := len(r.tokens); n > 0 && r.tokens[n-1].kind == "LBRACKET" && kind != "IDENTIFIER" {
			kind, length = "IDENTIFIER", len(oddName.Find(rest)) // a name that is kept (property 3)
		}
		if length == 0 {
			return fmt.Errorf("no token at %q", rest[:min(len(rest), 20)])
		}
		r.tokens = append(r.tokens, token{kind, string(rest[:length])})
		at += length
	}
	return r.file()
}

// next reports whether the next token is one of a kind, and takes it.
func (r *recognizer) next(kind string) bool {
	is := r.at < len(r.tokens) && r.tokens[r.at].kind == kind
	if is {
		r.at++
	}
	return is
}

// file is PdnFile: Game (GameSeparator Game)* GameSeparator?
func (r *recognizer) file() error {
	for r.at < len(r.tokens) {
		start := r.at
		for r.tag() {
		}
		r.body()
		switch {
		case r.at == start:
			return r.unexpected("a game")
		case !r.next("ASTERISK"):
			return r.unexpected("a separator")
		}
	}
	return nil
}

func (r *recognizer) unexpected(want string) error {
	if r.at == len(r.tokens) {
		return fmt.Errorf("the end in place of %s", want)
	}
	return fmt.Errorf("%v in place of %s, after %v", r.tokens[r.at], want, r.tokens[max(0, r.at-5):r.at])
}

// tag is PdnTag: LBRACKET IDENTIFIER STRING RBRACKET.
func (r *recognizer) tag() bool {
	return r.next("LBRACKET") && r.next("IDENTIFIER") && r.next("STRING") && r.next("RBRACKET")
}

// body is GameBody: (GameMove | Variation | COMMENT | SETUP | NAG)+. It reports whether there is one.
func (r *recognizer) body() (any bool) {
	for ; ; any = true {
		switch {
		case r.next("COMMENT") || r.next("SETUP") || r.next("NAG"):
		case r.next("LPAREN"):
			if !r.body() || !r.next("RPAREN") {
				return false
			}
		case r.next("MOVENUMBER"):
			if !r.move() {
				r.at--
				return false
			}
		case !r.move():
			return any
		}
	}
}

// move is Move MOVESTRENGTH?
func (r *recognizer) move() bool {
	if !r.next("MOVE") && !r.next("CAPTURE") {
		return false
	}
	r.next("MOVESTRENGTH")
	return true
}
