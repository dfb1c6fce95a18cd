import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type BucketServer, startBucketServer } from '@bridge/release/testing/bucket.ts'
import { ask } from '@bridge/release/testing/http.ts'
import { copyToBucket } from '../support/bucket-copy.ts'
import { runOnGithub, runOnGitlab } from '../support/ci.ts'
import { expect, test } from '../support/fixtures.ts'
import { mergeReason, type OwnRepository, ownRepository } from '../support/own-repository.ts'
import { releaseTool, sharedStore } from '../support/project.ts'
import { long } from '../support/sample.ts'
import { shell } from '../support/shell.ts'
import { liveVersion } from '../support/site-state.ts'

/** The tests share a repository, for which the packages are packed once. */
test.describe.configure({ mode: 'serial', timeout: 240_000 })

let repository: OwnRepository
test.beforeAll(async () => {
  test.setTimeout(240_000)
  repository = await ownRepository()
})
test.afterAll(() => repository?.remove())

/** The status and heading of /contact, on the site or in a preview. */
async function pageAt(url: string, host = new URL(url).host): Promise<string> {
  const { status, text } = await ask(url, '/contact', { headers: { host } })
  return `${status} ${text.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]}`
}

test('the packed kit builds the same version as the workspace', async () => {
  const { folder } = repository
  const built = await shell('pnpm -C mf-legal build', folder)
  expect(built).toContain(await liveVersion(sharedStore, 'mf-legal'))
})

test(
  'GitHub’s workflow previews a pull request, ends the preview and deploys the merge',
  long,
  async ({ own }) => {
    const { folder } = repository
    const before = await liveVersion(own.store, 'mf-contact')
    const outputs = path.join(folder, '.outputs')
    const comment = path.join(folder, '.comment')
    await standIn(path.join(folder, '.bin/gh'), `printf '%s ' "$@" > ${comment}`)
    const env = {
      PART: 'mf-contact',
      PORT: new URL(own.url).port,
      GITHUB_OUTPUT: outputs,
      PATH: `${folder}/.bin:${process.env['PATH']}`,
    }
    const vars = { STORE: `file:${own.store}` }
    const run = (event: object) => {
      const github = { actor: 'asha', repository: 'acme/partners', token: 'a token', ...event }
      return runOnGithub(folder, { github, vars, secrets: {} }, env)
    }
    const pull = (action: string, from = 'acme/partners') =>
      run({
        event_name: 'pull_request',
        event: { action, number: 12, pull_request: { head: { repo: { full_name: from } } } },
      })
    const address = `http://mf-contact-pr-12.localhost:${env.PORT}`
    const preview = () => pageAt(own.url, new URL(address).host)

    expect(await pull('opened', 'mallory/partners'), 'steps for a fork').toEqual([])
    expect(await pull('opened')).toEqual(['Install', 'Test', 'Preview'])
    expect(await readFile(outputs, 'utf8')).toBe(`address=${address}\n`)
    expect(await readFile(comment, 'utf8')).toMatch(
      new RegExp(
        `^pr comment 12 --body <!-- preview of mf-contact -->\nPreview: ${address}\n\n\`\`\`\n` +
          ' *1 of 1 page would change for visitors\n *\\/contact: .*\n *the text: pnpm release diff mf-contact .*\n```\\s*$',
      ),
    )
    expect(await preview()).toBe('200 Contact')
    expect(await pageAt(own.url)).toBe('200 Tell us what your money has to do')

    expect(await pull('closed')).toEqual(['Install', 'End the preview'])
    await expect.poll(preview).toMatch(/^410 /)

    expect(await run({ event_name: 'push', event: {} })).toEqual(['Install', 'Test', 'Deploy'])
    const version = await liveVersion(own.store, 'mf-contact')
    await own.serves('mf-contact', version)
    expect(await pageAt(own.url)).toBe('200 Contact')
    const status = JSON.parse((await releaseTool(own.store, ['status', '--json'])).stdout)
    expect(status.parts['mf-contact']).toMatchObject({ by: 'asha', why: mergeReason })

    await shell(`pnpm release rollback mf-contact --why 'wrong partners'`, folder, { STORE: vars.STORE })
    await own.serves('mf-contact', before)
  },
)

test.describe('on a bucket', () => {
  let server: BucketServer
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    server = await startBucketServer()
  })
  test.afterAll(() => server?.stop())

  test('GitLab’s jobs test and preview a merge request, and deploy the merge', long, async () => {
    const { folder } = repository
    const bucket = await server.newBucket()
    await copyToBucket(sharedStore, bucket)
    const env = {
      ...server.env,
      STORE: `s3://${bucket}`,
      PREVIEWS: 'preview.acme.example',
      PART: 'mf-contact',
      CI_PROJECT_DIR: folder,
      CI_MERGE_REQUEST_IID: '7',
      GITLAB_USER_LOGIN: 'asha',
      AWS_TOKEN: 'not needed with a key',
    }
    const run = (job: string) => runOnGitlab(folder, job, env)
    await run('test')
    expect(await run('preview')).toContain('1 of 1 page would change for visitors')
    const address = 'https://mf-contact-mr-7.preview.acme.example'
    expect(await readFile(path.join(folder, 'preview.env'), 'utf8')).toBe(`ADDRESS=${address}\n`)
    expect(await shell('pnpm --silent release preview list', folder, env)).toContain(address)
    await run('deploy')
    expect(await run('deploy')).toContain('is live already')
    expect(await run('end-preview')).toContain('has ended')
    const status = JSON.parse(await shell('pnpm --silent release status --json', folder, env))
    expect(status).toMatchObject({
      release: 2,
      parts: { 'mf-contact': { by: 'asha', why: mergeReason } },
    })
  })
})

async function standIn(file: string, script: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, `#!/bin/sh\n${script}\n`)
  await chmod(file, 0o755)
}
