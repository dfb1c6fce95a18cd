import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../workspace.ts'

const file = path.join(root, 'docs/numbers.md')
const end = '<!-- end -->'

/** Writes a command's results into docs/numbers.md. */
export function writeMeasured(command: string, measured: string): void {
  writeFileSync(file, withMeasured(readFileSync(file, 'utf8'), command, measured))
}

/** Returns the text with the results between the command's marker and the next end marker. */
export function withMeasured(text: string, command: string, measured: string): string {
  const mark = `<!-- ${command} --write -->`
  const [before, rest] = text.split(mark)
  const ends = rest?.indexOf(end) ?? -1
  if (ends < 0) throw new Error(`docs/numbers.md must have the markers ${mark} and ${end}`)
  return `${before}${mark}\n\n${measured}\n\n${rest?.slice(ends)}`
}
