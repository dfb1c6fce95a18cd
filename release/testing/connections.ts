import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'

export async function connectTo(address: string): Promise<Socket> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  socket.on('error', () => {}) // the server may reset the connection
  await once(socket, 'connect')
  return socket
}

export const requests = (path: string, count: number) =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\naccept-encoding: br\r\n\r\n`.repeat(count)

/** Sends half of a request's body. Returns a function that sends the rest and returns the response. */
export async function halfSent(address: string, path: string): Promise<() => Promise<string>> {
  const socket = await connectTo(address)
  let response = ''
  socket.on('data', (chunk) => {
    response += chunk
  })
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 2\r\n\r\na`)
  await new Promise((resolve) => setTimeout(resolve, 300)) // the server has begun to answer it
  return async () => {
    socket.write('b')
    await once(socket, 'close')
    return response
  }
}

/** The statuses of the next `count` responses on a connection. */
export function answersOn(socket: Socket, count: number): Promise<string[]> {
  let text = ''
  return new Promise((resolve) => {
    const hear = (chunk: Buffer) => {
      text += chunk.toString('latin1')
      const statuses = [...text.matchAll(/HTTP\/1.1 (\d+)/g)].map(([, status]) => status as string)
      if (statuses.length < count) return
      socket.off('data', hear)
      resolve(statuses)
    }
    socket.on('data', hear)
  })
}

export const connectionsOf = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))
