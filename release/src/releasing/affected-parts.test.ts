import type { ShellArtifact } from '@bridge/shared/artifact'
import { expect, it } from 'vitest'
import type { PartState, Release } from '../records/releases.ts'
import { affectedParts } from './affected-parts.ts'

const settings = { origin: 'https://site.example', formEndpoint: '/contact' }
const state = (version: string): PartState => ({ version, by: 'x', why: 'x', since: 'x' })
const parts = { shell: state('1'), 'mf-a': state('1'), 'mf-b': state('1'), 'mf-old': state('1') }
const base = { parts, settings } as unknown as Release
const shell = { routes: [{ part: 'mf-a' }, { part: 'mf-b' }] } as unknown as ShellArtifact

const desired = { ...base, channel: 'production', by: 'x', why: 'x', action: 'deploy' as const }
const affectedBy = (changed: readonly string[], next: Partial<Release> = {}) =>
  affectedParts(shell, base, { ...desired, ...next, changed })

it('recomposes the pages of changed parts, and no others', () => {
  expect(affectedBy(['mf-a']).recomposed).toEqual(['mf-a'])
})

it('recomposes all pages when the shell or the settings change, or on an empty store', () => {
  const all = ['mf-a', 'mf-b']
  expect(affectedBy(['shell'], { parts: { ...parts, shell: state('2') } }).recomposed).toEqual(all)
  expect(affectedBy([], { settings: { ...settings, formEndpoint: '/forms' } }).recomposed).toEqual(all)
  expect(affectedParts(shell, undefined, { ...desired, changed: all }).recomposed).toEqual(all)
})

it('retires a part without a route; if that part is being released, leaves it to the gate to refuse it', () => {
  expect(affectedBy(['mf-a']).retired).toEqual(['mf-old'])
  expect(affectedBy(['mf-old'])).toEqual({ recomposed: ['mf-old'], retired: [] })
})
