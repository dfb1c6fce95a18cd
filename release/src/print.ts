/** Control characters (except newline), line separators, and marks that make a terminal reorder text. */
const obeyed = /(?!\n)[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu

/** Makes untrusted text, such as a part's name or its error, safe to print to a terminal. */
export const printable = (text: string): string => text.replace(obeyed, '�')

/** Shortens output of untrusted code to fit a one-line message. */
export const oneLine = (text: string): string => text.slice(0, 500).replace(/\s+/g, ' ')

/** Prints a command's result to stdout. */
export const print = (text: string): void => console.log(printable(text))

/** Prints notes and errors to stderr. */
export const complain = (text: string): void => console.error(printable(text))
