import type { ChangedLine } from './page-differences.ts'
import { sameEnds } from './same-ends.ts'

/** How many columns of a long line are shown on either side of its change. */
const around = 60

/** A line that replaces another is shown from where they begin to differ to where they match again. */
export function cutLines(lines: readonly ChangedLine[]): ChangedLine[] {
  const cut: ChangedLine[] = []
  for (let at = 0; at < lines.length; ) {
    const gone = runOf('-', lines, at)
    const come = runOf('+', lines, at + gone.length)
    const pairs = gone.map((from, index) => cutTo(from, come[index]))
    for (const [text] of pairs) cut.push({ mark: '-', text })
    for (const [index, to] of come.entries()) cut.push({ mark: '+', text: pairs[index]?.[1] ?? to })
    at += gone.length + come.length
  }
  return cut
}

function runOf(mark: ChangedLine['mark'], lines: readonly ChangedLine[], at: number): string[] {
  const rest = lines.slice(at)
  const end = rest.findIndex((line) => line.mark !== mark)
  return (end < 0 ? rest : rest.slice(0, end)).map(({ text }) => text)
}

function cutTo(from: string, to: string | undefined): [string, string | undefined] {
  if (to === undefined) return [from, to]
  const { begin, end } = sameEnds(from, to)
  const cut = (text: string) => {
    const last = text.length - end + around
    const shown = text.slice(begin > around ? begin - around : 0, last)
    return `${begin > around ? '…' : ''}${shown}${last < text.length ? '…' : ''}`
  }
  return [cut(from), cut(to)]
}
