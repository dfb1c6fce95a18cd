#!/usr/bin/env node
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { serveAllParts } from './all-parts.ts'
import { serveInsideDeployed } from './inside-deployed.ts'

const usage = `usage: pnpm dev                             every part, with hot reload, at one address
       pnpm dev <part> [--against URL]     one remote inside a deployed site (http://localhost:4173)
         --path /partners[=PAGE]           where to show it if the site has no route to it yet`

try {
  const { positionals, values } = parseArgs({
    options: {
      against: { type: 'string', default: 'http://localhost:4173' },
      path: { type: 'string' },
      port: { type: 'string' },
    },
    allowPositionals: true,
  })
  const [part, more] = positionals
  const port = Number(values.port ?? process.env['PORT'] ?? 5173)
  if (more) throw new Error(`unexpected argument '${more}'`)
  if (part && !existsSync(path.resolve(part, 'vite.config.ts')))
    throw new Error(`cannot find remote '${part}': name its folder, such as mf-legal`)
  const address = part
    ? await serveInsideDeployed(path.resolve(part), { against: values.against, path: values.path, port })
    : await serveAllParts(process.cwd(), port)
  console.log(`${part ?? 'Bridge'} (dev mode) is running at ${address}`)
} catch (error) {
  console.error(`error: ${error instanceof Error ? error.message : error}\n${usage}`)
  process.exit(1)
}
