import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../workspace.ts'

const file = path.join(root, 'docs/numbers.md')
const end = '<!-- end -->'

/** Puts what a command has measured into docs/numbers.md. */
export function writeMeasured(command: string, measured: string): void {
  writeFileSync(file, withMeasured(readFileSync(file, 'utf8'), command, measured))
}

/** The text with these words between the command's mark and the next end. */
export function withMeasured(text: string, command: string, measured: string): string {
  const mark = `<!-- ${command} --write -->`
  const [before, rest] = text.split(mark)
  const ends = rest?.indexOf(end) ?? -1
  if (ends < 0) throw new Error(`docs/numbers.md has no marks ${mark} and ${end}`)
  return `${before}${mark}\n\n${measured}\n\n${rest?.slice(ends)}`
}
