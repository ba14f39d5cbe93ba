package main

import (
	"bytes"
	"os"
	"strconv"
)

// start returns how much memory the process has, and makes the peak that much.
func start() int64 {
	// 5 takes the peak back to what there is now: proc(5). Where that is not allowed, the peak is too high, and nothing is missed.
	os.WriteFile("/proc/self/clear_refs", []byte("5"), 0)
	return status("VmRSS:")
}

func peak() int64 { return status("VmHWM:") }

// status returns a number of bytes that the system has of the process.
func status(name string) int64 {
	text, err := os.ReadFile("/proc/self/status")
	if err != nil {
		panic(err)
	}
	_, rest, _ := bytes.Cut(text, []byte(name))
	kilobytes, err := strconv.ParseInt(string(bytes.Fields(rest)[0]), 10, 64)
	if err != nil {
		panic(err)
	}
	return kilobytes << 10
}
