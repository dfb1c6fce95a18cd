import type { Readable } from 'node:stream'

/** In characters: far more than any page has, and than all pages of a version have. */
const longest = 4 * 2 ** 20
const most = 256 * 2 ** 20

/** Hands over each line of what somebody else writes, and holds no more of it than there should be. */
export function onLines(
  stream: Readable,
  take: (line: string) => void,
  refuse: (problem: string) => void,
): void {
  let begun: string[] = []
  let [length, all] = [0, 0]
  stream.setEncoding('utf8').on('data', (text: string) => {
    const [first = '', ...others] = text.split('\n')
    length += first.length
    all += text.length
    if (length > longest) return refuse(`gives more than ${longest / 2 ** 20} MB at once`)
    if (all > most) return refuse(`gives more than ${most / 2 ** 20} MB in all`)
    begun.push(first)
    for (const next of others) {
      take(begun.join(''))
      begun = [next]
      length = next.length
    }
  })
}
