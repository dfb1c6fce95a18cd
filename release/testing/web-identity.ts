import { execFile } from 'node:child_process'
import { createPublicKey, createSign, X509Certificate } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { deploy } from '../src/releasing/deploy.ts'
import { S3Store } from '../src/store/s3-store.ts'
import type { BucketServer } from './bucket.ts'
import { runCli } from './cli.ts'
import { newFolder } from './folder.ts'
import { publishText, requestIn } from './site.ts'

const run = promisify(execFile)
const audience = 'https://gitlab.com'
const subject = 'project_path:acme/partners:ref:main'

/** Tests buckets that are opened with the OIDC token of a CI run instead of keys. */
export function webIdentity(server: () => BucketServer): void {
  it('releases with an identity provider’s token, and reports why a token is refused', {
    timeout: 120_000,
    tags: 'long',
  }, async () => {
    const bucket = await server().newBucket()
    const store = new S3Store(bucket)
    for (const part of ['shell', 'mf-a', 'mf-b']) await publishText(store, part, `${part} first`)
    await deploy({ ...requestIn(store, 'first'), targets: ['shell', 'mf-a', 'mf-b'] })
    const next = await publishText(store, 'mf-a', 'next')
    const issuer = await startIssuer()
    try {
      const gateway = await server().newTokenGateway()
      const role = await newRole(server(), gateway, issuer, bucket)
      const as = async (token: string, more: Readonly<Record<string, string>> = {}) => ({
        AWS_REGION: 'us-east-1',
        AWS_ACCESS_KEY_ID: '',
        AWS_SECRET_ACCESS_KEY: '',
        AWS_EC2_METADATA_DISABLED: 'true',
        AWS_ENDPOINT_URL_S3: gateway,
        AWS_ENDPOINT_URL_STS: gateway,
        AWS_WEB_IDENTITY_TOKEN_FILE: await inFile(token),
        AWS_ROLE_ARN: role,
        STORE: `s3://${bucket}`,
        ...more,
      })
      const env = await as(issuer.token({}))
      const done = { code: 0, stderr: '' }
      expect(await runCli(['deploy', 'mf-a', '--no-browser', '--why', 'x'], { env })).toMatchObject(done)
      const status = await runCli(['status', '--json'], { env })
      expect(JSON.parse(status.stdout).parts['mf-a'].version).toBe(next)

      const soon = Math.floor(Date.now() / 1000)
      const refused = [
        as(issuer.token({ exp: soon - 60 })),
        as(issuer.token({ aud: 'https://elsewhere.example' })),
        as(issuer.token({ sub: 'project_path:mallory/partners:ref:main' })),
        as('not a token'),
        as('', { AWS_WEB_IDENTITY_TOKEN_FILE: '/no/token' }),
        as(issuer.token({}), { AWS_ROLE_ARN: `${role}s` }),
      ]
      for (const asked of refused) {
        const { code, stderr } = await runCli(['status'], { env: await asked })
        expect(code).toBe(1)
        expect(stderr).toMatch(
          /^error: cannot list .*: no credentials: .*\nhint: check that AWS_WEB_IDENTITY_TOKEN_FILE holds .*\n$/,
        )
      }
    } finally {
      issuer.stop()
    }
  })
}

async function inFile(token: string): Promise<string> {
  const file = path.join(await newFolder(), 'token')
  await writeFile(file, token)
  return file
}

interface Issuer {
  readonly url: string
  readonly thumbprint: string
  token(claims: Readonly<Record<string, unknown>>): string
  stop(): void
}

/** The part of an identity provider that a gateway uses: the key that signs its tokens. */
async function startIssuer(): Promise<Issuer> {
  const folder = await newFolder()
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')]
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=issuer'],
    ...['-keyout', key, '-out', certificate],
  ])
  const [privateKey, publicPem] = await Promise.all([key, certificate].map((file) => readFile(file, 'utf8')))
  const x509 = new X509Certificate(publicPem as string)
  const { n, e } = createPublicKey(publicPem as string).export({ format: 'jwk' })
  const jwk = { kid: 'one', kty: 'RSA', alg: 'RS256', use: 'sig', n, e, x5c: [x509.raw.toString('base64')] }
  const server = createServer(({ url = '' }, answer) => {
    answer.setHeader('content-type', 'application/json')
    const isDiscovery = url.endsWith('/.well-known/openid-configuration')
    answer.end(JSON.stringify(isDiscovery ? { issuer, jwks_uri: `${issuer}/keys` } : { keys: [jwk] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: issuer,
    thumbprint: x509.fingerprint.replaceAll(':', ''),
    token(claims) {
      const iat = Math.floor(Date.now() / 1000)
      const said = { iss: issuer, aud: audience, sub: subject, iat, exp: iat + 600, ...claims }
      const text = [{ alg: 'RS256', typ: 'JWT', kid: 'one' }, said].map(encoded).join('.')
      return `${text}.${createSign('RSA-SHA256')
        .update(text)
        .sign(privateKey as string, 'base64url')}`
    },
    stop: () => server.close(),
  }
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A role for one repository's runs, with the rights that docs/ci/README.md names. */
async function newRole(
  { env }: BucketServer,
  gateway: string,
  { url, thumbprint }: Issuer,
  bucket: string,
): Promise<string> {
  const iam = async (fields: Readonly<Record<string, string>>) => {
    const { stdout } = await run('curl', [
      ...['-s', '--aws-sigv4', 'aws:amz:us-east-1:iam', gateway],
      ...['--user', `${env['AWS_ACCESS_KEY_ID']}:${env['AWS_SECRET_ACCESS_KEY']}`],
      ...Object.entries(fields).flatMap(([name, value]) => ['--data-urlencode', `${name}=${value}`]),
    ])
    expect(stdout, fields['Action']).not.toContain('<Error>')
  }
  const policy = (statement: object) =>
    JSON.stringify({ Version: '2012-10-17', Statement: [{ Effect: 'Allow', ...statement }] })
  const host = url.replace('http://', '')
  const RoleName = 'partners-ci'
  await iam({
    Action: 'CreateOpenIDConnectProvider',
    Url: url,
    'ClientIDList.member.1': audience,
    'ThumbprintList.member.1': thumbprint,
  })
  await iam({
    Action: 'CreateRole',
    RoleName,
    Path: '/',
    AssumeRolePolicyDocument: policy({
      Principal: { Federated: [`arn:aws:iam:::oidc-provider/${host}`] },
      Action: ['sts:AssumeRoleWithWebIdentity'],
      Condition: { StringEquals: { [`${host}:aud`]: audience, [`${host}:sub`]: subject } },
    }),
  })
  await iam({
    Action: 'PutRolePolicy',
    RoleName,
    PolicyName: 'bucket',
    PolicyDocument: policy({
      Action: ['s3:GetObject', 's3:PutObject', 's3:ListBucket'],
      Resource: [`arn:aws:s3:::${bucket}`, `arn:aws:s3:::${bucket}/*`],
    }),
  })
  return `arn:aws:iam:::role/${RoleName}`
}
