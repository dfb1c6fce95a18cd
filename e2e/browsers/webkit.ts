import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { bringIntoView, type Engine, type Visitor } from './visitor.ts'

const keys = { Escape: '\uE00C', Shift: '\uE008' }

/** Debian's WebKitGTK, driven over the plain W3C protocol: https://www.w3.org/TR/webdriver2/#endpoints */
export async function startWebKit(): Promise<Engine> {
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore' })
  const command = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`)
    return value
  }
  await answers(port)

  const visitor = async (): Promise<Visitor> => {
    const session = await command<Session>('POST', '', { capabilities: {} })
    const here = <T>(method: string, path: string, body?: object) =>
      command<T>(method, `/${session.sessionId}${path}`, body)
    const see: Visitor['see'] = (look, argument = '') =>
      here('POST', '/execute/sync', { script: `return (${look})(...arguments)`, args: [argument] })
    const resize = (width: number, height: number) => here<void>('POST', '/window/rect', { width, height })
    await resize(1440, 1000)
    return {
      browser: `${session.capabilities.browserName} ${session.capabilities.browserVersion}`,
      goto: (address) => here('POST', '/url', { url: address }),
      click: async (selector) => {
        await see(bringIntoView, selector)
        const found = await here<object>('POST', '/element', { using: 'css selector', value: selector })
        await here('POST', `/element/${Object.values(found)[0]}/click`, {})
      },
      press: (key) => here('POST', '/actions', { actions: [keyPress(keys[key])] }),
      resize,
      see,
      close: () => here('DELETE', ''),
    }
  }
  return { visitor, stop: async () => void driver.kill() }
}

interface Session {
  readonly sessionId: string
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string }
}

const keyPress = (value: string) => ({
  type: 'key',
  id: 'keyboard',
  actions: [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ],
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

async function answers(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('WebKitWebDriver did not answer within 10 s')
}
