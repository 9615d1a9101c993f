import { randomUUID } from 'node:crypto'
import type { Token } from '#contract/account/token.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import type { InboxMessage } from '#server/messages/inbox.ts'
import type { Mall } from './mall.ts'

type Sent = { readonly token?: string | undefined; readonly body?: unknown; readonly headers?: Record<string, string> }

/** Sends requests to a mall as a page does: JSON, and a token if given. */
export function caller(mall: Pick<Mall, 'app'>) {
  const ask = async (method: string, path: string, { token, body, headers = {} }: Sent = {}): Promise<Response> =>
    mall.app.request(`/api${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  const messagesTo = async (to: string): Promise<InboxMessage[]> =>
    (await (await mall.app.request(`/inbox/messages?to=${encodeURIComponent(to)}`)).json()) as InboxMessage[]
  const codeFor = async (to: string): Promise<string> => {
    const isMail = to.includes('@')
    const response = await ask('POST', isMail ? '/mail/send' : '/sms/send', {
      body: isMail ? { mail: to } : { mobile: to },
    })
    if (response.status !== 204) throw new Error(`No code was sent: ${response.status} ${await response.text()}`)
    const [message] = await messagesTo(isMail ? to : `+${to.replace(/^0+/, '')}`)
    return /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? ''
  }
  return {
    ask,
    messagesTo,
    /** Has a code sent and reads it from the inbox. */
    codeFor,
    /** Signs in by code; creates the account if there is none. `more` is added to the body. */
    async signIn(mail: string, more: Record<string, unknown> = {}): Promise<Token> {
      const code = await codeFor(mail)
      const response = await ask('POST', '/quick/login', {
        body: { loginType: 1, loginId: mail, code, region: defaultRegionId, ...more },
      })
      return (await response.json()) as Token
    },
    /** Sends a write with a new idempotency key, or with the given key. */
    write: (method: string, path: string, token: string, body?: unknown, key: string = randomUUID()) =>
      ask(method, path, { token, body, headers: { 'Idempotency-Key': key } }),
    async read<Body>(path: string, token: string): Promise<Body> {
      const response = await ask('GET', path, { token })
      if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}`)
      return (await response.json()) as Body
    },
  }
}

/** Status, code and sentence of a refusal. */
export async function refusalOf(response: Response): Promise<[status: number, code: string, desc: string]> {
  const { code, desc } = (await response.json()) as { code: string; desc: string }
  return [response.status, code, desc]
}
