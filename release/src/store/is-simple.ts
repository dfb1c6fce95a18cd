/** Deeper than anything that the tool writes. */
const deepest = 100
const mostContainers = 500_000

const [quote, backslash, comma, ...brackets] = [...'"\\,[{]}'].map((sign) => sign.charCodeAt(0))
const [list, object, endOfList, endOfObject] = brackets

/**
 * Whether the depth of JSON, and its number of lists and objects, stay within limits that the tool never reaches. Code
 * that handles parsed JSON is recursive, including JSON.stringify: anyone who can write to a store could otherwise make
 * it fail wherever a record is shown, or its signature checked. And a list or object takes twenty times as much memory
 * as its text.
 * @param mostValues how many values it may hold: parsing and writing a million of them takes half a second
 */
export function isSimple(json: Buffer, mostValues = Number.POSITIVE_INFINITY): boolean {
  let depth = 0
  let containers = 0
  let values = 0
  let isText = false
  for (let at = 0; at < json.length; at++) {
    const sign = json[at]
    if (isText) {
      if (sign === backslash) at++
      else isText = sign !== quote
    } else if (sign === quote) isText = true
    else if (sign === list || sign === object) {
      if (++depth > deepest || ++containers > mostContainers) return false
    } else if (sign === comma) {
      if (++values > mostValues) return false
    } else if (sign === endOfList || sign === endOfObject) depth--
  }
  return true
}
