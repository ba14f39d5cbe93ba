package desk

import (
	"bytes"
	"errors"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"pbn/core/plain"
	"pbn/core/where"
)

// Split says how games are divided into files: by what they have in a field, or so many in each.
type Split struct {
	fields       *where.Table
	field, scope int
	count        int // 0 where a field says it
}

// ReadSplit reads the name of a field.
func ReadSplit(name string, fields *where.Table) (*Split, error) {
	field, scope, err := fields.Find(name)
	if err != nil {
		return nil, err
	}
	return &Split{fields: fields, field: field, scope: scope}, nil
}

// SplitByCount divides games into files of so many.
func SplitByCount(count int) (*Split, error) {
	if count < 1 {
		return nil, errors.New("a file has one game at least")
	}
	return &Split{count: count}, nil
}

// partsOf returns in which files a game belongs: of several players each has one.
func (s *Split) partsOf(g *Game, written int) []partOf {
	if s.count > 0 {
		name := padded((written-1)/s.count+1, 4)
		return []partOf{{name, name}}
	}
	field := &s.fields.Fields[s.field]
	var parts []partOf
	for _, text := range TextsOf(g.Values(s.field, s.scope), field.Kind) {
		part := partOf{keyOf(text, field), text}
		if !slices.ContainsFunc(parts, func(other partOf) bool { return other.key == part.key }) {
			parts = append(parts, part)
		}
	}
	return parts
}

// partOf says in which file a game belongs, and what that is called if it is the first game of it.
type partOf struct{ key, text string }

// TextsOf returns what a game has in a field as texts: "" where it has nothing, and of several players each.
func TextsOf(v where.Value, kind where.Kind) []string {
	switch {
	case !v.Given:
		return []string{""}
	case kind == where.Number:
		return []string{strconv.FormatFloat(v.Number, 'f', -1, 64)}
	case kind == where.Date:
		day := int(v.Number)
		text := padded(day/10000, 4)
		for _, part := range [...]int{day / 100 % 100, day % 100} {
			if part > 0 {
				text += "-" + padded(part, 2)
			}
		}
		return []string{text}
	}
	texts := []string{v.Text}
	for _, also := range v.Also {
		if !slices.Contains(texts, also) {
			texts = append(texts, also)
		}
	}
	return texts
}

// keyOf is the same of texts in a field that are one: names that people write in several ways.
func keyOf(text string, field *where.Field) string {
	if field.IsName {
		return plain.NameKey(text)
	}
	return text
}

// padded returns a number with so many digits at least.
func padded(n, digits int) string {
	text := strconv.Itoa(n)
	return strings.Repeat("0", max(0, digits-len(text))) + text
}

// Part is a file of those into which games are divided. Name has no ending, and is no path.
type Part struct {
	Name  string
	Games int
	bytes bytes.Buffer
	to    games
	last  place
}

// Bytes are those of the file.
func (p *Part) Bytes() []byte { return p.bytes.Bytes() }

// parts are the files of a split, by what says which game belongs in them, and in the order of their first games.
type parts struct {
	byKey map[string]*Part
	list  []*Part
	names map[string]bool
}

// of returns a part; ends are the line ends between its games.
func (p *parts) of(which partOf, header []byte, ends int) *Part {
	if part, ok := p.byKey[which.key]; ok {
		return part
	}
	if p.byKey == nil {
		p.byKey, p.names = map[string]*Part{}, map[string]bool{}
	}
	part := &Part{Name: p.freeName(fileName(which.text))}
	part.bytes.Write(header)
	part.to = games{to: &part.bytes, ends: ends}
	p.byKey[which.key] = part
	p.list = append(p.list, part)
	return part
}

// freeName returns a name that no other part has, whatever the case of its letters.
func (p *parts) freeName(name string) string {
	free := name
	for n := 2; p.names[strings.ToLower(free)]; n++ {
		free = name + "-" + strconv.Itoa(n)
	}
	p.names[strings.ToLower(free)] = true
	return free
}

// longestName is how many bytes the name of a part has at most, without a number and an ending.
const longestName = 80

// reserved are names that Windows has for devices.
var reserved = []string{"con", "prn", "aux", "nul", "com1", "com2", "com3", "com4", "com5", "com6", "com7", "com8", "com9", "lpt1", "lpt2", "lpt3", "lpt4", "lpt5", "lpt6", "lpt7", "lpt8", "lpt9"}

// fileName makes the name of a file of a text: letters and digits stay, and all else becomes one hyphen. So it is no path, and begins with
// neither a period nor a hyphen.
func fileName(text string) string {
	var name strings.Builder
	isApart := false
	for _, r := range text {
		isKept := unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) || r == '_'
		switch {
		case !isKept:
			isApart = name.Len() > 0
			continue
		case name.Len()+len(string(r))+1 > longestName:
			return name.String()
		case isApart:
			name.WriteByte('-')
		}
		isApart = false
		name.WriteRune(r)
	}
	switch {
	case name.Len() == 0:
		return "none"
	case slices.Contains(reserved, strings.ToLower(name.String())):
		return "_" + name.String()
	}
	return name.String()
}
