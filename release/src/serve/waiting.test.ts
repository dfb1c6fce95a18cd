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

it('drops the connections with the most pending responses when there are too many, and no others', async () => {
  const waiting = new Waiting(1000, 1000)
  const greedy = Array.from({ length: 100 }, newSocket)
  for (let round = 0; round < 240; round++) {
    for (const socket of greedy) waiting.asks(socket, 100, () => {})
    await new Promise(setImmediate)
    const visitor = newSocket()
    const begin = vi.fn()
    waiting.asks(visitor, 100, begin)
    expect(begin).toHaveBeenCalled()
    await new Promise(setImmediate)
    expect(visitor.destroyed).toBe(false)
    visitor.destroy()
  }
  const kept = greedy.filter(({ destroyed }) => !destroyed).length
  expect(kept).toBeGreaterThan(70)
  expect(kept).toBeLessThan(90)
})

it('counts a shared file once, and drops the connections that hold the most unshared bytes', () => {
  const waiting = new Waiting(60_000, 1000)
  const takes = (body: Buffer) => {
    const socket = Object.assign(newSocket(), { writableLength: body.length })
    waiting.asks(socket, 100, () => {
      const response = Object.assign(new EventEmitter(), { socket }) as unknown as ServerResponse
      waiting.answered(socket, response, body)
    })
    return socket
  }
  const shared = Buffer.alloc(25_000_000)
  const together = Array.from({ length: 100 }, () => takes(shared))
  const alone = Array.from({ length: 11 }, () => takes(Buffer.alloc(25_000_000)))
  expect(together.filter(({ destroyed }) => destroyed)).toHaveLength(0)
  expect(alone.filter(({ destroyed }) => destroyed)).toHaveLength(2)
  for (const socket of [...together, ...alone]) socket.destroy()
})

it('begins a response once the one before it is read', () => {
  const waiting = new Waiting(1000, 1000)
  const socket = Object.assign(newSocket(), { writableLength: 1 })
  const responses = [0, 1].map(
    () => Object.assign(new EventEmitter(), { socket }) as unknown as ServerResponse,
  )
  const begun: number[] = []
  for (const [index, response] of responses.entries())
    waiting.asks(socket, 100, () => {
      begun.push(index)
      waiting.answered(socket, response)
    })
  expect(begun).toEqual([0])
  responses[0]?.emit('close')
  expect(begun).toEqual([0, 1])
  socket.destroy()
})

it('spares new connections and recent requests when there are too many connections', async () => {
  const waiting = new Waiting(60_000, 100)
  const silent = Array.from({ length: 20 }, newSocket)
  for (const socket of silent) waiting.enters(socket)
  const holding = Array.from({ length: 100 }, newSocket)
  for (const socket of holding) {
    waiting.enters(socket)
    waiting.asks(socket, 100, () => {})
    await new Promise(setImmediate)
  }
  expect(silent.filter(({ destroyed }) => destroyed)).toHaveLength(20)
  await new Promise((resolve) => setTimeout(resolve, 1100))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 }) // a clock that is set back
  const visitors = Array.from({ length: 50 }, newSocket)
  for (const socket of visitors) waiting.enters(socket)
  expect(visitors.filter(({ destroyed }) => destroyed)).toHaveLength(0)
  expect(holding.filter(({ destroyed }) => destroyed)).toHaveLength(50)
  vi.useRealTimers()
})

it('limits the bytes of pending requests, drops the connection with the most, and discounts answered ones', () => {
  const waiting = new Waiting(1000, 10_000)
  const header = 65_536
  const ask = (socket: Socket) => waiting.asks(socket, header, () => {})
  const modest = Array.from({ length: 100 }, newSocket)
  for (const socket of modest) ask(socket)
  const greedy = Array.from({ length: 20 }, newSocket)
  for (let round = 0; round < 200; round++) for (const socket of greedy) ask(socket)
  const kept = greedy.filter(({ destroyed }) => !destroyed).length
  expect(kept).toBeGreaterThan(3)
  expect(kept).toBeLessThan(10)
  expect(modest.some(({ destroyed }) => destroyed)).toBe(false)
  const quick = Object.assign(newSocket(), { writableLength: 0 })
  const response = Object.assign(new EventEmitter(), { socket: quick, writableEnded: true })
  for (let index = 0; index < 2000; index++)
    waiting.asks(quick, header, () => waiting.answered(quick, response as unknown as ServerResponse))
  expect(quick.destroyed).toBe(false)
})
