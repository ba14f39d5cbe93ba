package main

import (
	"syscall"
	"time"
)

// adoptOrphans makes this process the parent of whatever outlives its own parent among its descendants, so that the CPU time of browsers
// whose starter has ended counts as well.
func adoptOrphans() {
	const subreaper = 36 // PR_SET_CHILD_SUBREAPER
	syscall.RawSyscall(syscall.SYS_PRCTL, subreaper, 1, 0)
}

// cpuOfChildren is the CPU time of all descendants that have ended.
func cpuOfChildren() time.Duration {
	for {
		if pid, err := syscall.Wait4(-1, nil, syscall.WNOHANG, nil); err != nil || pid <= 0 {
			break
		}
	}
	return ended()
}
