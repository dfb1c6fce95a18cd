import { expect, it } from 'vitest'
import { argumentsOf, commandOf } from './actions.ts'

const version = '1.0.0-0123456789abcdef0123456789abcdef'
const action = { part: 'mf-a', why: 'it is time', seen: 4 }

it.each([
  [{ verb: 'rollback' }, "pnpm release rollback mf-a --seen=4 --why='it is time'"],
  [{ verb: 'promote', why: 'fine' }, 'pnpm release promote mf-a --seen=4 --why=fine'],
  [{ verb: 'share', share: '25%' }, "pnpm release share mf-a 25% --seen=4 --why='it is time'"],
  [
    { verb: 'deploy', version, why: "it's $HOME `id`" },
    `pnpm release deploy mf-a@${version} --seen=4 --why='it'\\''s $HOME \`id\`'`,
  ],
  [{ verb: 'deploy', version, share: '5%', why: '--dry-run' }, / --share=5% --seen=4 --why=--dry-run$/],
])('turns %j into a command that is safe in a shell', (given, command) => {
  expect(commandOf(argumentsOf({ ...action, ...given }, []))).toMatch(command)
})

it.each([
  null,
  'rollback',
  { ...action, verb: 'prune' },
  { ...action, verb: 'rollback', part: '--help' },
  { ...action, verb: 'rollback', part: ['mf-a'] },
  { ...action, verb: 'rollback', seen: '4' },
  { ...action, verb: 'rollback', why: 'a\0b' },
  { ...action, verb: 'deploy' },
  { ...action, verb: 'deploy', version: '../../etc' },
  { ...action, verb: 'deploy', version, share: '101%' },
])('refuses %j', (given) => {
  expect(() => argumentsOf(given, [])).toThrow()
})
