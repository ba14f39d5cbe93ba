//go:build !js

package files

import (
	"os"
	"os/signal"
	"sync"
	"syscall"
)

// unfinished are the files that are being written, and are not to stay if that is interrupted.
var unfinished struct {
	lock  sync.Mutex
	names map[string]bool
}

// RemoveWhenInterrupted ends the program when the user interrupts it, without the files that are not written to their end.
func RemoveWhenInterrupted() {
	interrupted := make(chan os.Signal, 1)
	signal.Notify(interrupted, os.Interrupt, syscall.SIGTERM)
	go func() {
		number, _ := (<-interrupted).(syscall.Signal)
		unfinished.lock.Lock() // for ever: nothing is begun or put in its place any more
		removeUnfinished()
		const bySignal = 128 // as shells count
		os.Exit(bySignal + int(number))
	}()
}

func removeUnfinished() {
	for name := range unfinished.names {
		os.Remove(name)
	}
}

// begun takes note of a file that is to be removed if the program is interrupted before it is ended.
func begun(name string) {
	unfinished.lock.Lock()
	defer unfinished.lock.Unlock()
	if unfinished.names == nil {
		unfinished.names = map[string]bool{}
	}
	unfinished.names[name] = true
}

// ended takes note that a file is whole, or gone.
func ended(name string) {
	unfinished.lock.Lock()
	defer unfinished.lock.Unlock()
	delete(unfinished.names, name)
}

// undivided does what is done as a whole or not at all, whenever the program is interrupted.
func undivided(do func() error) error {
	unfinished.lock.Lock()
	defer unfinished.lock.Unlock()
	return do()
}
