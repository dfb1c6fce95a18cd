import { readlink, rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import {
  bucket,
  channel,
  fileOf,
  ops,
  request,
  ship,
  teamA,
  teamB,
  trustOf,
  withKeyedSite,
} from '../../testing/keyed-site.ts'
import { publishText } from '../../testing/site.ts'
import { exportTree } from '../export/export.ts'
import { deploy } from '../releasing/deploy.ts'
import { rollback } from '../releasing/rollback.ts'
import { changeSettings } from '../releasing/settings.ts'
import { keys } from '../store/keys.ts'
import { readBy } from '../store/read-by.ts'
import type { Store } from '../store/store.ts'
import { beat } from './heartbeat.ts'
import { TrustedStore } from './trusted-store.ts'

withKeyedSite()

/** Returns a release's record, but does not list it. */
const hiding = (number: number): Store => ({
  ...readBy(bucket, (...asked) => bucket.get(...asked)),
  name: bucket.name,
  list: async (folder) => {
    const listed = await bucket.list(folder)
    return folder === keys.releases(channel) ? listed.filter((name) => name !== `${number}.json`) : listed
  },
})

const says = (number: number) => new RegExp(`has lost release ${number} .*, or does not list it`)

it('no heartbeat confirms the release before one that the store does not list', async () => {
  const { number } = await ship(teamB, 'mf-b', 'b2')
  const machine = new TrustedStore(hiding(number), await trustOf(number))
  const beating = beat({ store: machine, channel, by: 'Asha', signers: [teamA.signer] })
  await expect(beating).rejects.toThrow(says(number))
  expect(await bucket.list(keys.heartbeats(channel, number - 1))).toEqual([])
})

it('no export undoes a rollback that the store does not list', async () => {
  await changeSettings({
    ...request(ops, 'form'),
    settings: { formEndpoint: 'https://forms.example/contact' },
  })
  await ship(teamA, 'mf-a', 'bad a')
  const { number } = (await rollback({ ...request(teamA, 'bad'), part: 'mf-a' })).release
  const [folder, trust] = [await newFolder(), await trustOf(number)]
  await exportTree({ store: new TrustedStore(bucket, trust), channel, folder })
  const shown = await readlink(path.join(folder, 'current'))
  const again = exportTree({ store: new TrustedStore(hiding(number), trust), channel, folder })
  await expect(again).rejects.toThrow(says(number))
  expect(await readlink(path.join(folder, 'current'))).toBe(shown)
})

it('a process does not replace a release that it made itself and that is lost', async () => {
  const { number } = await ship(teamB, 'mf-b', 'b2')
  await rm(fileOf(number))
  const targets = [`mf-a@${await publishText(bucket, 'mf-a', 'a3')}`]
  await expect(deploy({ ...request(teamA, 'a3'), targets })).rejects.toThrow(says(number))
})
