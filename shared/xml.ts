/** A character that XML 1.0 cannot express, such as Word's line break: https://www.w3.org/TR/xml/#charsets */
export const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u
