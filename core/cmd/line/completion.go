package line

import _ "embed"

//go:embed completion.bash
var bash string

//go:embed completion.zsh
var zsh string

// Completion returns the script that makes a shell complete command lines; ok is false for any other shell.
func Completion(shell string) (script string, ok bool) {
	switch shell {
	case "bash":
		return bash, true
	case "zsh":
		return zsh, true
	}
	return "", false
}
