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
		return nil, p.words.fault(0, TooLong, "", strconv.Itoa(longest))
	}
	top, err := p.condition(0)
	if err != nil {
		return nil, err
	}
	if p.words.space(); p.words.at < len(p.words.text) {
		return nil, p.words.fault(p.words.at, NoLink, "", "and", "or")
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
		return nil, p.words.fault(p.words.at, TooDeep, "", strconv.Itoa(deepest))
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
		return nil, p.words.fault(at, OpenParenthesis, "", ")")
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
		return 0, p.words.fault(at, NoField, "", p.fields.Names()...)
	case field < 0:
		return 0, p.unknown(at, name)
	case p.fields.Fields[field].InScope && p.scope < 0:
		return 0, p.words.fault(at, NoScope, name, p.fields.Scopes...)
	}
	p.asked[field] = true
	return field, nil
}

// unknown says that no field has a name, and which one may be meant.
func (p *parser) unknown(at int, name string) error {
	names := p.fields.Names()
	if nearest := plain.Nearest(strings.ToLower(name), names, plain.Slips(name)); nearest != "" {
		return p.words.fault(at, MisspeltField, name, nearest)
	}
	return p.words.fault(at, UnknownField, name, names...)
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
	f := &p.fields.Fields[field]
	if mistake := f.refuses(operator); mistake != "" {
		return nil, p.words.fault(at, mistake, f.Name, f.operators()...)
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
func (f *Field) refuses(operator string) Mistake {
	switch {
	case strings.ContainsAny(operator, "<>") && !f.hasOrder():
		return NoOrder
	case strings.Contains(operator, "~") && f.Kind != Text:
		return NoText
	}
	return ""
}

func (f *Field) hasOrder() bool { return f.Kind == Number || f.Kind == Date }

// operators are those by which a field is compared.
func (f *Field) operators() []string {
	switch {
	case f.hasOrder():
		return []string{"=", "!=", "<", "<=", ">", ">="}
	case f.Kind == Text:
		return []string{"=", "!=", "~", "!~"}
	}
	return []string{"=", "!="}
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
	if f := &p.fields.Fields[field]; !f.hasOrder() {
		return s, p.words.fault(at, NoRange, f.Name)
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
		return span{}, p.words.fault(at, NoValue, f.Name)
	case text == "":
		return span{}, p.words.fault(at, EmptyValue, f.Name)
	}
	s := span{kind: f.Kind}
	switch f.Kind {
	case Number:
		n, err := strconv.ParseFloat(text, 64)
		if err != nil || math.IsNaN(n) || math.IsInf(n, 0) {
			return s, p.words.fault(at, NotNumber, f.Name, "12", "7.5")
		}
		s.from, s.to = n, n
	case Date:
		date, ok := readDate(text)
		if !ok {
			return s, p.words.fault(at, NotDate, f.Name, "2020", "2020-05", "2020-05-31")
		}
		s.from, s.to = float64(date), float64(date)
	case Shape:
		shape, inOrder, ok := readShape(text)
		if !ok {
			return s, p.words.fault(at, NotShape, f.Name, "4333", "5xxx", "4=3=3=3")
		}
		s.text, s.inOrder = shape, inOrder
	default:
		s.text = plain.Folded(text)
		if f.Choices != nil && !strings.Contains(operator, "~") && !slices.ContainsFunc(f.Choices, func(c string) bool { return strings.EqualFold(c, text) }) {
			return s, p.words.fault(at, NotChoice, f.Name, f.Choices...)
		}
	}
	return s, nil
}
