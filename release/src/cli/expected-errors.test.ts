import { beforeAll, expect, it } from 'vitest'
import { runCli } from '../../testing/cli.ts'
import { newFolder } from '../../testing/folder.ts'
import { newSite, publishText } from '../../testing/site.ts'
import { status } from '../releasing/status.ts'
import type { Store } from '../store/store.ts'

let root: string
let store: Store

beforeAll(async () => {
  const site = await newSite()
  root = site.root
  store = site.store
  await publishText(store, 'mf-a', 'a2')
})

interface Wrong {
  readonly args: readonly string[]
  readonly env?: Record<string, string | undefined>
  readonly says: string | RegExp
  readonly hints?: string
}

const why = ['--why', 'text']

const table: readonly Wrong[] = [
  { args: [], says: 'no command given' },
  { args: ['destroy'], says: "unknown command 'destroy'" },
  { args: ['constructor'], says: "unknown command 'constructor'" },
  { args: ['deploy', 'mf-a', '--force'], says: "Unknown option '--force'" },
  { args: ['deploy', 'mf-a', '-x'], says: "Unknown option '-x'" },
  { args: ['deploy', 'mf-a', '--why'], says: /--why.*argument missing/ },
  { args: ['deploy', 'mf-a', '--why', '--by', 'x'], says: "Option '--why' argument is ambiguous." },
  {
    args: ['deploy', 'mf-a', '--why', '- a list'],
    says: "Option '--why' argument is ambiguous.",
    hints: "as in --why='- text'",
  },
  { args: ['deploy', 'mf-a', '--why='], says: '--why must not be empty' },
  { args: ['deploy', 'mf-a'], says: 'a release needs a reason' },
  { args: ['deploy', 'mf-a', '--dry-run=yes', ...why], says: /--dry-run.*does not take an argument/ },
  { args: ['deploy', 'mf-a', '--to', '1.0.0-0123456789ab', ...why], says: "'deploy' does not take --to" },
  { args: ['status', '--why', 'text'], says: "'status' does not take --why" },
  { args: ['publish', 'mf-a', '--no-browser'], says: "'publish' takes --no-browser only with --check" },
  { args: ['rollback', 'mf-a', '--no-browser', ...why], says: "'rollback' does not take --no-browser" },
  { args: ['deploy', ...why], says: "'deploy' needs one or more parts" },
  { args: ['publish'], says: "'publish' needs a part" },
  { args: ['rollback', ...why], says: "'rollback' needs a part" },
  { args: ['rollback', 'mf-a', 'mf-b', ...why], says: "unexpected argument 'mf-b' for 'rollback'" },
  { args: ['status', 'mf-a'], says: "unexpected argument 'mf-a' for 'status'" },
  { args: ['export'], says: "'export' needs a folder" },
  { args: ['deploy', 'mf-a', 'mf-a', ...why], says: 'mf-a is named twice' },
  { args: ['deploy', '../mf-a', ...why], says: "'../mf-a' is not a valid part name" },
  { args: ['deploy', 'constructor', ...why], says: "'constructor' is not a valid part name" },
  { args: ['deploy', '@1.0.0', ...why], says: "'' is not a valid part name" },
  { args: ['deploy', 'mf-a@', ...why], says: "'' is not a valid version" },
  { args: ['deploy', 'mf-a@1/2', ...why], says: "'1/2' is not a valid version" },
  { args: ['deploy', 'mf-a@../../mf-b/1', ...why], says: "'../../mf-b/1' is not a valid version" },
  {
    args: ['deploy', 'mf-a@1.0.0-0123456789ab@x', ...why],
    says: "'1.0.0-0123456789ab@x' is not a valid version",
  },
  {
    args: ['deploy', 'mf-a@1.0.0-0123456789ab', ...why],
    says: 'mf-a@1.0.0-0123456789ab was never published',
  },
  { args: ['rollback', '__proto__', ...why], says: "'__proto__' is not a valid part name" },
  { args: ['rollback', 'mf-a', '--to', '../x', ...why], says: "'../x' is not a valid version" },
  { args: ['rollback', 'mf-a', ...why], says: /mf-a@\S+ has no previous version to roll back to/ },
  { args: ['history', 'mf-nobody'], says: 'mf-nobody is not live on channel production' },
  { args: ['status', '--channel', '../production'], says: "'../production' is not a valid channel name" },
  { args: ['deploy', 'mf-a', '--channel', 'a/b', ...why], says: "'a/b' is not a valid channel name" },
  {
    args: ['status', '--channel', 'staging'],
    says: /^error: nothing is released on channel staging in the store/,
  },
  { args: ['settings', ...why], says: 'these settings are already live' },
  {
    args: ['settings', ...why],
    env: { SITE_ORIGIN: 'bridge.example' },
    says: "SITE_ORIGIN must be an origin, not 'bridge.example'",
  },
  { args: ['settings', ...why], env: { SITE_ORIGIN: 'https://bridge.example/x' }, says: 'must be an origin' },
  {
    args: ['settings', ...why],
    env: { FORM_ENDPOINT: 'javascript:alert(1)' },
    says: 'must be a URL or a path',
  },
  { args: ['settings', ...why], env: { FORM_ENDPOINT: '//evil.example' }, says: 'must be a URL or a path' },
  {
    args: ['settings', ...why],
    env: { FORM_ENDPOINT: 'https://user:word@forms.example/' },
    says: 'must be a URL or a path',
  },
  { args: ['status'], env: { STORE: 's4:bucket' }, says: "'s4:bucket' is not a store" },
  { args: ['status'], env: { STORE: '' }, says: "'' is not a store" },
  {
    args: ['status'],
    env: { STORE: 'file:/nowhere/at/all' },
    says: 'nothing is released on channel production in the store file:/nowhere/at/all',
  },
  {
    args: ['status'],
    env: { STORE: 'file:/dev/null' },
    says: 'cannot list releases/production in the store file:/dev/null',
  },
  { args: ['serve', '--port', 'many'], says: "'many' is not a valid port" },
  { args: ['serve', '--port', '65536'], says: "'65536' is not a valid port" },
  { args: ['serve'], env: { PORT: '-1' }, says: "'-1' is not a valid port" },
  {
    args: ['serve', '--host', 'no.such.host.invalid', '--port', '0'],
    says: 'cannot listen on no.such.host.invalid',
  },
  { args: ['export', '/tmp'], says: 'release 1 has no FORM_ENDPOINT' },
  { args: ['publish', 'mf-nobody'], says: "there is no part 'mf-nobody' here" },
  { args: ['publish', '../mf-a'], says: "'../mf-a' is not a valid part name" },
  { args: ['publish', 'mf-a', '--dist', '/nowhere'], says: '/nowhere has no artifact.json' },
  { args: ['start'], says: 'there are no parts here' },
]

it('reports expected errors in one line with a hint, and exits 1', { timeout: 60_000 }, async () => {
  const cwd = await newFolder()
  const rest = [...table]
  const work = async () => {
    for (let wrong = rest.shift(); wrong; wrong = rest.shift()) {
      const { code, stdout, stderr } = await runCli(wrong.args, {
        env: { STORE: `file:${root}`, ...wrong.env },
        cwd,
      })
      const [line, hint, ...more] = stderr.trimEnd().split('\n')
      const what = JSON.stringify(wrong.args)
      expect({ code, stdout, more }, what).toEqual({ code: 1, stdout: '', more: [] })
      expect(line, what).toMatch(/^error: /)
      expect(line, what).toMatch(wrong.says)
      expect(hint, what).toMatch(/^hint: \S/)
      expect(hint, what).toContain(wrong.hints ?? '')
    }
  }
  await Promise.all([work(), work(), work()])
  expect((await status(store, 'production')).release).toBe(1)
})
