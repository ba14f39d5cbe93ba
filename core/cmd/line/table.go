package line

import (
	"strconv"

	"pbn/core/wire"
)

// readTable reads words.json. Package encoding/json would take longer than all else that a short call does, where the command is a module.
func readTable(json []byte) (t table) {
	v, err := wire.Read(json)
	if err != nil {
		panic(err)
	}
	config, help := v.Get("config"), v.Get("help")
	t.Version, t.Program = v.Get("version").Text, v.Get("program").Text
	t.Commands, t.Flags = membersOf(v.Get("commands"), readCommand), membersOf(v.Get("flags"), readFlag)
	t.Reading, t.Common, t.Levels = texts(v.Get("reading")), texts(v.Get("common")), texts(v.Get("levels"))
	t.Config.File, t.Config.Severities, t.Config.Encoding = config.Get("file").Text, config.Get("severities").Text, config.Get("encoding").Text
	t.Help.Usage, t.Help.Options = help.Get("usage").Text, help.Get("options").Text
	t.Help.More, t.Help.Ending = texts(help.Get("more")), texts(help.Get("ending"))
	t.Messages, t.Reasons = membersOf(v.Get("messages"), text), membersOf(v.Get("reasons"), text)
	t.Notations = membersOf(v.Get("notations"), func(v *wire.Value) Words {
		return Words{
			About:    v.Get("about").Text,
			Commands: elementsOf(v.Get("commands"), readCommand),
			Flags:    membersOf(v.Get("flags"), readFlag),
			Messages: membersOf(v.Get("messages"), text),
		}
	})
	return t
}

func readCommand(v *wire.Value) *Command {
	return &Command{
		Name:        v.Get("name").Text,
		About:       v.Get("about").Text,
		Operands:    v.Get("operands").Text,
		Least:       number(v.Get("least")),
		Most:        number(v.Get("most")),
		Extensions:  texts(v.Get("extensions")),
		OutputAfter: isTrue(v.Get("outputAfter")),
		OnlyNpm:     isTrue(v.Get("onlyNpm")),
		Flags:       texts(v.Get("flags")),
		Notes:       texts(v.Get("notes")),
	}
}

func readFlag(v *wire.Value) *Flag {
	return &Flag{
		Name:     v.Get("name").Text,
		Short:    v.Get("short").Text,
		Value:    v.Get("value").Text,
		Choices:  texts(v.Get("choices")),
		Suggests: texts(v.Get("suggests")),
		Also:     texts(v.Get("also")),
		Multiple: isTrue(v.Get("multiple")),
		About:    v.Get("about").Text,
	}
}

func text(v *wire.Value) string { return v.Text }

func texts(v *wire.Value) []string { return elementsOf(v, text) }

func number(v *wire.Value) int {
	n, _ := strconv.Atoi(v.Text)
	return n
}

func isTrue(v *wire.Value) bool { return v.Text == "true" }

// elementsOf returns the elements of an array, nil where v is not one.
func elementsOf[Element any](v *wire.Value, read func(*wire.Value) Element) (list []Element) {
	for i := range v.Items {
		list = append(list, read(&v.Items[i]))
	}
	return list
}

// membersOf returns the members of an object.
func membersOf[Member any](v *wire.Value, read func(*wire.Value) Member) map[string]Member {
	members := make(map[string]Member, len(v.Items))
	for i, name := range v.Names {
		members[name] = read(&v.Items[i])
	}
	return members
}
