import { lstat, readdir, readlink, realpath, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ReleaseError } from '../errors.ts'
import { makeFolder } from '../make-folder.ts'
import { unfinished } from '../store/unfinished.ts'
import { makeOwnFolder, readIfFile, renewFile } from './whole-file.ts'

const mark = '.bridge-export'

const marking = (channel: string) =>
  `channel ${channel}\n\n'pnpm release export' writes this folder, and removes its old files.\n`

/** Names that an export creates here, and whose old contents it removes. */
const exported = ['trees', 'pages', 'parts', 'described', 'current', 'share.conf', unfinished]

/** Found only in a store. */
const stored = ['releases', 'compositions', 'published']

/** The store that is this folder or contains it. */
async function storeAround(folder: string): Promise<string | undefined> {
  const there = await readdir(folder).catch((): string[] => [])
  if (stored.filter((name) => there.includes(name)).length > 1) return folder
  const parent = path.dirname(folder)
  return parent === folder ? undefined : storeAround(parent)
}

/** Marks a folder as an export target. Refuses stores in particular, which also have `pages` and `parts`. */
export async function claimFolder(root: string, channel: string): Promise<void> {
  await makeFolder(root)
  const store = await storeAround(await realpath(root))
  if (store)
    throw new ReleaseError(
      `${root} is ${store === root ? 'a' : 'in the'} store${store === root ? '' : ` ${store}`}: an export would remove its files`,
      {
        hint: 'export into a dedicated folder',
      },
    )
  const there = new Set(await readdir(root))
  if (there.has(mark)) {
    await makeOwnFolder(root, unfinished)
    return checkMark(root, channel)
  }
  const foreign = exported.find((name) => there.has(name))
  if (foreign && !(await isOlderExport(root)))
    throw new ReleaseError(`${root} contains '${foreign}', which no export wrote`, {
      hint: 'export into a dedicated folder',
    })
  await writeFile(path.join(root, mark), marking(channel))
}

async function checkMark(root: string, channel: string): Promise<void> {
  await refuseOthers(root, channel)
  if (!(await markedFor(root))) await renewFile(root, mark, Buffer.from(marking(channel))) // its writer was killed
}

/** Refuses a folder with another channel's export. Writes nothing. */
export async function refuseOthers(root: string, channel: string): Promise<void> {
  const marked = await markedFor(root)
  if (marked === undefined || marked === channel) return
  throw new ReleaseError(`${root} holds an export of the channel ${marked}`, {
    hint: `export ${channel} into another folder`,
  })
}

const markedFor = async (root: string): Promise<string | undefined> =>
  String(await readIfFile(path.join(root, mark))).match(/^channel (\S+)\n/m)?.[1]

/** Earlier versions of the tool left no mark. */
const isOlderExport = async (root: string): Promise<boolean> =>
  (await lstat(path.join(root, 'trees')).catch(() => undefined))?.isDirectory() === true &&
  (await readlink(path.join(root, 'current')).catch(() => '')).startsWith('trees/')
