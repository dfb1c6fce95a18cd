import { publish as publishArtifact } from '../../artifacts/publish.ts'
import { ReleaseError } from '../../errors.ts'
import { print } from '../../print.ts'
import { chooseVersions } from '../../releasing/choose-versions.ts'
import { deployVersions } from '../../releasing/deploy.ts'
import { signersFrom } from '../../signing/signer.ts'
import { TrialStore } from '../../store/trial-store.ts'
import { openTrusted } from '../../trust/open-trusted.ts'
import type { Command } from '../command.ts'
import { channelOf, inBrowser } from '../given.ts'
import { whoami } from '../identity.ts'
import { printPlan } from '../print-plan.ts'
import { hint } from '../usage.ts'

export const publish: Command = {
  name: 'publish',
  summary: 'build the part and store its artifact',
  words: { shown: '<part>', needed: 'a part' },
  flags: ['check', 'dist', 'no-browser', 'by', 'channel'],
  async run([part = ''], { by, dist, check, ...flags }) {
    const stray = check ? undefined : Object.keys(flags)[0]
    if (stray) throw new ReleaseError(`'publish' takes --${stray} only with --check`, { hint })
    const signers = signersFrom(process.env['RELEASE_KEY'])
    const request = { store: openTrusted(), by: by ?? whoami(), part, signers, ...(dist && { dist }) }
    if (!check) return tell(await publishArtifact(request))
    const store = new TrialStore(request.store) // a refused version must not be published
    const { name, version, folder } = await publishArtifact({ ...request, store })
    const channel = channelOf(flags)
    const chosen = await chooseVersions(store, channel, [`${name}@${version}`])
    const isLive = chosen[0]?.live === version
    const trial = { store, by: request.by, channel, why: 'publish --check', dryRun: true }
    const plan = isLive ? undefined : await deployVersions({ ...trial, check: inBrowser(flags) }, chosen)
    tell(await publishArtifact({ ...request, dist: folder, version }))
    if (plan) await printPlan(plan, { ...flags, 'dry-run': true })
    else print('  it is already live')
  },
}

const tell = ({ name, version }: { name: string; version: string }): void => print(`${name}@${version}`)
