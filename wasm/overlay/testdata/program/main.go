// Command program does what the modules ask of the runtime: goroutines that wait, maps, garbage, a growing stack, a panic.
package main

import (
	"iter"
	"runtime"
)

func main() {
	done := make(chan int)
	results := map[int][]byte{}
	for i := range 100 {
		go func() {
			var kept [][]byte
			for n := range 1000 {
				kept = append(kept, make([]byte, n))
			}
			done <- depth(len(kept)) - 1000 + i
		}()
	}
	for range 100 {
		n := <-done
		results[n] = make([]byte, 1<<16)
		if n%10 == 0 {
			runtime.GC()
		}
	}
	next, stop := iter.Pull(func(yield func(int) bool) {
		for n := range results {
			if !yield(n) {
				return
			}
		}
	})
	defer stop()
	found := 0
	for _, ok := next(); ok; _, ok = next() {
		found++
	}
	print(found, " of ", len(results), ", recovered: ", recovered(results[0][:0]), "\n")
}

func depth(n int) int {
	if n == 0 {
		return 0
	}
	return 1 + depth(n-1)
}

func recovered(nothing []byte) (what string) {
	defer func() {
		recover()
		what = "index out of range"
	}()
	return string(nothing[:1][:2<<16])
}
