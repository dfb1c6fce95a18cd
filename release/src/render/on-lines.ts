import type { Readable } from 'node:stream'

/** Limits for a line and for the whole stream, in characters: far above any page, and any version as a whole. */
const longest = 4 * 2 ** 20
const most = 256 * 2 ** 20

/** Splits an untrusted stream into lines, bounding the length of each and of the whole. */
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
    if (length > longest) return refuse(`sent more than ${longest / 2 ** 20} MB in one line`)
    if (all > most) return refuse(`sent more than ${most / 2 ** 20} MB in total`)
    begun.push(first)
    for (const next of others) {
      take(begun.join(''))
      begun = [next]
      length = next.length
    }
  })
}
