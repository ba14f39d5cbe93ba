//go:build unix

package main

import (
	"syscall"
	"time"
)

// ended is the CPU time of the children that were waited for, and of those that these have waited for.
func ended() time.Duration {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_CHILDREN, &usage); err != nil {
		return 0
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}
