/** What is said in English of a mistake in a condition, by its name: the words of every other language are these, translated, in a file each. {field} is a field, {list} what is expected, and {first} the first of it. */
export const en = {
	tag: "en",

	"too-long": "the condition is too long",
	"too-deep": "too many parentheses inside one another",
	"no-link": "“and”, “or” or the end is expected here",
	"open-parenthesis": "this parenthesis is not closed",
	"open-quote": "the text in quotes has no end: write {first} behind it",
	"no-field": "the name of a field is expected here: {list}",
	"unknown-field": "no field is called “{field}”. There are: {list}",
	"misspelt-field": "no field is called “{field}”. Is “{first}” meant?",
	"no-scope": "say whose {field} it is, such as {first}:{field}. There are: {list}",
	"no-order": "{field} has no order. It is compared by {list}",
	"no-text": "{field} is no text. It is compared by {list}",
	"no-range": "{field} has no order, and so no values between two",
	"no-value": "a value for {field} is expected here",
	"empty-value": "write “has {field}” or “not has {field}” to ask whether there is one",
	"not-number": "{field} is a number, such as {list}",
	"not-date": "{field} is a date, such as {list}",
	"not-shape": "{field} is four lengths, together 13, such as {list} (with = in the order of the suits)",
	"not-choice": "{field} can be: {list}",
};
