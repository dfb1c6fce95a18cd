import { ReleaseError } from '../../errors.ts'
import { print } from '../../print.ts'
import { diffVersions } from '../../releasing/diff-versions.ts'
import type { Command } from '../command.ts'
import { describeDifferences } from '../describe-differences.ts'
import { requestFrom } from '../given.ts'

export const diff: Command = {
  name: 'diff',
  summary: 'show what would change for visitors with another version; by default the one published last',
  words: { shown: '<part> [version]…', needed: 'a part', many: true },
  flags: ['json', 'channel'],
  async run([part = '', ...versions], flags) {
    if (versions.length > 2)
      throw new ReleaseError(`diff compares two versions, not ${versions.length}`, {
        hint: 'name one to compare with what is live, or two',
      })
    const compared = await diffVersions(
      requestFrom({ ...flags, why: 'diff', 'dry-run': true }),
      part,
      versions,
    )
    if (flags.json) return print(JSON.stringify(compared))
    for (const line of describeDifferences(compared)) print(line)
  },
}
