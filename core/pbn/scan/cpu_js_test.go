package scan_test

import (
	"syscall/js"
	"time"
)

// cpuTime is the processor time of the process so far.
func cpuTime() time.Duration {
	usage := js.Global().Get("process").Call("cpuUsage")
	return time.Duration(usage.Get("user").Int()+usage.Get("system").Int()) * time.Microsecond
}
