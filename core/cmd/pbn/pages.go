//go:build !js

package main

import "pbn/core/cmd/kit"

// pages are the commands that make HTML: only the npm command has them.
var pages map[string]kit.Command
