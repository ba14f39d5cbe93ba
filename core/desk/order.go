package desk

import (
	"cmp"
	"errors"
	"strings"

	"pbn/core/plain"
	"pbn/core/where"
)

// Order is by which fields games are sorted, the first one first.
type Order struct {
	fields *where.Table
	by     []orderBy
}

type orderBy struct {
	field, scope int
	isDown       bool
}

// ReadOrder reads the names of fields with commas between them, each with "-" before it where the greatest comes first: "date,-elo".
func ReadOrder(text string, fields *where.Table) (*Order, error) {
	order := &Order{fields: fields}
	for part := range strings.SplitSeq(text, ",") {
		name, isDown := strings.CutPrefix(strings.TrimSpace(part), "-")
		field, scope, err := fields.Find(name)
		if err != nil {
			return nil, err
		}
		if fields.Fields[field].Kind == where.Shape {
			return nil, errors.New(fields.Fields[field].Name + " has no order")
		}
		order.by = append(order.by, orderBy{field, scope, isDown})
	}
	return order, nil
}

// valuesOf returns what a game has in the fields, to be compared when the game is gone.
func (o *Order) valuesOf(g *Game) []where.Value {
	values := make([]where.Value, len(o.by))
	for i, by := range o.by {
		values[i] = g.Values(by.field, by.scope)
		values[i].Text = strings.Clone(plain.Folded(values[i].Text))
	}
	return values
}

// compare compares games; those without a value come last.
func (o *Order) compare(a, b []where.Value) int {
	for i, by := range o.by {
		x, y := &a[i], &b[i]
		if x.Given != y.Given {
			if x.Given {
				return -1
			}
			return 1
		}
		c := cmp.Compare(x.Number, y.Number)
		if o.fields.Fields[by.field].Kind == where.Text {
			c = compareTexts(x.Text, y.Text)
		}
		if by.isDown {
			c = -c
		}
		if c != 0 {
			return c
		}
	}
	return 0
}

// compareTexts compares texts as people sort them: the numbers in them by their values, so that round 10 comes after round 9.
func compareTexts(a, b string) int {
	for a != "" && b != "" {
		x, y := leadingDigits(a), leadingDigits(b)
		if x > 0 && y > 0 {
			m, n := strings.TrimLeft(a[:x], "0"), strings.TrimLeft(b[:y], "0")
			if c := cmp.Or(cmp.Compare(len(m), len(n)), cmp.Compare(m, n)); c != 0 {
				return c
			}
			a, b = a[x:], b[y:]
			continue
		}
		if a[0] != b[0] {
			return cmp.Compare(a[0], b[0])
		}
		a, b = a[1:], b[1:]
	}
	return cmp.Compare(len(a), len(b))
}

func leadingDigits(text string) (n int) {
	for n < len(text) && text[n] >= '0' && text[n] <= '9' {
		n++
	}
	return n
}
