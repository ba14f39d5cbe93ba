package kit

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"pbn/core/cmd/files"
	"pbn/core/cmd/line"
	"pbn/core/diag"
	"pbn/core/wire"
)

// config has the settings of a project. What the command line says counts more.
type config struct {
	severities map[string]string
	encoding   string
}

// Severities are those that the settings and the options give to the rules of each notation that has rules of its own.
type Severities map[*Notation]map[diag.Rule]diag.Severity

// of returns those of the rules of a notation.
func (s Severities) of(n *Notation) map[diag.Rule]diag.Severity { return s[n.owner()] }

// set gives a severity to the rules of a name, which there are.
func (s Severities) set(rules []ruleOf, level string) {
	severity, _ := diag.FindSeverity(level)
	for _, r := range rules {
		if s[r.notation] == nil {
			s[r.notation] = map[diag.Rule]diag.Severity{}
		}
		s[r.notation][r.rule] = severity
	}
}

// SeveritiesOf returns the severities that the settings and the options give to rules. A rule without the name of a notation is that of each
// which has one of the name; in the settings one with it counts more.
func SeveritiesOf(n *Notation, l *line.Line) (Severities, error) {
	settings, err := readConfig(n, l)
	if err != nil {
		return nil, err
	}
	severities := Severities{}
	for _, isOfOne := range [...]bool{false, true} {
		for name, level := range settings.severities {
			if strings.Contains(name, ":") == isOfOne {
				severities.set(n.findRules(name), level)
			}
		}
	}
	for _, given := range l.Values("severity") {
		// As a pattern that takes as much as it can, the rule goes up to the last "=".
		at := strings.LastIndexByte(given, '=')
		if at <= 0 || !slices.Contains(line.Levels(), given[at+1:]) {
			return nil, line.Mistake(line.Say("wrongSeverity", "levels", strings.Join(line.Levels(), ", "), "given", given))
		}
		rules := n.findRules(given[:at])
		if len(rules) == 0 {
			return nil, line.Mistake(n.unknownRule(given[:at]))
		}
		severities.set(rules, given[at+1:])
	}
	return severities, nil
}

// EncodingOf returns the encoding that the options or the settings name, "" where neither does.
func EncodingOf(n *Notation, l *line.Line) (string, error) {
	settings, err := readConfig(n, l)
	if l.Is("encoding") {
		return l.Value("encoding"), err
	}
	return settings.encoding, err
}

// readConfig reads the file with settings that --config names, or that is in the working folder or the next one above it that has one.
func readConfig(n *Notation, l *line.Line) (c config, err error) {
	path := l.Value("config")
	if l.Is("no-config") {
		return c, nil
	}
	if !l.Is("config") {
		if path = configAbove(); path == "" {
			return c, nil
		}
	}
	file, err := os.ReadFile(path)
	if err != nil {
		return c, configError("configNotRead", "path", path, "reason", files.Reason(err))
	}
	settings, err := wire.Read(file)
	switch {
	case err != nil:
		return c, configError("configNotJson", "path", path)
	case settings.Kind != wire.Object:
		return c, configError("configNotObject", "path", path)
	}
	for _, m := range membersOf(&settings) {
		switch name := m.name; name {
		case line.Severities():
			c.severities, err = configSeverities(n, path, m.value)
		case line.Encoding():
			flag := n.words().Flags["encoding"]
			if c.encoding = textOf(m.value); !flag.Has(c.encoding) {
				encodings := flag.Choices
				err = configError("configValue", "path", path, "name", name, "wanted", strings.Join(encodings, " or "))
			}
		default:
			meant := line.Meant(name, []string{line.Severities(), line.Encoding()})
			err = errors.New(line.Say("configUnknown", "path", path, "name", name) + meant)
		}
		if err != nil {
			return c, err
		}
	}
	return c, nil
}

// configAbove returns the path of the nearest file with settings, "" if no folder has one.
func configAbove() string {
	folder, err := os.Getwd()
	for err == nil {
		path := filepath.Join(folder, line.ConfigFile())
		if _, err := os.Stat(path); !errors.Is(err, fs.ErrNotExist) {
			return path
		}
		above := filepath.Dir(folder)
		if above == folder {
			break
		}
		folder = above
	}
	return ""
}

// member is a member of an object of JSON.
type member struct {
	name  string
	value *wire.Value
}

// membersOf returns the members of an object, by their names; of several with a name the last one counts.
func membersOf(object *wire.Value) (members []member) {
	for i, name := range object.Names {
		if !slices.Contains(object.Names[i+1:], name) {
			members = append(members, member{name, &object.Items[i]})
		}
	}
	slices.SortFunc(members, func(a, b member) int { return strings.Compare(a.name, b.name) })
	return members
}

// textOf returns a string of JSON, "" where the value is something else.
func textOf(v *wire.Value) string {
	if v.Kind != wire.Text {
		return ""
	}
	return v.Text
}

func configSeverities(n *Notation, path string, setting *wire.Value) (map[string]string, error) {
	if setting.Kind != wire.Object {
		return nil, configError("configValue", "path", path, "name", line.Severities(), "wanted", line.Say("anObject"))
	}
	severities := map[string]string{}
	for _, m := range membersOf(setting) {
		rule, level := m.name, textOf(m.value)
		if len(n.findRules(rule)) == 0 {
			return nil, errors.New(path + ": " + n.unknownRule(rule))
		}
		if !slices.Contains(line.Levels(), level) {
			return nil, configError("configValue", "path", path, "name", rule, "wanted", strings.Join(line.Levels(), " or "))
		}
		severities[rule] = level
	}
	return severities, nil
}

func configError(message string, values ...string) error {
	return errors.New(line.Say(message, values...))
}
