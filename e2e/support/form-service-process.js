// @ts-check
/** A third-party form service, which form-service.ts starts as a separate process. */

import { createServer } from 'node:http'

let mode = 'ok'

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'POST',
}

const server = createServer(async (request, response) => {
  if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end()
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const type = request.headers['content-type'] ?? ''
  const fields = await new Response(Buffer.concat(chunks), { headers: { 'content-type': type } })
    .formData()
    .then((data) => [...data], String)
  process.send?.({ received: { method: request.method, accept: request.headers.accept, type, fields } })
  if (mode === 'silent') return
  if (mode === 'dropped') return void request.socket.destroy()
  if (mode === 'late') await new Promise((resolve) => setTimeout(resolve, 1500))
  // The body contradicts the status: only the status counts.
  response.writeHead(mode === 'not ok' ? 500 : 200, { ...cors, 'content-type': 'application/json' })
  response.end(JSON.stringify({ ok: mode === 'not ok' }))
})

process.on('message', (/** @type {string} */ wanted) => {
  mode = wanted
  process.send?.({ mode })
})
process.on('disconnect', () => process.exit())
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined })
})
