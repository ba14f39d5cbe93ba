package kit

import "syscall/js"

// host is what JavaScript does for the command where that is a module: js/src/cli.
var host = js.Global().Get("pbnkit")
