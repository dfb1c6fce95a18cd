#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { newRemote } from './new-remote.ts'
import { ownRepository, packedKit } from './own-repository.ts'

const usage = `usage: pnpm new mf-partners --path /partners    creates a remote with one page at this path`

try {
  const { positionals, values } = parseArgs({ options: { path: { type: 'string' } }, allowPositionals: true })
  const [name, more] = positionals
  if (!name || !values.path || more) throw new Error('expected one name and one --path')
  const kit = await packedKit()
  const repository = kit && (await ownRepository(process.cwd(), kit))
  const { page, isRouted, route } = await newRemote(process.cwd(), name, values.path, repository)
  console.log(`wrote ${name}: its page is ${page}`)
  console.log(
    isRouted ? 'added its route to shell/src/routes.ts' : `ask the shell's team to add its route: ${route}`,
  )
  console.log(`next:
  pnpm install
  pnpm dev ${name} --path ${values.path}
  pnpm release publish ${name}${isRouted ? ' && pnpm release publish shell' : ''}
  pnpm release deploy ${isRouted ? 'shell ' : ''}${name} --why 'a new remote'`)
} catch (error) {
  console.error(`error: ${error instanceof Error ? error.message : error}\n${usage}`)
  process.exit(1)
}
