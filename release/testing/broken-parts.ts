import type { PartState, Release } from '../src/records/releases.ts'
import { forged, plant, plantPages, someVersion, teamA } from './keyed-site.ts'

export const strayPage = () =>
  plantPages(teamA, 'mf-a', ({ pages }) => ({ pages: pages.map((page) => ({ ...page, path: '/b' })) }))

export const withState = (change: (state: PartState) => PartState) => async () =>
  plant(
    await forged(teamA, ({ parts }) => ({ parts: { ...parts, 'mf-a': change(parts['mf-a'] as PartState) } })),
  )

const nowhere = { key: '0'.repeat(32), sha256: `${'A'.repeat(43)}=` }

/** A share of a version that cannot be served. */
async function strayShare(): Promise<void> {
  const shared = (base: Release) => ({
    part: 'mf-a',
    percent: 50,
    salt: '0'.repeat(16),
    by: 'Asha',
    since: 'now',
    why: 'share',
    state: { ...(base.parts['mf-a'] as PartState), version: someVersion },
  })
  await plant(await forged(teamA, (base) => ({ format: 2, shared: shared(base) })))
}

/** Pages whose description is nested too deeply to be serialised again. */
const deepPages = () =>
  plantPages(
    teamA,
    'mf-a',
    ({ live }) => ({ live: Object.assign({}, live, { x: 'deep' }) }),
    (text) => text.replace('"deep"', `${'['.repeat(10_000)}${']'.repeat(10_000)}`),
  )

/** Ways in which the holder of one part's key can leave that part broken in a release. */
export const brokenParts = {
  'pages at another team’s address': strayPage,
  'pages that are nested too deeply': deepPages,
  'pages that do not exist': withState((state) => ({ ...state, composition: nowhere })),
  'a version other than that of its pages': withState((state) => ({ ...state, version: someVersion })),
  'a share of a version that cannot be served': strayShare,
}
