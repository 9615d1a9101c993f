import { generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An OpenID Connect issuer on this machine, in the role of Google and Facebook. */
export type OutsideIssuer = {
  readonly address: string
  /** Requested paths, in order, without queries. */
  readonly requests: string[]
  /** The queries of the browser's authorization requests. */
  readonly authorizationQueries: URLSearchParams[]
  /** From now on an unpublished key signs the tokens. */
  signsWithUnpublishedKey: boolean
  stop(): Promise<void>
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const anHour = 3_600

/** The authorization path of each provider. */
export const authorizePaths = { google: '/o/oauth2/v2/auth', facebook: '/dialog/oauth' } as const

/** Opens the issuer; everybody who continues there is this person. */
export async function openOutsideIssuer(
  provider: keyof typeof authorizePaths,
  clientId: string,
  person: { readonly name: string; readonly email: string },
): Promise<OutsideIssuer> {
  const [published, unpublished] = [
    generateKeyPairSync('rsa', { modulusLength: 2048 }),
    generateKeyPairSync('rsa', { modulusLength: 2048 }),
  ]
  const tokenFor = (nonce: string, key: KeyObject) => {
    const now = Math.floor(Date.now() / 1000)
    const text = `${part({ alg: 'RS256', kid: 'one' })}.${part({ iss: issuer.address, aud: clientId, sub: 'person-1', iat: now, exp: now + anHour, jti: randomUUID(), nonce, email_verified: true, ...person })}`
    return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`
  }
  const page = (query: URLSearchParams): string => {
    const back = (answer: Record<string, string>) =>
      `${query.get('redirect_uri')}#${new URLSearchParams({ ...answer, state: query.get('state') ?? '' })}`
    const token = tokenFor(
      query.get('nonce') ?? '',
      issuer.signsWithUnpublishedKey ? unpublished.privateKey : published.privateKey,
    )
    return `<!doctype html><html lang="en"><title>Choose an account</title><h1>Choose an account</h1><p><a href="${back({ id_token: token })}">Continue as ${person.name}</a></p><p><a href="${back({ error: 'access_denied' })}">Cancel</a></p></html>`
  }
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer.address)
    issuer.requests.push(pathname)
    if (pathname === authorizePaths[provider]) {
      issuer.authorizationQueries.push(searchParams)
      return void response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page(searchParams))
    }
    const documents: Record<string, unknown> = {
      '/.well-known/openid-configuration': { issuer: issuer.address, jwks_uri: `${issuer.address}/keys` },
      '/keys': { keys: [{ ...published.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] },
    }
    response.statusCode = documents[pathname] ? 200 : 404
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(documents[pathname] ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer: OutsideIssuer = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    authorizationQueries: [],
    signsWithUnpublishedKey: false,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return issuer
}
