package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"runtime/coverage"
)

// counted is how many blocks of statements were run since the counters were cleared. Coverage counters come as a file: its header,
// that of a segment with the number of functions and the lengths of two tables, the tables, and for each function the number of its
// counters, two numbers that name it, and the counters.
func counted() (steps int) {
	var file bytes.Buffer
	if err := coverage.WriteCounters(&file); err != nil {
		panic(err)
	}
	const fileHeader, segmentHeader, flavorAt, asVarints = 32, 16, 24, 2
	data := file.Bytes()
	if string(data[:4]) != "\x00cwm" || data[flavorAt] != asVarints {
		panic(fmt.Sprintf("coverage counters are written in a way that is not known here: % x", data[:fileHeader]))
	}
	data = data[fileHeader:]
	functions := binary.LittleEndian.Uint64(data)
	tables := int(binary.LittleEndian.Uint32(data[8:]) + binary.LittleEndian.Uint32(data[12:]))
	data = data[segmentHeader+(tables+3)/4*4:]
	next := func() int {
		n, size := binary.Uvarint(data)
		data = data[size:]
		return int(n)
	}
	for range functions {
		counters := next()
		next()
		next()
		for range counters {
			steps += next()
		}
	}
	return steps
}
