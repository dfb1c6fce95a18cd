import type { RemoteArtifact } from '@bridge/shared/artifact'
import { expect, it } from 'vitest'
import { type Candidate, type Version, versionsOf, versionsToRender, withoutFailed } from './candidates.ts'

const artifact = (version: string) => ({ name: 'mf-a', version }) as RemoteArtifact
const [third, second, first] = [artifact('3'), artifact('2'), artifact('1')] as const
const live: Version = { remote: third, fallback: second }
const previous: Version = { remote: second, fallback: first }
const candidate: Candidate = { live, previous }

const renders = (composed: readonly Version[], of: Candidate = candidate) =>
  versionsToRender([of], (version) => composed.includes(version)).map(({ version }) => version)

it('renders what is not composed yet', () => {
  expect(renders([live, previous])).toEqual([])
  expect(renders([previous])).toEqual(['3'])
  expect(renders([])).toEqual(['3', '2'])
  expect(renders([], { live, previous: undefined })).toEqual(['3'])
})

it('renders the live version along with the previous one, in case the previous one fails', () => {
  expect(renders([live])).toEqual(['3', '2'])
})

it('drops a fallback that fails, and reports why', () => {
  const failures = new Map([['mf-a@2', { failure: 'it throws' }]])
  const left = withoutFailed(candidate, failures)
  expect(left.refused).toBe('it throws')
  expect(versionsOf(left)).toEqual([{ remote: third, fallback: undefined }])
})

it('keeps a fallback even if its own fallback fails', () => {
  const failures = new Map([['mf-a@1', { failure: 'it throws' }]])
  expect(withoutFailed(candidate, failures)).toBe(candidate)
  expect(versionsOf(candidate)).toEqual([live, previous])
})
