import { expect, it } from 'vitest'
import { newSite, requestIn } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import { eventsAfter, eventsFromEnvironment } from './event-settings.ts'
import { changeSettings, type SettingsChange } from './settings.ts'

const live = { endpoint: '/events', sample: 0.25 }

it.each([
  ['nothing', undefined, {}, undefined],
  ['an address', undefined, { EVENTS_ENDPOINT: '/events' }, { endpoint: '/events', sample: 1 }],
  [
    'an address and a sample',
    undefined,
    { EVENTS_ENDPOINT: 'https://e.example/b', EVENTS_SAMPLE: '2.5%' },
    { endpoint: 'https://e.example/b', sample: 0.025 },
  ],
  ['nothing, when events are on', live, {}, live],
  ['another address', live, { EVENTS_ENDPOINT: '/else' }, { endpoint: '/else', sample: 0.25 }],
  ['another sample', live, { EVENTS_SAMPLE: '100%' }, { endpoint: '/events', sample: 1 }],
  ['off', live, { EVENTS_ENDPOINT: 'off' }, undefined],
])('reads %s', (_, before, env, after) => {
  expect(eventsAfter(before, eventsFromEnvironment(env))).toEqual(after)
})

it.each(['0%', '101%', '0.1', '1e1%', '-5%', '%', '__proto__'])('refuses a sample of %s', (EVENTS_SAMPLE) => {
  expect(() => eventsFromEnvironment({ EVENTS_SAMPLE })).toThrow('must be a percentage above 0%')
})

it('records where browsers report to, and refuses invalid addresses', async () => {
  const { store } = await newSite()
  const change = (settings: SettingsChange) => changeSettings({ ...requestIn(store, 'events'), settings })
  const settings = async () => (await requireLive(store, 'production')).settings
  const before = await settings()
  await expect(change({ events: { sample: 0.5 } })).rejects.toThrow('but events are off')
  for (const endpoint of [
    'events',
    '/about',
    '/a b',
    'javascript:alert(1)',
    '//evil.example/x',
    '/events?x',
    '',
  ])
    await expect(change({ events: { endpoint } }), endpoint).rejects.toThrow('must be /events, a URL, or off')
  await change({ events: { endpoint: '/events' } })
  expect(await settings()).toEqual({ ...before, events: { endpoint: '/events', sample: 1 } })
  await expect(change({ events: { sample: 1 } })).rejects.toThrow('already live')
  await change({ events: 'off' })
  expect(await settings()).toEqual(before)
})
