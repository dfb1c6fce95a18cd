import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { commands } from './commands/commands.ts'
import { flagKinds } from './flags.ts'
import { helpOf, usage } from './usage.ts'

it('matches the README', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
  expect(readme).toContain(`\n\`\`\`\n${usage(commands)}\n\`\`\`\n`)
})

it('lists every command and flag', () => {
  for (const { name } of commands) expect(usage(commands)).toMatch(new RegExp(`^  ${name}\\b`, 'm'))
  for (const flag of Object.keys(flagKinds)) expect(usage(commands)).toContain(`--${flag}`)
})

it('shows the arguments and flags of each command', () => {
  const [deploy] = commands.filter(({ name }) => name === 'deploy')
  expect(deploy && helpOf(deploy)).toMatch(
    /^usage: pnpm release deploy <part>\[@version\]… --why TEXT \[--dry-run\]/,
  )
  for (const command of commands)
    for (const flag of command.flags) expect(helpOf(command)).toContain(`  --${flag}`)
})
