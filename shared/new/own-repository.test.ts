import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { newRemote } from './new-remote.ts'
import { ownRepository, packedKit } from './own-repository.ts'

const kit = { dependencies: { vite: '8.3.8' }, devDependencies: { react: '19.3.1', vitest: '4.1.12' } }

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bridge-own-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const has = (name: string, text: string) => writeFile(path.join(folder, name), text)
const read = (name: string) => readFile(path.join(folder, name), 'utf8')

async function create(manifest: object) {
  await has('package.json', JSON.stringify(manifest))
  await newRemote(folder, 'mf-partners', '/partners', await ownRepository(folder, kit))
}

it.each([
  ['^1.2.0', '^1.2.0'],
  ['file:bridge-shared-1.0.0.tgz', 'file:../bridge-shared-1.0.0.tgz'],
  ['file:./kit/shared.tgz', 'file:.././kit/shared.tgz'],
  ['file:/srv/kit/shared.tgz', 'file:/srv/kit/shared.tgz'],
])('names the kit as the repository does: %s', async (spec, expected) => {
  await create({ devDependencies: { '@bridge/shared': spec } })
  const { dependencies } = JSON.parse(await read('mf-partners/package.json'))
  expect(dependencies).toMatchObject({ '@bridge/shared': expected, react: '19.3.1' })
})

it('adds what the repository lacks and keeps what it has', async () => {
  await has('tsconfig.json', '{}')
  await create({
    name: 'partners',
    scripts: { test: 'echo "Error: no test specified" && exit 1', types: 'tsgo' },
    devDependencies: { '@bridge/shared': '^1.0.0', vitest: '4.0.0' },
  })
  expect(await read('tsconfig.json')).toBe('{}')
  expect(await read('pnpm-workspace.yaml')).toContain('- mf-*')
  expect(JSON.parse(await read('package.json'))).toMatchObject({
    name: 'partners',
    scripts: { test: 'vitest run', types: 'tsgo', release: 'release' },
    devDependencies: { vitest: '4.0.0', vite: '8.3.8' },
  })
})

it('refuses a repository without the kit, and writes nothing', async () => {
  await expect(create({ name: 'partners' })).rejects.toThrow('must name @bridge/shared')
  expect(await readdir(folder)).toEqual(['package.json'])
})

it('finds no packed kit in the workspace', async () => {
  expect(await packedKit()).toBeUndefined()
})
