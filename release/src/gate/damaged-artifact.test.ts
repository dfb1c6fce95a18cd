import { rm, writeFile } from 'node:fs/promises'
import { damaged, edit, itRefuses, liveSite } from '../../testing/refused.ts'
import { publishText } from '../../testing/site.ts'
import { keys } from '../store/keys.ts'

itRefuses(liveSite(), [
  {
    what: 'a tampered file',
    arrange: damaged('t1', (folder) =>
      edit(`${folder}/client/assets/direct.one.js`, (text) => text.replace('t1', 't0')),
    ),
    because: /client\/assets\/direct\.one\.js was altered after the build/,
  },
  {
    what: 'a tampered artifact.json',
    arrange: damaged('t2', (folder) =>
      edit(`${folder}/artifact.json`, (text) => text.replace('"tokens":[]', '"tokens":["--ink"]')),
    ),
    because: /artifact\.json of mf-a: it was altered after the build/,
  },
  {
    what: 'an artifact.json that is not JSON',
    arrange: damaged('t3', (folder) => edit(`${folder}/artifact.json`, (text) => text.slice(0, 40))),
    because: /parts\/mf-a\/\S+\/artifact\.json in the store \S+ is damaged: it is not JSON/,
  },
  {
    what: 'an artifact.json of another version',
    arrange: damaged('t4', async (folder, { store }) => {
      const other = await publishText(store, 'mf-a', 't4 as well')
      await writeFile(`${folder}/artifact.json`, (await store.get(keys.artifact('mf-a', other))) ?? '')
    }),
    because: /artifact\.json describes mf-a@/,
  },
  {
    what: 'an artifact with a missing file',
    arrange: damaged('t5', (folder) => rm(`${folder}/client/hand.woff2`)),
    because: /client\/hand\.woff2 is missing/,
  },
  {
    what: 'a half-published artifact',
    arrange: damaged('t6', (folder) => rm(`${folder}/artifact.json`)),
    because: /is incomplete: publishing was interrupted/,
  },
])
