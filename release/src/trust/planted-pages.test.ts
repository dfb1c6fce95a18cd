import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { contentHash } from '@bridge/shared/hash'
import { expect, it } from 'vitest'
import { ask } from '../../testing/http.ts'
import {
  bucket,
  isShown,
  live,
  ops,
  request,
  root,
  served,
  shell,
  ship,
  someVersion,
  teamA,
  teamB,
  withKeyedSite,
} from '../../testing/keyed-site.ts'
import { publishText } from '../../testing/site.ts'
import { Artifacts } from '../artifacts/artifact-reader.ts'
import { type Composers, signComposition } from '../records/composers.ts'
import {
  type Composition,
  type CompositionRef,
  compositionBytes,
  compositionKey,
  findByKey,
  readComposition,
} from '../records/composition.ts'
import { deploy } from '../releasing/deploy.ts'
import { rollback } from '../releasing/rollback.ts'
import { changeSettings } from '../releasing/settings.ts'
import { keys } from '../store/keys.ts'
import { sealed } from '../store/seal.ts'

withKeyedSite()

const evil = '<!doctype html><script>forged()</script>'
const liveRef = async () => (await live()).parts['mf-a']?.composition as CompositionRef
const versionNow = async () => (await live()).parts['mf-a']?.version ?? ''

/** What to plant under the key of a version's pages. An attacker can derive that key from the pages' inputs. */
type Planted = (key: string, pages: Composition) => string | Buffer | Promise<string | Buffer>

const text = (composition: Composition) => sealed(JSON.stringify(composition))
const signedBy =
  (signers: () => Composers['signers']): Planted =>
  async (key, pages) =>
    text(signComposition({ list: (await live()).keys, signers: signers() }, key, pages))

const plants: Record<string, Planted> = {
  'without a signature': (_, pages) => text(pages),
  'signed by another team': signedBy(() => [teamB.signer]),
  'signed for another place': (_, pages) => signedBy(() => [teamA.signer])('0'.repeat(32), pages),
  'with the signature of other pages': async (_, pages) => {
    const { signature } = await readComposition(bucket, await liveRef())
    return text({ ...pages, ...(signature && { signature }) })
  },
  'that were signed for another version': async () => compositionBytes(bucket, await liveRef()),
  'that are sealed but not JSON': () => sealed('{"part":}'),
  'that are too large to read': () => Buffer.alloc(70_000_000, ' '),
}

/** Plants pages as someone with full access to the bucket can, before or after the team's own pages exist. */
async function plant(
  version: string,
  before: string | undefined,
  planted: Planted,
  ofShell?: string,
): Promise<void> {
  const { parts, settings: site } = await live()
  const artifacts = new Artifacts(bucket)
  const made = {
    shell: await artifacts.shell(ofShell ?? parts['shell']?.version ?? ''),
    remote: await artifacts.remote('mf-a', version),
    fallback: before ? await artifacts.remote('mf-a', before) : undefined,
    site,
  }
  const {
    sha256: _,
    signature: __,
    ...base
  } = (await readComposition(bucket, await liveRef())) as Composition & {
    sha256?: string
  }
  const pages = base.pages.map((page) => ({ ...page, page: contentHash(evil) }))
  await writeFile(path.join(root, keys.page(contentHash(evil))), evil)
  for (const key of [compositionKey(made), compositionKey(made, true)])
    await writeFile(path.join(root, keys.composition(key)), await planted(key, { ...base, version, pages }))
}

const shownAt = async (address: string) => (await ask(served.address, address)).text

it.each(Object.entries(plants))(
  'deploys a version’s own pages, even if others are planted in their place: pages %s',
  async (_, planted) => {
    await ship(teamA, 'mf-a', 'signed')
    const version = await publishText(bucket, 'mf-a', 'second')
    await plant(version, await versionNow(), planted)
    const { release } = await deploy({ ...request(teamA), targets: [`mf-a@${version}`] })
    await isShown(release.number)
    expect(await shownAt('/a')).toContain('second')
  },
)

it.each(Object.entries(plants))(
  'rolls back to a version’s own pages, even if others are planted in their place: pages %s',
  async (_, planted) => {
    const first = await versionNow()
    await ship(teamA, 'mf-a', 'second')
    await plant(first, undefined, planted)
    const { release } = await rollback({ ...request(teamA), part: 'mf-a' })
    await isShown(release.number)
    expect(await shownAt('/a')).toContain('mf-a-1')
  },
)

const ownAndStray: Record<string, Partial<Composition>> = {
  'another version': { version: someVersion },
  'pages that do not exist': { pages: [{ path: '/a', status: 200, page: '0'.repeat(32) }] },
  'an address that cannot be encoded': {
    pages: [{ path: '/posts/\ud800', status: 200, page: contentHash(evil) }],
  },
  'another team’s address': { pages: [{ path: '/b', status: 200, page: contentHash(evil) }] },
}

it.each(Object.entries(ownAndStray))(
  'deploys a shell despite pages that a team signed for it but servers refuse: %s',
  async (_, change) => {
    const signed: Planted = (key, pages) => signedBy(() => [teamA.signer])(key, { ...pages, ...change })
    const version = await publishText(bucket, 'shell', 'shell-2')
    await plant(await versionNow(), undefined, signed, version)
    const { release } = await deploy({ ...request(shell), targets: [`shell@${version}`] })
    await isShown(release.number)
    expect(await shownAt('/a')).toContain('mf-a-1')
    expect(await shownAt('/a')).toContain(version)
  },
)

it('rolls back to pages that a key has signed, without rendering them again', async () => {
  await ship(teamA, 'mf-a', 'second')
  expect((await rollback({ ...request(teamA), part: 'mf-a' })).composed).toBe(0)
  await ship(shell, 'shell', 'shell-2')
  await ship(teamA, 'mf-a', 'third')
  await changeSettings({ ...request(ops), settings: { origin: 'https://bridge.example' } })
  const { composed, release } = await rollback({ ...request(teamA), part: 'mf-a' })
  expect(composed).toBe(0)
  await isShown(release.number)
  expect(await shownAt('/a')).toContain('mf-a-1')
})

it('treats a sealed composition that is not JSON as damaged', async () => {
  const key = '0'.repeat(32)
  await writeFile(path.join(root, keys.composition(key)), sealed('{"part":}'))
  expect(await findByKey(bucket, key)).toBeUndefined()
})
