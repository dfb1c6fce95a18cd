import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { released } from './project.ts'
import { ownCopy, type ServedStore } from './served-store.ts'

/** How a form service can answer. */
type Answering = 'ok' | 'late' | 'not ok' | 'silent' | 'dropped'

interface Received {
  readonly method: string
  readonly accept: string
  readonly type: string
  readonly fields: readonly (readonly [name: string, value: string])[]
}

export interface FormService {
  /** Its address, on a different origin from the site. */
  readonly endpoint: string
  /** Everything that was posted to it, in order. */
  readonly received: Received[]
  /** Sets how it answers from now on. */
  answer(mode: Answering): Promise<void>
  stop(): void
}

/** Starts a real form service in a separate process. */
export async function formService(): Promise<FormService> {
  const child = fork(path.join(import.meta.dirname, 'form-service-process.js'), { execArgv: [] })
  const received: Received[] = []
  child.on('message', (message: { received?: Received }) => {
    if (message.received) received.push(message.received)
  })
  const { port } = await next<{ port: number }>(child, 'port')
  const answer = async (mode: Answering) => {
    const known = next(child, 'mode')
    child.send(mode)
    await known
  }
  return {
    endpoint: `http://localhost:${port}/forms/bridge`,
    received,
    answer,
    stop: () => void child.kill(),
  }
}

function next<T>(child: ChildProcess, kind: string): Promise<T> {
  return new Promise((resolve) => {
    const listen = (message: object) => {
      if (!(kind in message)) return
      child.off('message', listen)
      resolve(message as T)
    }
    child.on('message', listen)
  })
}

/** A copy of the shared site whose release posts to this service. */
export async function siteWith(service: FormService): Promise<ServedStore> {
  const site = await ownCopy()
  await released(site.store, ['settings', '--why', 'a form service'], undefined, {
    FORM_ENDPOINT: service.endpoint,
  })
  for (let tries = 0; tries < 100; tries++) {
    const pin = await (await fetch(`${site.url}/live/mf-contact.json`)).text()
    if (pin.includes(service.endpoint)) return site
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${site.url} must post to ${service.endpoint}`)
}
