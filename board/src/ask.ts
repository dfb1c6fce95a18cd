import type { Refused } from '@bridge/release/src/board/answers.ts'

/** Why a request to the server failed. */
export class NoAnswer extends Error {
  readonly sort: 'stopped' | 'elsewhere' | 'refused'
  readonly hint: string | undefined

  constructor(sort: NoAnswer['sort'], { error, hint }: Refused) {
    super(error)
    this.sort = sort
    this.hint = hint
  }
}

const stopped = {
  error: 'The board has stopped.',
  hint: "Start it with 'pnpm release board', and open the address that it prints.",
}
const elsewhere = {
  error: 'The board was restarted at another address.',
  hint: "Open the address that 'pnpm release board' printed last.",
}

type Question = Readonly<Record<string, string | number | undefined>>

/** Queries the server. Addresses are relative to the page's own, which contains the token. */
export const ask = <Data>(name: string, question: Question = {}, signal?: AbortSignal): Promise<Data> =>
  answer(fetch(`api/${name}?${new URLSearchParams(given(question))}`, signal ? { signal } : {}))

const given = (question: Question): [string, string][] =>
  Object.entries(question).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))

async function answer<Data>(asking: Promise<Response>): Promise<Data> {
  const response = await asking.catch((error: Error) => {
    if (error.name === 'AbortError') throw error
    throw new NoAnswer('stopped', stopped)
  })
  const content = await response.json().catch(() => {
    throw new NoAnswer('stopped', stopped)
  })
  if (response.ok) return content
  if (response.status === 404) throw new NoAnswer('elsewhere', elsewhere)
  throw new NoAnswer('refused', content)
}

export const asNoAnswer = (error: unknown): NoAnswer =>
  error instanceof NoAnswer ? error : new NoAnswer('refused', { error: String(error) })

/** Posts an action to the server. */
export const tell = <Data>(name: string, what: object): Promise<Data> =>
  answer(
    fetch(`api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(what),
    }),
  )
