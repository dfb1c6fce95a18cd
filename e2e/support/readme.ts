import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from './project.ts'

/** The commands in a section of the README, by code block, to run them verbatim. */
export async function readmeCommands(heading: string): Promise<string[][]> {
  const readme = await readFile(path.join(root, 'README.md'), 'utf8')
  const [, section = ''] = readme.split(`\n${heading}\n`)
  const blocks = [...(section.split(/\n##+ /)[0] ?? '').matchAll(/```sh\n(.*?)```/gs)]
  return blocks.map(([, lines = '']) => lines.trim().split('\n'))
}
