import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { expect, it, vi } from 'vitest'
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
    for (const socket of greedy) waiting.asks(socket, () => {})
    await new Promise(setImmediate)
    const visitor = newSocket()
    const begin = vi.fn()
    waiting.asks(visitor, begin)
    expect(begin).toHaveBeenCalled()
    await new Promise(setImmediate)
    expect(visitor.destroyed).toBe(false)
    visitor.destroy()
  }
  const kept = greedy.filter(({ destroyed }) => !destroyed).length
  expect(kept).toBeGreaterThan(70)
  expect(kept).toBeLessThan(90)
})

it('begins an answer when the one before it was taken', () => {
  const waiting = new Waiting(1000, 1000)
  const socket = Object.assign(newSocket(), { writableLength: 1 })
  const responses = [0, 1].map(
    () => Object.assign(new EventEmitter(), { socket }) as unknown as ServerResponse,
  )
  const begun: number[] = []
  for (const [index, response] of responses.entries())
    waiting.asks(socket, () => {
      begun.push(index)
      waiting.answered(socket, response)
    })
  expect(begun).toEqual([0])
  responses[0]?.emit('close')
  expect(begun).toEqual([0, 1])
  socket.destroy()
})
