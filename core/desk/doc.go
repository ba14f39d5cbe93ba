// Package desk is what people do with files of games once these are right: choose games, sort them, join files, and find games that repeat others.
// It knows no notation: one hands over its games, with the fields that conditions ask for and the bytes that they have in the file. Those bytes
// stay as they are.
package desk
