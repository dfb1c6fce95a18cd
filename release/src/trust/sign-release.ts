import { ReleaseError } from '../errors.ts'
import type { Release } from '../records/releases.ts'
import { mayChange } from '../signing/key-list.ts'
import type { Signer } from '../signing/key-pair.ts'
import { problemOfStep, signed } from './step.ts'

/** Refuses a release that no key in RELEASE_KEY may make, before anything is composed. */
export function refuseUnallowed(
  base: Release | undefined,
  changed: readonly string[],
  signers: readonly Signer[],
): void {
  if (!base) return
  const list = base.keys
  if (!list && signers.length)
    throw new ReleaseError(
      `RELEASE_KEY is set, but channel ${base.channel} has no keys: its releases are not signed`,
      {
        hint: 'unset it; or, if there should be keys, find out who removed them before you release anything',
      },
    )
  if (!list) return
  const known = signers.flatMap(({ id }) => list.keys[id] ?? [])
  const [what = 'this channel'] = changed
  if (known.length === 0)
    throw new ReleaseError(
      signers.length
        ? `RELEASE_KEY is not among the keys of channel ${base.channel}`
        : `releases of channel ${base.channel} must be signed`,
      { hint: `set RELEASE_KEY to a key that may change ${what}: 'pnpm release keys list' shows the keys` },
    )
  for (const part of changed)
    if (!known.some((key) => mayChange(key, part)))
      throw new ReleaseError(`${known.map(({ name }) => name).join(', ')} may not change ${part}`, {
        hint: `ask the holder of a key that may: 'pnpm release keys list' shows the keys`,
      })
}

/** The release with the signature of the first key that may make it. */
export function signRelease(
  base: Release | undefined,
  release: Release,
  signers: readonly Signer[],
): Release {
  if (!base?.keys && !release.keys) return release
  let problem: string | undefined
  for (const signer of signers) {
    const record = signed(release, signer)
    problem = base && problemOfStep(base, record)
    if (!problem) return record
  }
  throw new ReleaseError(`this release cannot be signed: ${problem ?? 'no key was given'}`, {
    hint: "set RELEASE_KEY to a key that may make it: 'pnpm release keys list' shows the keys",
  })
}
