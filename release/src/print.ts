/** What a terminal obeys or shows in another order instead of writing it: control signs, but for the end of a line. */
const obeyed = /(?!\n)[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu

/** Words that came from elsewhere, such as a part's name or its error, as a terminal may be given them. */
export const printable = (text: string): string => text.replace(obeyed, '�')

/** What somebody else's code has said, on the line of whoever tells of it. */
export const oneLine = (text: string): string => text.slice(0, 500).replace(/\s+/g, ' ')

/** What a command was asked for. */
export const print = (text: string): void => console.log(printable(text))

/** What whoever runs it should know besides. */
export const complain = (text: string): void => console.error(printable(text))
