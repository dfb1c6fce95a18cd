import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { Waiting } from './waiting.ts'

function newSocket(): Socket {
  const socket = Object.assign(new EventEmitter(), {
    destroyed: false,
    destroy() {
      if (socket.destroyed) return
      socket.destroyed = true
      setImmediate(() => socket.emit('close'))
    },
  })
  return socket as unknown as Socket
}

it('has who keeps most pay when all together wait for too much, and nobody else', async () => {
  const waiting = new Waiting(1000, 1000)
  const greedy = Array.from({ length: 100 }, newSocket)
  for (let round = 0; round < 240; round++) {
    for (const socket of greedy) waiting.admits(socket)
    await new Promise(setImmediate)
    const visitor = newSocket()
    expect(waiting.admits(visitor)).toBe(true)
    await new Promise(setImmediate)
    expect(visitor.destroyed).toBe(false)
    visitor.destroy()
  }
  const kept = greedy.filter(({ destroyed }) => !destroyed).length
  expect(kept).toBeGreaterThan(70)
  expect(kept).toBeLessThan(90)
})
