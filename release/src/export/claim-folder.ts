import { lstat, mkdir, readdir, readFile, readlink, realpath, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ReleaseError } from '../errors.ts'
import { unfinished } from '../store/unfinished.ts'

const mark = '.bridge-export'

const marking = (channel: string) =>
  `channel ${channel}\n\n'pnpm release export' writes this folder, and removes what it has written once it is old.\n`

/** What an export names so, and removes in time. */
const exported = ['trees', 'pages', 'parts', 'current', unfinished]

/** Only a store has these. */
const stored = ['releases', 'compositions', 'published']

/** The store that a folder is, or lies in. */
async function storeAround(folder: string): Promise<string | undefined> {
  const there = await readdir(folder).catch((): string[] => [])
  if (stored.filter((name) => there.includes(name)).length > 1) return folder
  const parent = path.dirname(folder)
  return parent === folder ? undefined : storeAround(parent)
}

/** A folder is exported to when it is one for exports: a store, above all, has pages and parts of its own. */
export async function claimFolder(root: string, channel: string): Promise<void> {
  await mkdir(root, { recursive: true })
  const store = await storeAround(await realpath(root))
  if (store)
    throw new ReleaseError(
      `${root} is ${store === root ? 'a' : 'in the'} store${store === root ? '' : ` ${store}`}: an export would remove what is in it`,
      {
        hint: 'export into a folder of its own',
      },
    )
  const there = new Set(await readdir(root))
  if (there.has(mark)) return checkMark(root, channel)
  const foreign = exported.find((name) => there.has(name))
  if (foreign && !(await isOlderExport(root)))
    throw new ReleaseError(`${root} has '${foreign}', which no export has written`, {
      hint: 'export into a folder of its own',
    })
  await writeFile(path.join(root, mark), marking(channel))
}

async function checkMark(root: string, channel: string): Promise<void> {
  const [, marked] = (await readFile(path.join(root, mark), 'utf8')).match(/^channel (\S+)$/m) ?? []
  if (marked === undefined || marked === channel) return
  throw new ReleaseError(`${root} is a folder of the channel ${marked}`, {
    hint: `export ${channel} into another one`,
  })
}

/** Earlier tools made no mark. */
const isOlderExport = async (root: string): Promise<boolean> =>
  (await lstat(path.join(root, 'trees')).catch(() => undefined))?.isDirectory() === true &&
  (await readlink(path.join(root, 'current')).catch(() => '')).startsWith('trees/')
