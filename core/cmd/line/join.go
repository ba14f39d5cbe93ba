package line

import (
	"maps"
	"slices"
	"strings"
)

// Joined returns the words of a program that reads several notations: those of the first, with what the commands that it has do with files
// of the others. Where only some of them have an option, or each says something else of it, its text says of which that is.
func Joined(first *Words, others ...*Words) *Words {
	w := *first
	w.Commands, w.Flags = nil, maps.Clone(first.Flags)
	for _, other := range others {
		for name, f := range other.Flags {
			if old := w.Flags[name]; old != nil {
				both := *old
				both.Choices, both.Also = joinedChoices(old, f)
				w.Flags[name] = &both
			}
		}
	}
	for _, own := range first.Commands {
		c := *own
		all := []*Words{first}
		for _, other := range others {
			if more := other.find(c.Name); more != nil {
				all = append(all, other)
				c.Extensions = slices.Concat(c.Extensions, more.Extensions)
				c.Notes = union(c.Notes, more.Notes)
			}
		}
		c.rows = joinedRows(c.Name, all)
		w.Commands = append(w.Commands, &c)
	}
	return &w
}

// joinedRows returns the options that a command has in some notations. Each comes after the one that it comes after in its own.
func joinedRows(command string, all []*Words) (rows []*Flag) {
	var names []string
	for _, w := range all {
		at := 0
		for _, f := range w.find(command).rows {
			if old := slices.Index(names, f.Name); old >= 0 {
				at = old + 1
			} else {
				names = slices.Insert(names, at, f.Name)
				at++
			}
		}
	}
	for _, name := range names {
		rows = append(rows, joinedFlag(command, name, all))
	}
	return rows
}

// joinedFlag returns an option of a command as some notations have it.
func joinedFlag(command, name string, all []*Words) *Flag {
	var f *Flag
	var texts, labels []string // what is said of it, and of which notations that is
	count := 0
	for _, w := range all {
		own := w.find(command).flagNamed(name)
		if own == nil {
			continue
		}
		count++
		if f == nil {
			copied := *own
			f = &copied
		} else {
			f.Choices, f.Also = joinedChoices(f, own)
		}
		if at := slices.Index(texts, own.About); at >= 0 {
			labels[at] += ", " + w.Label()
		} else {
			texts, labels = append(texts, own.About), append(labels, w.Label())
		}
	}
	if len(texts) > 1 || count < len(all) {
		for i := range texts {
			texts[i] = labels[i] + ": " + texts[i]
		}
	}
	f.About = strings.Join(texts, "; ")
	return f
}

// joinedChoices returns the values of an option that two notations have. What is another name of a value in one of them is not offered.
func joinedChoices(f, more *Flag) (choices, also []string) {
	for _, choice := range union(f.Choices, more.Choices) {
		if !slices.Contains(f.Also, choice) {
			choices = append(choices, choice)
		}
	}
	return choices, union(f.Also, more.Also)
}

// union returns the texts of a list, and those of another that it does not have.
func union(list, more []string) []string {
	all := slices.Clone(list)
	for _, text := range more {
		if !slices.Contains(all, text) {
			all = append(all, text)
		}
	}
	return all
}

func (c *Command) flagNamed(name string) *Flag {
	return c.flag(func(f *Flag) bool { return f.Name == name })
}
