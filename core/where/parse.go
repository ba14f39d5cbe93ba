package where

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"pbn/core/plain"
)

// Limits of a condition: how long it may be, in bytes, and how deep its parentheses.
const (
	longest = 1 << 16
	deepest = 100
)

// Parse reads a condition on what a table has. The error is an *Error.
func Parse(condition string, fields *Table) (*Condition, error) {
	p := parser{words: words{text: condition}, fields: fields, scope: -1, asked: make([]bool, len(fields.Fields))}
	if len(condition) > longest {
		p.words.text = ""
		return nil, p.words.fault(0, "it is longer than "+strconv.Itoa(longest)+" bytes")
	}
	top, err := p.condition(0)
	if err != nil {
		return nil, err
	}
	if p.words.space(); p.words.at < len(p.words.text) {
		return nil, p.words.fault(p.words.at, `"and", "or" or the end is expected here`)
	}
	return &Condition{top: top, asked: p.asked}, nil
}

type parser struct {
	words  words
	fields *Table
	scope  int // of the fields that need one; -1 where none was named
	asked  []bool
}

// condition reads parts with "or" between them.
func (p *parser) condition(depth int) (node, error) {
	var parts some
	for {
		part, err := p.part(depth)
		if err != nil {
			return nil, err
		}
		parts = append(parts, part)
		if !p.words.takesName("or") {
			break
		}
	}
	if len(parts) == 1 {
		return parts[0], nil
	}
	return parts, nil
}

// part reads tests with "and" between them.
func (p *parser) part(depth int) (node, error) {
	var tests every
	for {
		test, err := p.test(depth)
		if err != nil {
			return nil, err
		}
		tests = append(tests, test)
		if !p.words.takesName("and") {
			break
		}
	}
	if len(tests) == 1 {
		return tests[0], nil
	}
	return tests, nil
}

func (p *parser) test(depth int) (node, error) {
	if depth > deepest {
		return nil, p.words.fault(p.words.at, "there are more than "+strconv.Itoa(deepest)+" parentheses and \"not\" in one another")
	}
	for p.takesScope() {
	}
	if at := p.words.at; p.words.takes("(") {
		return p.inParentheses(at, depth)
	}
	if p.words.takesName("not") {
		of, err := p.test(depth + 1)
		return not{of}, err
	}
	if p.words.takesName("has") {
		field, err := p.field()
		if err != nil {
			return nil, err
		}
		return presence{field, p.scopeOf(field)}, nil
	}
	return p.comparison()
}

func (p *parser) inParentheses(at, depth int) (node, error) {
	scope := p.scope
	of, err := p.condition(depth + 1)
	if err != nil {
		return nil, err
	}
	p.scope = scope
	if !p.words.takes(")") {
		return nil, p.words.fault(at, "the parenthesis is not closed")
	}
	return of, nil
}

// takesScope goes over the name of a scope and its colon.
func (p *parser) takesScope() bool {
	before := p.words.at
	name := p.words.name()
	scope := slices.IndexFunc(p.fields.Scopes, func(s string) bool { return strings.EqualFold(s, name) })
	if scope < 0 || !p.words.takes(":") {
		p.words.at = before
		return false
	}
	p.scope = scope
	return true
}

// field reads the name of a field.
func (p *parser) field() (int, error) {
	p.words.space()
	at := p.words.at
	name := p.words.name()
	field := slices.IndexFunc(p.fields.Fields, func(f Field) bool { return strings.EqualFold(f.Name, name) })
	switch {
	case name == "":
		return 0, p.words.fault(at, "a field is expected here: "+p.known(""))
	case field < 0:
		return 0, p.words.fault(at, `no field is called "`+name+`": `+p.known(name))
	case p.fields.Fields[field].InScope && p.scope < 0:
		return 0, p.words.fault(at, name+" needs to know of which: write "+p.fields.Scopes[0]+":"+name+", where "+joinedOr(p.fields.Scopes)+" may be before it")
	}
	p.asked[field] = true
	return field, nil
}

// known lists the fields, or the one that may be meant by a name.
func (p *parser) known(name string) string {
	names := p.fields.Names()
	if nearest := plain.Nearest(strings.ToLower(name), names, plain.Slips(name)); name != "" && nearest != "" {
		return `"` + nearest + `" may be meant`
	}
	return "there are " + strings.Join(names, ", ")
}

func (p *parser) scopeOf(field int) int {
	if p.fields.Fields[field].InScope {
		return p.scope
	}
	return -1
}

// comparison reads a field, an operator and what it is compared with.
func (p *parser) comparison() (node, error) {
	field, err := p.field()
	if err != nil {
		return nil, err
	}
	t := &test{field: field, scope: p.scopeOf(field)}
	if p.words.takesName("in") {
		for {
			s, err := p.oneOfList(field)
			if err != nil {
				return nil, err
			}
			t.ranges = append(t.ranges, s)
			if !p.words.takes(",") {
				return t, nil
			}
		}
	}
	p.words.space()
	at := p.words.at
	operator := p.words.operator()
	if operator == "" {
		operator = "="
	}
	if message := p.fields.Fields[field].refuses(operator); message != "" {
		return nil, p.words.fault(at, message)
	}
	s, err := p.oneValue(field, operator, false)
	if err != nil {
		return nil, err
	}
	s.bound(operator)
	t.isNot = operator[0] == '!'
	t.ranges = []span{s}
	return t, nil
}

// refuses says why a field cannot be compared with an operator, "" if it can.
func (f *Field) refuses(operator string) string {
	isOrder, isPart := strings.ContainsAny(operator, "<>"), strings.Contains(operator, "~")
	switch {
	case isOrder && f.Kind != Number && f.Kind != Date:
		return f.Name + " has no order: compare it by =, != or ~"
	case isPart && f.Kind != Text:
		return f.Name + " is no text: compare it by =, !=, <, <=, > or >="
	}
	return ""
}

// bound makes the span of a value that of what an operator takes.
func (s *span) bound(operator string) {
	none := math.Inf(1)
	lowest, highest := -none, none
	if s.kind == Date {
		lowest, highest = 0, 0
	}
	switch operator {
	case "<", "<=":
		s.from, s.isBelow = lowest, operator == "<"
	case ">", ">=":
		s.to, s.isAbove = highest, operator == ">"
	case "~", "!~":
		s.isPart = true
	}
}

// oneOfList reads a value, or two with ".." between them.
func (p *parser) oneOfList(field int) (span, error) {
	s, err := p.oneValue(field, "=", true)
	if err != nil {
		return s, err
	}
	at := p.words.at
	if !p.words.takes("..") {
		return s, nil
	}
	if kind := p.fields.Fields[field].Kind; kind != Number && kind != Date {
		return s, p.words.fault(at, p.fields.Fields[field].Name+" has no order, and so no values between two")
	}
	last, err := p.oneValue(field, "=", true)
	s.to = last.to
	return s, err
}

// oneValue reads a value of a field.
func (p *parser) oneValue(field int, operator string, inRange bool) (span, error) {
	f := &p.fields.Fields[field]
	p.words.space()
	at := p.words.at
	text, quoted, err := p.words.value(inRange)
	if err != nil {
		return span{}, err
	}
	switch {
	case text == "" && !quoted:
		return span{}, p.words.fault(at, "a value for "+f.Name+" is expected here")
	case text == "":
		return span{}, p.words.fault(at, "write has "+f.Name+" or not has "+f.Name+" to ask whether there is one")
	}
	s := span{kind: f.Kind}
	switch f.Kind {
	case Number:
		n, err := strconv.ParseFloat(text, 64)
		if err != nil || math.IsNaN(n) || math.IsInf(n, 0) {
			return s, p.words.fault(at, f.Name+" is a number, such as 12 or 7.5")
		}
		s.from, s.to = n, n
	case Date:
		date, ok := readDate(text)
		if !ok {
			return s, p.words.fault(at, f.Name+" is a date, such as 2020, 2020-05 or 2020-05-31")
		}
		s.from, s.to = float64(date), float64(date)
	case Shape:
		shape, inOrder, ok := readShape(text)
		if !ok {
			return s, p.words.fault(at, f.Name+" is four lengths that are 13 together, such as 4333, 5xxx, or 4=3=3=3 in the order of the suits")
		}
		s.text, s.inOrder = shape, inOrder
	default:
		s.text = plain.Folded(text)
		if f.Choices != nil && !strings.Contains(operator, "~") && !slices.ContainsFunc(f.Choices, func(c string) bool { return strings.EqualFold(c, text) }) {
			return s, p.words.fault(at, f.Name+" is "+joinedOr(f.Choices))
		}
	}
	return s, nil
}

// joinedOr joins words: "a", "a or b", "a, b or c".
func joinedOr(words []string) string {
	last := len(words) - 1
	if last < 1 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:last], ", ") + " or " + words[last]
}
