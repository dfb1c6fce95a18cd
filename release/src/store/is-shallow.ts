/** More than anything that the tool writes. */
const deepest = 100

const [quote, backslash, ...brackets] = [...'"\\[{]}'].map((sign) => sign.charCodeAt(0))
const [list, object, endOfList, endOfObject] = brackets

/**
 * Whether JSON is nested no deeper than the tool writes it. What handles it once it is parsed is recursive, JSON.stringify
 * too: anyone who can write to a store could make that fail wherever a record is shown, or its signature checked.
 */
export function isShallow(json: Buffer): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < json.length; at++) {
    const sign = json[at]
    if (isText) {
      if (sign === backslash) at++
      else isText = sign !== quote
    } else if (sign === quote) isText = true
    else if (sign === list || sign === object) {
      if (++depth > deepest) return false
    } else if (sign === endOfList || sign === endOfObject) depth--
  }
  return true
}
