// Package desk is what people do with files of games when these are right: choose games, sort, join, and divide them, and find those that stand
// twice. It knows no notation: one hands over its games, with the fields that conditions ask for, and the bytes that they have in the file. These
// bytes stay as they are.
package desk
