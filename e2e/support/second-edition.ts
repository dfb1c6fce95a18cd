import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { type CodeFault, codeFaults } from './failures/code-faults.ts'
import { cache, released, root, sharedStore } from './project.ts'
import type { ServedStore } from './served-store.ts'
import { variantOf } from './variant.ts'

/** Marks the second version's title. */
export const secondEdition = 'Second edition'

interface Broken {
  readonly file: RegExp
  readonly fault: CodeFault
}

/**
 * Releases a second version of mf-legal, which its pages announce, optionally with the browser code of one file
 * broken. The first version becomes the fallback.
 */
export async function releaseSecondEdition(site: ServedStore, broken?: Broken): Promise<void> {
  const version = existsSync(path.join(site.store, 'releases/production/2.json'))
    ? await deploy(site.store, broken)
    : await takeOver(site.store, broken)
  await site.serves('mf-legal', version)
}

/** Shares the second edition with some of the visitors. */
export const shareSecondEdition = (site: ServedStore, share: string): Promise<string> =>
  deploy(site.store, undefined, ['--share', share])

/** Publishes the second edition, and returns its version. */
export async function publishSecondEdition(store: string, broken?: Broken): Promise<string> {
  const dist = await variantOf(path.join(root, 'mf-legal/dist'), '2.0.0', (file, code) => {
    const marked = code.replaceAll('Terms & Conditions', `Terms & Conditions: ${secondEdition}`)
    return broken?.file.test(file) ? codeFaults[broken.fault](marked) : marked
  })
  const published = await released(store, ['publish', 'mf-legal', '--dist', dist])
  return published.split('@')[1] as string
}

async function deploy(
  store: string,
  broken: Broken | undefined,
  flags: readonly string[] = [],
): Promise<string> {
  const version = await publishSecondEdition(store, broken)
  const why = `second edition${broken ? `, ${broken.fault}` : ''}`
  await released(store, ['deploy', 'mf-legal', '--no-browser', '--why', why, ...flags])
  return version
}

/**
 * A deploy to a copy of the shared site always writes the same files, so it is done once per run. Other
 * copies reuse the files.
 */
async function takeOver(store: string, broken: Broken | undefined): Promise<string> {
  const name = broken ? `${broken.fault} in ${broken.file.source}`.replaceAll(/\W+/g, '-') : 'sound'
  const done = path.join(cache, 'second-editions', name)
  if (!existsSync(done)) {
    await mkdir(path.dirname(done), { recursive: true })
    const ours = await mkdtemp(`${done}-`)
    await cp(sharedStore, ours, { recursive: true })
    await deploy(ours, broken)
    await rename(ours, done).catch(() => rm(ours, { recursive: true })) // another worker got there first
  }
  const files = await readdir(done, { recursive: true, withFileTypes: true })
  const news = files
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name: file }) => path.relative(done, path.join(parentPath, file)))
    .filter((file) => !existsSync(path.join(store, file)))
  // As in a real deploy, the record is written last: it makes the version live.
  for (const file of news.sort((one, other) => Number(isRecord(one)) - Number(isRecord(other)))) {
    await mkdir(path.dirname(path.join(store, file)), { recursive: true })
    await copyWhole(path.join(done, file), path.join(store, file))
  }
  const [version = ''] = (await readdir(path.join(done, 'parts/mf-legal'))).filter((one) =>
    one.startsWith('2'),
  )
  return version
}

const isRecord = (file: string): boolean => file.startsWith('releases/')

/** Atomic: readers never see a partial file. */
async function copyWhole(from: string, to: string): Promise<void> {
  const unfinished = `${to}.unfinished`
  await cp(from, unfinished)
  await rename(unfinished, to)
}
