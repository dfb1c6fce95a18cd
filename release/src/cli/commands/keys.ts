import { readFile, rm, writeFile } from 'node:fs/promises'
import { ReleaseError } from '../../errors.ts'
import { complain, oneLine, print } from '../../print.ts'
import { requireLive } from '../../records/releases.ts'
import type { ReleaseRequest } from '../../releasing/apply.ts'
import {
  changeKeys,
  type ListChange,
  type Proposal,
  proposalShape,
  proposeKeys,
  revoking,
  signProposal,
  trusting,
} from '../../releasing/change-keys.ts'
import { checked } from '../../shape.ts'
import { isRight, unsigned } from '../../signing/key-list.ts'
import { idOf, isPublicKey, newKeyPair } from '../../signing/key-pair.ts'
import { beat } from '../../trust/heartbeat.ts'
import { openTrusted } from '../../trust/open-trusted.ts'
import type { Command } from '../command.ts'
import type { Flags } from '../flags.ts'
import { channelOf, requestFrom } from '../given.ts'
import { describeKeyChange, describeKeys } from '../messages.ts'
import { hint } from '../usage.ts'

export const keys: Command = {
  name: 'keys',
  summary:
    'choose who must sign releases: new, trust <what>… <public key>, revoke <name>, sign <file>, list, heartbeat',
  words: { shown: '<verb>…', needed: 'new, trust, revoke, sign, list or heartbeat', many: true },
  flags: ['as', 'stdout', 'threshold', 'file', 'why', 'dry-run', 'json', 'by', 'channel'],
  async run([verb = '', ...words], flags) {
    const act = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
    if (!act)
      throw new ReleaseError(`unknown command '${verb}' for 'keys'`, {
        hint: 'use new, trust, revoke, sign, list or heartbeat',
      })
    await act(words, flags)
  },
}

const verbs: Readonly<Record<string, (words: readonly string[], flags: Flags) => Promise<void>>> = {
  new: create,
  trust,
  revoke,
  sign,
  list,
  heartbeat,
}

/** The public key goes to stderr, so that stdout can be piped into a secret store. */
async function create([stray]: readonly string[], flags: Flags): Promise<void> {
  refuseStray('keys new', stray)
  const name = holder(flags)
  const { privateKey, publicKey } = newKeyPair()
  if (flags.stdout) {
    print(privateKey)
    return complain(publicKey)
  }
  const file = `${name.replace(/[^\w.-]+/g, '-')}.key`
  await writeFile(file, `${privateKey}\n`, { mode: 0o600, flag: 'wx' }).catch(async (cause) => {
    if (cause.code !== 'EEXIST') await rm(file, { force: true }) // a full disk leaves an empty file
    throw new ReleaseError(`cannot write ${file}: ${cause.message}`, {
      hint: 'a key is never overwritten: move that file away, or use another name with --as',
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
    throw new ReleaseError("'keys trust' needs a public key as its last argument", {
      hint: "for example: pnpm release keys trust mf-legal bridge-public-key:… --as legal-team --why 'TEXT'",
    })
  const stray = may.find((what) => !isRight(what))
  if (may.length === 0 || stray)
    throw new ReleaseError(
      stray ? `'${stray}' is not something that a key may change` : 'a key must be trusted with something',
      {
        hint: "use the names of parts, such as mf-legal, or 'settings', or 'root' for a key that may change the keys",
      },
    )
  const trusted = { name: holder(flags), public: key, may }
  const done = `${trusted.name} may change ${may.join(', ')}`
  await change(requestFrom(flags), trusting(idOf(key), trusted, threshold(flags)), flags, done)
}

async function revoke([name, ...others]: readonly string[], flags: Flags): Promise<void> {
  if (!name || others.length) throw new ReleaseError("'keys revoke' needs one name or id", { hint })
  const request = requestFrom(flags)
  const { keys: listed } = await requireLive(request.store, request.channel)
  const held = Object.entries(listed?.keys ?? {})
  const named = held.filter(([, key]) => key.name === name)
  const [first, second] = named.length
    ? named
    : held.filter(([id]) => name.length >= 8 && id.startsWith(name))
  if (!first || second)
    throw new ReleaseError(first ? `'${name}' matches several keys` : `no key is named '${name}'`, {
      hint: "'pnpm release keys list' shows names and ids; the first eight characters of an id will do",
    })
  const done = `the key of ${first[1].name} is revoked; its earlier releases stay valid`
  await change(request, revoking(first[0]), flags, done)
}

/** Releases a change to the keys, or writes it to a file for other root keys to sign. */
async function change(
  request: ReleaseRequest,
  wanted: ListChange,
  { file }: Flags,
  done: string,
): Promise<void> {
  if (!file) {
    const { number } = await changeKeys(request, wanted)
    return print(`release ${number}${request.dryRun ? ' would be' : ''}: ${done}`)
  }
  const proposal = await proposeKeys(request, wanted)
  await writeProposal(file, proposal, 'wx')
  print(`${file} needs other root keys' signatures: have their holders run 'pnpm release keys sign ${file}'`)
}

/** Signs a change that another holder began; the last signature that is needed releases it. */
async function sign([file, stray]: readonly string[], flags: Flags): Promise<void> {
  if (!file || stray) throw new ReleaseError("'keys sign' needs one file", { hint })
  const proposal = await readProposal(file)
  const request = { ...requestFrom({ ...flags, why: proposal.why }) }
  const live = await requireLive(request.store, request.channel)
  for (const line of describeKeyChange(live.keys, proposal.list)) print(line)
  const signed = await signProposal(request, proposal)
  if ('release' in signed)
    return print(
      `release ${signed.release.number}${request.dryRun ? ' would be' : ' is live'}: ${oneLine(proposal.why)}`,
    )
  if (!request.dryRun) await writeProposal(file, signed.proposal, 'w')
  print(`signed; ${signed.missing}`)
}

async function readProposal(file: string): Promise<Proposal> {
  const fail = (problem: string, cause?: unknown) =>
    new ReleaseError(`${file} is not a change to the keys: ${problem}`, {
      hint: "it must be what 'keys trust' or 'keys revoke' wrote with --file",
      cause,
    })
  const content = await readFile(file, 'utf8').catch((cause) => {
    throw new ReleaseError(`cannot read ${file}: ${cause.message}`, {
      hint: 'give the path of the file',
      cause,
    })
  })
  let read: unknown
  try {
    read = JSON.parse(content)
  } catch (cause) {
    throw fail('it is not JSON', cause)
  }
  return checked(proposalShape, read, fail)
}

const writeProposal = (file: string, proposal: Proposal, flag: 'w' | 'wx'): Promise<void> =>
  writeFile(file, `${JSON.stringify(proposal, undefined, 2)}\n`, { flag }).catch((cause) => {
    throw new ReleaseError(`cannot write ${file}: ${cause.message}`, {
      hint: 'choose another file: existing files are not overwritten',
      cause,
    })
  })

async function list([stray]: readonly string[], flags: Flags): Promise<void> {
  refuseStray('keys list', stray)
  const { channel, keys: listed } = await requireLive(openTrusted(), channelOf(flags))
  if (flags.json) return print(JSON.stringify(listed ? unsigned(listed) : null))
  for (const line of describeKeys(channel, listed)) print(line)
}

function refuseStray(command: string, stray: string | undefined): void {
  if (stray) throw new ReleaseError(`unexpected argument '${stray}' for '${command}'`, { hint })
}

function holder({ as }: Flags): string {
  if (as) return as
  throw new ReleaseError("a key needs its holder's name", { hint: 'for example --as legal-team' })
}

function threshold({ threshold: given }: Flags): number | undefined {
  if (given === undefined) return
  if (/^[1-9]\d?$/.test(given)) return Number(given)
  throw new ReleaseError(`--threshold must be a number of root keys from 1 to 99, not '${given}'`, {
    hint: 'for example --threshold 2',
  })
}

/** Lets servers distinguish a quiet channel from a store that withholds releases. */
async function heartbeat([stray]: readonly string[], flags: Flags): Promise<void> {
  refuseStray('keys heartbeat', stray)
  const { channel, when, by } = await beat(requestFrom({ ...flags, why: 'heartbeat' }))
  print(`${oneLine(by)} confirmed at ${when} that the live release of ${channel} is the newest one`)
}
