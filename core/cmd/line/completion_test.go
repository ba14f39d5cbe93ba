//go:build !js

package line

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pbn/core/convert"
	pbi "pbn/core/pbi/rules"
	pdn "pbn/core/pdn/rules"
	pgn "pbn/core/pgn/rules"
)

// programs are the names that the command may be started by.
var programs = []string{"pbnkit", "pbn"}

// TestCompletions: the scripts are those of the table of commands. PBN_UPDATE=1 writes them anew.
func TestCompletions(t *testing.T) {
	for shell, want := range map[string]string{"bash": bashScript(), "zsh": zshScript()} {
		name := "completion." + shell
		if os.Getenv("PBN_UPDATE") != "" {
			if err := os.WriteFile(name, []byte(want), 0o666); err != nil {
				t.Fatal(err)
			}
			t.Errorf("%s was written anew; run the test again", name)
		} else if got, _ := Completion(shell); got != want {
			t.Errorf("%s is not what the table says: PBN_UPDATE=1 go test ./core/cmd/line", name)
		}
	}
}

// all are the words of the scripts.
var all = Joined(Of("pbn"), others()...)

// others are the words of the other notations that the command reads, in its order.
func others() (others []*Words) {
	for _, name := range []string{"pgn", "epd", "pdn", "pbi"} {
		others = append(others, Of(name))
	}
	return others
}

// ruleNames are the names of the rules of all notations, each once.
func ruleNames() (names []string) {
	for _, rule := range convert.AllRules() {
		names = append(names, convert.Rules(rule).Name)
	}
	for _, rule := range pgn.All() {
		names = append(names, pgn.Of(rule).Name)
	}
	for _, rule := range pdn.All() {
		names = append(names, pdn.Of(rule).Name)
	}
	for _, rule := range pbi.All() {
		names = append(names, pbi.Of(rule).Name)
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// operandsOf returns the words that a command takes, "" if it takes files or other texts.
func operandsOf(c *Command) string {
	switch {
	case c.Name == "explain":
		return "$rules"
	case strings.Contains(c.Operands, "|"):
		return strings.ReplaceAll(c.Operands, "|", " ")
	}
	return ""
}

func bashScript() string {
	var out strings.Builder
	out.WriteString(`# Completion of pbnkit for bash; made by core/cmd/line/completion_test.go.
_pbnkit() {
	local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]} words=
	local rules="` + strings.Join(ruleNames(), " ") + `"
	COMPREPLY=()
	# Bash takes "=" for a word of its own.
	if [[ $current == = ]]; then
		current=
	elif [[ $previous == = ]]; then
		previous=${COMP_WORDS[COMP_CWORD-2]}
	fi
	if ((COMP_CWORD == 1)); then
		words="` + strings.Join(all.names(), " ") + ` help --help --version"
	elif [[ $previous == */* && $command != explain && ${COMP_WORDS[COMP_CWORD-1]} == = || $previous == */* && ${COMP_WORDS[COMP_CWORD]} == = ]]; then
		words="` + strings.Join(Levels(), " ") + `"
	else
		case "$command $previous" in
		help\ *) words="` + strings.Join(all.names(), " ") + `" ;;
`)
	for _, c := range all.Commands {
		for _, f := range c.rows {
			switch {
			case f.Name == "severity":
				out.WriteString("\t\t\"" + c.Name + " --severity\") words=$rules; compopt -o nospace ;;\n")
			case f.value() != "":
				out.WriteString("\t\t\"" + c.Name + " --" + f.Name + "\"")
				if f.Short != "" {
					out.WriteString(" | \"" + c.Name + " -" + f.Short + "\"")
				}
				out.WriteString(") words=\"" + strings.Join(f.offered(), " ") + "\" ;;\n")
			}
		}
	}
	for _, c := range all.Commands {
		var options []string
		for _, f := range c.rows {
			options = append(options, "--"+f.Name)
		}
		out.WriteString("\t\t" + c.Name + "\\ *) if [[ $current == -* ]]; then words=\"" + strings.Join(options, " ") +
			"\"; else words=\"" + operandsOf(c) + "\"; fi ;;\n")
	}
	out.WriteString(`		esac
	fi
	COMPREPLY=($(compgen -W "$words" -- "$current"))
	if [[ $command != explain && $words == "$rules" ]]; then COMPREPLY=("${COMPREPLY[@]/%/=}"); fi
}
complete -o default -F _pbnkit ` + strings.Join(programs, " ") + `
`)
	return out.String()
}

// offered are the values of an option that a shell offers.
func (f *Flag) offered() []string { return slices.Concat(f.Choices, f.Suggests) }

// zshQuoted returns a text in single quotes, with a backslash before what a specification has a meaning for.
func zshQuoted(before, text, special, after string) string {
	for _, c := range special {
		text = strings.ReplaceAll(text, string(c), `\`+string(c))
	}
	return "'" + strings.ReplaceAll(before+text+after, "'", `'\''`) + "'"
}

func zshScript() string {
	var out strings.Builder
	out.WriteString("#compdef " + strings.Join(programs, " ") + `
# Completion of pbnkit for zsh; made by core/cmd/line/completion_test.go.
_pbnkit() {
	local rules=(` + strings.Join(ruleNames(), " ") + `)
	local weighed=("${rules[@]/%/=}")
	local commands=(
`)
	for _, c := range all.Commands {
		out.WriteString("\t\t" + zshQuoted(c.Name+":", c.About, `:`, "") + "\n")
	}
	out.WriteString(`	)
	if ((CURRENT == 2)); then
		_describe command commands
		return
	fi
	local command=$words[2]
	shift words
	((CURRENT--))
	case $command in
	help) _describe command commands ;;
`)
	for _, c := range all.Commands {
		out.WriteString("\t" + c.Name + ") _arguments -s")
		for _, f := range c.rows {
			spec, after := "--"+f.Name, ""
			switch {
			case f.Name == "severity":
				after = ":" + f.Value + ":($weighed)"
			case f.offered() != nil:
				after = ":value:(" + strings.Join(f.offered(), " ") + ")"
			case f.Value == "FILE" || f.Value == "OUT" || f.Value == "NAME":
				after = ":" + f.Value + ":_files"
			case f.Value != "":
				after = ":" + f.Value + ": "
			}
			if after != "" {
				spec += "="
			}
			if f.Multiple {
				spec = "*" + spec
			}
			quoted := zshQuoted(spec+"[", f.About, `[]:`, "]"+after)
			quoted = strings.ReplaceAll(quoted, "$weighed", `'"$weighed"'`)
			out.WriteString(" \\\n\t\t" + quoted)
			if f.Short != "" {
				dash := "-" + f.Short
				if after != "" {
					dash += "+"
				}
				out.WriteString(" " + zshQuoted(dash+"[", f.About, `[]:`, "]"+after))
			}
		}
		switch words := operandsOf(c); words {
		case "":
			if c.Extensions != nil {
				out.WriteString(" \\\n\t\t'*:file:_files'")
			}
			out.WriteString(" ;;\n")
		case "$rules":
			out.WriteString(" \\\n\t\t'1:rule:('\"$rules\"')' ;;\n")
		default:
			out.WriteString(" \\\n\t\t'1:value:(" + words + ")' ;;\n")
		}
	}
	out.WriteString("\tesac\n}\n_pbnkit \"$@\"\n")
	return out.String()
}

// TestBashCompletes asks bash what it would complete.
func TestBashCompletes(t *testing.T) {
	bash, err := exec.LookPath("bash")
	if err != nil {
		t.Skip("no bash here")
	}
	for _, c := range []struct {
		words string // as bash parts them, the last one is to be completed
		want  []string
	}{
		{"val", []string{"validate"}},
		{"ex", []string{"export", "explain"}},
		{"validate --qu", []string{"--quiet"}},
		{"validate --as ", []string{"import", "export", "reduced"}},
		{"validate --as = exp", []string{"export"}},
		{"validate --as =", []string{"import", "export", "reduced"}},
		{"export -o ", nil},
		{"export --check ", nil},
		{"validate deals.pbn --format s", []string{"sarif"}},
		{"validate --severity text/tab", []string{"text/tab-in-string="}},
		{"validate --severity = text/tab", []string{"text/tab-in-string="}},
		{"validate --severity text/tab-in-string = o", []string{"off"}},
		{"validate --severity text/tab-in-string =", []string{"error", "warning", "info", "off"}},
		{"explain text/tab", []string{"text/tab-in-string"}},
		{"completion ", []string{"bash", "zsh"}},
		{"perft ", nil},
		{"perft --", []string{"--variant", "--help"}},
		{"help rend", []string{"render"}},
		{"validate folder/", nil},
		{"parse --source-encoding win", []string{"windows-1252", "windows-1251"}},
		{"fix --stdin-filename ", nil},
	} {
		for _, program := range programs {
			script, _ := Completion("bash")
			run := exec.Command(bash, "-c", script+`
compopt() { :; }
COMP_WORDS=("$@")
COMP_CWORD=$(($# - 1))
completes=$(complete -p "$1")
completes=${completes#*-F }
${completes%% *}
printf '%s\n' "${COMPREPLY[@]}"`, "bash", program)
			run.Args = append(run.Args, strings.Split(c.words, " ")...)
			out, err := run.CombinedOutput()
			got := strings.Fields(string(out))
			if err != nil || !slices.Equal(got, c.want) {
				t.Errorf("%s %s: %v %q, not %q", program, c.words, err, got, c.want)
			}
		}
	}
}

// TestZshCompletes: what the script asks of zsh's own functions.
func TestZshCompletes(t *testing.T) {
	zsh, err := exec.LookPath("zsh")
	if err != nil {
		t.Skip("no zsh here")
	}
	for _, c := range []struct{ words, want string }{
		{"ex", "_describe command commands: validate:says what is wrong with files|"},
		{"help ", "_describe command commands: validate:says what is wrong with files|"},
		{"validate --as=", ", or PGN as reduced export format]:value:(import export reduced)|"},
		{"validate --severity=", " text/tab-in-string= "},
		{"export -o ", "|-o+[the file to write; of several files the folder, and they keep their names]:OUT:_files|"},
		{"export ", "|*:file:_files|"},
		{"solve --limit=", "|--limit=[PBN\\: solves no more than N boards of a file]:N: |"},
		{"explain text/tab", " text/tab-in-string "},
		{"completion ", "|1:value:(bash zsh)|"},
		{"solve --source-encoding=", ":value:(iso-8859-1 windows-1252 utf-8 utf-16le utf-16be windows-1251 koi8-r ibm866)|"},
	} {
		script := "_describe() { print -rn -- _describe \"$@\": ${(j:|:)${(P)2}}\\| }\n_arguments() { print -rn -- ${(j:|:)@}\\| }\n" +
			"words=(pbn \"$@\"); CURRENT=$#words; set --\n" + zshScript()
		run := exec.Command(zsh, append([]string{"-f", "-c", script, "zsh"}, strings.Split(c.words, " ")...)...)
		if out, err := run.CombinedOutput(); err != nil || !strings.Contains(string(out), c.want) {
			t.Errorf("pbn %s: %v %s, without %s", c.words, err, out, c.want)
		}
	}
}

// TestZshCompletesBothNames: in a folder of $fpath, the script is that of each name of the command.
func TestZshCompletesBothNames(t *testing.T) {
	zsh, err := exec.LookPath("zsh")
	if err != nil {
		t.Skip("no zsh here")
	}
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "_pbnkit"), []byte(zshScript()), 0o666); err != nil {
		t.Fatal(err)
	}
	const asks = `fpath=($1 $fpath); autoload -Uz compinit; compinit -D -u; shift; for name; do print -r -- $_comps[$name]; done`
	run := exec.Command(zsh, append([]string{"-f", "-c", asks, "zsh", folder}, programs...)...)
	if out, err := run.CombinedOutput(); err != nil || string(out) != strings.Repeat("_pbnkit\n", len(programs)) {
		t.Errorf("%v are completed by %q (%v)", programs, out, err)
	}
}
