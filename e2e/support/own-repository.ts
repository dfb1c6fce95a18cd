import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from './project.ts'
import { readmeCommands } from './readme.ts'
import { shell } from './shell.ts'

export interface OwnRepository {
  readonly folder: string
  remove(): Promise<void>
}

/** The subject and body of the last commit's message. */
const merge = [
  '- Merge pull request #12 from acme/partners',
  `Say who our "partners" are ${'für '.repeat(50)}`,
]

/** The reason that CI records when it releases that commit. */
export const mergeReason = merge.join(' ').slice(0, 200)

/**
 * A repository made with the README's commands: the packed kit and release tool, and a new remote. The remote takes the
 * place of mf-contact, so that the site needs no new route. Beside it is a copy of mf-legal.
 */
export async function ownRepository(): Promise<OwnRepository> {
  const place = await mkdtemp(path.join(tmpdir(), 'bridge-repository-'))
  const folder = path.join(place, 'own')
  const [commands = []] = await readmeCommands('### In a repository of its own')
  const script = commands
    .join('\n')
    .replaceAll('$PWD/../partners', folder)
    .replaceAll('../partners', folder)
    .replaceAll('mf-partners', 'mf-contact')
    .replaceAll('/partners', '/contact')
  await shell(script, root, { CI: 'false' }) // in CI, pnpm does not change a lockfile
  await addLegal(folder)
  await shell('pnpm install', folder, { CI: 'false' })
  const commit = ['-q', ...merge.map((text) => `-m '${text}'`)].join(' ')
  await shell(
    `git init -q && git add -A && git -c user.name=Asha -c user.email=asha@acme.example commit ${commit}`,
    folder,
  )
  return { folder, remove: () => rm(place, { recursive: true, force: true }) }
}

async function addLegal(folder: string): Promise<void> {
  const legal = path.join(folder, 'mf-legal')
  await mkdir(legal)
  for (const name of ['src', 'vite.config.ts'])
    await cp(path.join(root, 'mf-legal', name), path.join(legal, name), { recursive: true })
  const manifest = await readFile(path.join(folder, 'mf-contact/package.json'), 'utf8')
  await writeFile(path.join(legal, 'package.json'), manifest.replace('mf-contact', 'mf-legal'))
}
