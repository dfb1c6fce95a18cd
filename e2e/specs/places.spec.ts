import { releaseEditedLegal } from '../support/edited-legal.ts'
import { expect, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'

/** A page that does not render on the server is refused with the source line at fault. */

test.setTimeout(120_000)

const mistakes = [
  {
    what: 'an expression that throws',
    code: '{String(window.innerWidth)}',
    says: /does not render: src\/pages\/policy\.tsx:(\d+): window is not defined/,
  },
  {
    what: 'the component around an invalid child',
    code: "{{ since: 'always' } as unknown as string}",
    says: /does not render: <Broken>, within src\/pages\/policy\.tsx:(\d+): Objects are not valid as a React child/,
    within: 'export default function PolicyPage',
  },
]

for (const { what, code, says, within } of some(mistakes))
  test(`the refusal names the line of ${what}`, async ({ own }) => {
    let source = ''
    const released = releaseEditedLegal(own, (team) =>
      team.edit('mf-legal/src/pages/policy.tsx', (text) => {
        const used = text.replace('<SideIndex entries', '<Broken />\n      <SideIndex entries')
        source = `${used}\nfunction Broken() {\n  return (\n    <p>${code}</p>\n  )\n}\n`
        return source
      }),
    )
    const refused = String(await released.catch((error) => error))
    expect(refused).toMatch(says)
    const line = Number(refused.match(says)?.[1])
    const from = source.slice(0, source.indexOf(within ?? code)).split('\n').length
    expect(line).toBeGreaterThanOrEqual(from)
    expect(line).toBeLessThanOrEqual(from + (within ? 5 : 0))
  })
