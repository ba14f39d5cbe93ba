package main

import (
	"fmt"
	"net/http"
	"os"
	"strconv"
	"strings"
	"time"
)

// cost is what a call took, in seconds: by the clock, and of a processor. 0 is not measured.
type cost struct{ Wall, CPU float64 }

// fastest keeps the lesser of two times of the same.
func (s *cost) fastest(other cost) {
	if s.Wall == 0 || other.Wall < s.Wall {
		s.Wall = other.Wall
	}
	if s.CPU == 0 || other.CPU < s.CPU {
		s.CPU = other.CPU
	}
}

// cpuSeconds is the CPU time that some threads of a process have had since they began; isCounted chooses them by number and
// name. It is 0 where the system does not report it.
//
// The system counts a thread's time when the thread pauses: one that runs has had up to some milliseconds more.
func cpuSeconds(process int, isCounted func(thread int, name string) bool) float64 {
	folder := fmt.Sprintf("/proc/%d/task/", process)
	threads, _ := os.ReadDir(folder)
	total := 0
	for _, t := range threads {
		number, _ := strconv.Atoi(t.Name())
		name, _ := os.ReadFile(folder + t.Name() + "/comm")
		if !isCounted(number, strings.TrimSpace(string(name))) {
			continue
		}
		statistics, _ := os.ReadFile(folder + t.Name() + "/schedstat")
		running, _, _ := strings.Cut(string(statistics), " ")
		nanoseconds, _ := strconv.Atoi(running)
		total += nanoseconds
	}
	return time.Duration(total).Seconds()
}

// ownCPU is the CPU time that this process has had. All its threads count: Go moves its work and the collection of garbage
// between them, and where it has one core only one of them runs at a time.
func ownCPU() float64 {
	time.Sleep(time.Millisecond)
	return cpuSeconds(os.Getpid(), func(int, string) bool { return true })
}

// serveCPU answers a page with the CPU time of the main threads and of the workers of its browser's renderers, whose numbers
// are its parameters. Only one of the renderers has a page.
func serveCPU(w http.ResponseWriter, r *http.Request) {
	total := 0.0
	for _, text := range r.URL.Query()["process"] {
		process, _ := strconv.Atoi(text)
		total += cpuSeconds(process, func(thread int, name string) bool { return thread == process || name == "DedicatedWorker" })
	}
	fmt.Fprint(w, total)
}
