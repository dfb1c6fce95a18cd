import { publish } from '../../artifacts/publish.ts'
import { ReleaseError } from '../../errors.ts'
import { checkPartName, checkPreviewName } from '../../names.ts'
import { noteUnshown, previewAddress } from '../../previews/domain.ts'
import { complain, print } from '../../print.ts'
import type { Preview } from '../../records/preview.ts'
import { requireLive } from '../../records/releases.ts'
import { chooseVersions } from '../../releasing/choose-versions.ts'
import { endPreview, listPreviews, makePreview, requirePreview } from '../../releasing/make-preview.ts'
import type { Signer } from '../../signing/key-pair.ts'
import { timeFrom } from '../../time.ts'
import { accessTo, validFor } from '../../trust/sign-preview.ts'
import { refuseUnallowed } from '../../trust/sign-release.ts'
import type { Command } from '../command.ts'
import { describeSummary } from '../describe-differences.ts'
import type { Flags } from '../flags.ts'
import { inBrowser, requestFrom } from '../given.ts'
import { describePreview, describePreviewed } from '../messages.ts'
import { hint } from '../usage.ts'

export const preview: Command = {
  name: 'preview',
  summary: 'show unmerged parts inside the site, on a host of their own; list, end <name>, link <name>',
  words: { shown: '<part>[@version]…', needed: 'one or more parts, or list, end or link', many: true },
  flags: ['name', 'expires', 'private', 'no-browser', 'json', 'by', 'channel'],
  async run(words, flags) {
    const [verb = '', ...others] = words
    if (verb === 'list') return list(others, flags)
    if (verb === 'end' || verb === 'link') return act(verb, others, flags)
    await make(words, flags)
  },
}

/**
 * Builds the parts that are named without a version. Their versions are stored, but `deploy` takes them only if named.
 */
async function make(targets: readonly string[], flags: Flags): Promise<void> {
  if (!flags.name) throw new ReleaseError("'preview' needs --name", { hint: 'for example --name pr-12' })
  const name = checkPreviewName(flags.name)
  const until = new Date(Date.now() + timeFrom('--expires', flags.expires ?? '7d'))
  const request = { ...requestOf(flags, `preview ${name}`), name, until, isPrivate: flags.private ?? false }
  const live = await requireLive(request.store, request.channel)
  refuseUnallowed(live, targets.map(partIn), request.signers) // before anything is built
  const versions: string[] = []
  for (const target of targets) {
    if (target.includes('@')) versions.push(target)
    else {
      const built = await publish({ ...request, part: target, isUnlisted: true })
      versions.push(`${built.name}@${built.version}`)
    }
  }
  const chosen = await chooseVersions(request.store, request.channel, versions)
  const made = await makePreview({ ...request, check: inBrowser(flags) }, chosen)
  const address = await addressOf(made.preview, request)
  const summary = describeSummary(made.plan)
  if (flags.json) {
    const { differences } = made.plan
    return print(JSON.stringify({ address, preview: made.preview, differences, summary }))
  }
  const unshown = noteUnshown(made.preview.release.settings.origin)
  for (const warning of [...made.plan.warnings, ...unshown]) complain(`note: ${warning}`)
  for (const line of [...describePreviewed(made, address), ...summary]) print(line)
}

const partIn = (target: string): string => checkPartName(target.split('@', 1)[0] ?? '')

async function list(words: readonly string[], flags: Flags): Promise<void> {
  refuseStray(words[0], 'list', flags)
  const request = requestOf(flags, 'list')
  const { previews, problems } = await listPreviews(request)
  if (flags.json)
    return print(JSON.stringify(previews.map((one) => ({ address: previewAddress(one.name), ...one }))))
  for (const problem of problems) complain(`note: ${problem}`)
  if (previews.length === 0) print(`channel ${request.channel} has no previews`)
  for (const one of previews) print(describePreview(one, previewAddress(one.name)))
}

async function act(verb: 'end' | 'link', [name, stray]: readonly string[], flags: Flags): Promise<void> {
  if (!name) throw new ReleaseError(`'preview ${verb}' needs the name of a preview`, { hint })
  refuseStray(stray, verb, flags)
  checkPreviewName(name)
  const request = requestOf(flags, `${verb} of preview ${name}`)
  if (verb === 'end') {
    const ended = await endPreview(request, name)
    return print(flags.json ? JSON.stringify(ended) : `the preview ${name} has ended`)
  }
  const found = await requirePreview(request, await requireLive(request.store, request.channel), name)
  const address = await addressOf(found, request)
  print(flags.json ? JSON.stringify({ address }) : address)
}

function refuseStray(word: string | undefined, verb: string, { name, expires, ...flags }: Flags): void {
  if (word) throw new ReleaseError(`unexpected argument '${word}' for 'preview ${verb}'`, { hint })
  const flag = Object.entries({ name, expires, private: flags.private, 'no-browser': flags['no-browser'] })
  const given = flag.find(([, value]) => value !== undefined)
  if (given) throw new ReleaseError(`'preview ${verb}' does not take --${given[0]}`, { hint })
}

const requestOf = (flags: Flags, why: string) => requestFrom({ ...flags, why })

/** Includes the access signature of a private preview. */
async function addressOf(
  shown: Preview,
  { store, channel, signers }: ReturnType<typeof requestFrom>,
): Promise<string> {
  const address = previewAddress(shown.name)
  if (!shown.isPrivate) return address
  const live = await requireLive(store, channel)
  const access = (signer: Signer) => accessTo(shown, signer)
  const given = signers.map(access).find((one) => validFor(live, shown, one))
  if (given) return `${address}/?access=${given}`
  throw new ReleaseError(`no key in RELEASE_KEY may open the private preview ${shown.name}`, {
    hint: `set RELEASE_KEY to a key that may change ${shown.release.changed.join(', ')}`,
  })
}
