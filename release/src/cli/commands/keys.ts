import { writeFile } from 'node:fs/promises'
import { ReleaseError } from '../../errors.ts'
import { complain, print } from '../../print.ts'
import { requireLive } from '../../records/releases.ts'
import { changeKeys, revoking, trusting } from '../../releasing/change-keys.ts'
import { isRight, unsigned } from '../../signing/key-list.ts'
import { idOf, isPublicKey, newKeyPair } from '../../signing/key-pair.ts'
import { openTrusted } from '../../trust/open-trusted.ts'
import type { Command } from '../command.ts'
import type { Flags } from '../flags.ts'
import { channelOf, requestFrom } from '../given.ts'
import { tellKeys } from '../messages.ts'
import { hint } from '../usage.ts'

export const keys: Command = {
  name: 'keys',
  summary: 'say whose signature a release needs: new, trust <what>… <public key>, revoke <name>, list',
  words: { shown: '<verb>…', needed: 'new, trust, revoke or list', many: true },
  flags: ['as', 'stdout', 'threshold', 'why', 'dry-run', 'json', 'by', 'channel'],
  async run([verb = '', ...words], flags) {
    const act = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
    if (!act)
      throw new ReleaseError(`'keys' does not know '${verb}'`, { hint: 'give new, trust, revoke or list' })
    await act(words, flags)
  },
}

const verbs: Readonly<Record<string, (words: readonly string[], flags: Flags) => Promise<void>>> = {
  new: create,
  trust,
  revoke,
  list,
}

/** The public key goes to the other stream, so that a secret store can take stdout as it is. */
async function create(_: readonly string[], flags: Flags): Promise<void> {
  const name = holder(flags)
  const { privateKey, publicKey } = newKeyPair()
  if (flags.stdout) {
    print(privateKey)
    return complain(publicKey)
  }
  const file = `${name.replace(/[^\w.-]+/g, '-')}.key`
  await writeFile(file, `${privateKey}\n`, { mode: 0o600, flag: 'wx' }).catch((cause) => {
    throw new ReleaseError(`cannot write ${file}: ${cause.message}`, {
      hint: 'a key is never overwritten: move that file away, or give another name with --as',
      cause,
    })
  })
  print(publicKey)
  complain(`note: the private key is in ${file}; keep it out of the repository and of the store`)
}

async function trust(words: readonly string[], flags: Flags): Promise<void> {
  const key = words.at(-1) ?? ''
  const may = words.slice(0, -1)
  if (!isPublicKey(key))
    throw new ReleaseError("'keys trust' needs a public key as its last word", {
      hint: "such as: pnpm release keys trust mf-legal bridge-public-key:… --as legal-team --why 'TEXT'",
    })
  const stray = may.find((what) => !isRight(what))
  if (may.length === 0 || stray)
    throw new ReleaseError(
      stray ? `'${stray}' is nothing that a key may change` : 'a key must be trusted with something',
      {
        hint: "name parts, such as mf-legal, or 'settings', or 'root' for a key that may change the keys",
      },
    )
  const trusted = { name: holder(flags), public: key, may }
  const { number } = await changeKeys(requestFrom(flags), trusting(idOf(key), trusted, threshold(flags)))
  print(`release ${number}: ${trusted.name} may change ${may.join(', ')}`)
}

async function revoke([name, ...others]: readonly string[], flags: Flags): Promise<void> {
  if (!name || others.length) throw new ReleaseError("'keys revoke' needs one name or id", { hint })
  const request = requestFrom(flags)
  const { keys: listed } = await requireLive(request.store, request.channel)
  const found =
    listed && Object.entries(listed.keys).filter(([id, key]) => key.name === name || id.startsWith(name))
  const [first, second] = found ?? []
  if (!first || second)
    throw new ReleaseError(first ? `'${name}' names several keys` : `no key is named '${name}'`, {
      hint: "'pnpm release keys list' shows names and ids; the beginning of an id will do",
    })
  const { number } = await changeKeys(request, revoking(first[0]))
  print(`release ${number}: the key of ${first[1].name} is revoked; its earlier releases stay valid`)
}

async function list(_: readonly string[], flags: Flags): Promise<void> {
  const { channel, keys: listed } = await requireLive(openTrusted(), channelOf(flags))
  if (flags.json) return print(JSON.stringify(listed ? unsigned(listed) : null))
  for (const line of tellKeys(channel, listed)) print(line)
}

function holder({ as }: Flags): string {
  if (as) return as
  throw new ReleaseError('a key needs the name of who holds it', { hint: 'give it with --as legal-team' })
}

function threshold({ threshold: given }: Flags): number | undefined {
  if (given === undefined) return
  if (/^[1-9]\d?$/.test(given)) return Number(given)
  throw new ReleaseError(`--threshold must be a number of root keys, not '${given}'`, {
    hint: 'such as --threshold 2',
  })
}
