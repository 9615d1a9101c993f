import { randomBytes } from 'node:crypto'
import type { Hono } from 'hono'
import type { fetchExternal } from '#server/http/fetch-external.ts'
import { httpPayments } from '#server/payments/http-payments.ts'
import type { Payments } from '#server/payments/payments.ts'
import { openSandboxPayments } from '#server/sandbox-payments/open-sandbox-payments.ts'

const mallUrl = 'http://mall.test'
const pagesUrl = 'http://pay.test'

export type SandboxProvider = {
  readonly payments: Payments
  readonly app: Hono
  readonly key: string
  readonly webhookSecret: string
  /** All bodies sent between the mall and the provider. */
  readonly wire: string[]
  /** The mall's calls by the last segment of their paths. */
  readonly calls: string[]
  /** The fate of the mall's next calls: they get lost, or their answers do. */
  lose: 'nothing' | 'calls' | 'answers'
  /** Applies late answers and sends webhooks to the given mall. */
  work(mall: Hono): Promise<void>
  /** The payment ids of attempts that the bank charges although the provider has refused them. */
  readonly chargedAnyway: Map<string, string>
  /** A card token, as the framed form gets it. */
  tokenFor(number: string, more?: Record<string, string>): Promise<string>
  /** Opens the provider again over the same records, as after a kill. */
  reopened(): SandboxProvider
}

/** The sandbox provider in this process; `file` holds its records. */
export function sandboxProvider(
  clock: () => number,
  file: string | null = null,
  keys = { key: randomBytes(16).toString('hex'), webhookSecret: randomBytes(16).toString('hex') },
): SandboxProvider {
  let mall: Hono | null = null
  const origins = () => [mallUrl]
  const json = async (response: Response): Promise<unknown> => {
    const text = await response.text()
    if (!response.ok) throw new Error(`answered ${response.status} ${text}`)
    return text === '' ? undefined : (JSON.parse(text) as unknown)
  }
  const send = (
    to: Hono | null,
    url: string,
    { headers = {}, body }: NonNullable<Parameters<typeof fetchExternal>[1]>,
  ): Promise<unknown> => {
    if (!to) throw new Error('connect ECONNREFUSED')
    provider.wire.push(JSON.stringify(body))
    return Promise.resolve(
      to.request(new URL(url).pathname, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    ).then(json)
  }
  const sandbox = openSandboxPayments({
    ...keys,
    file,
    clock,
    origins,
    pagesUrl,
    ask: async (url, ask = {}) => send(mall, url, ask),
    // A bank without an answer: the call fails.
    hold: () => Promise.reject(new Error('no answer')),
  })
  sandbox.app.onError((_error, context) => context.text('', 504))
  const answerOfBank = (call: string, body: unknown): unknown => {
    const { attemptId = '', paymentId = '' } = body as { attemptId?: string; paymentId?: string }
    const charged = provider.chargedAnyway.get(attemptId)
    if (call === 'charges/find' && charged)
      return {
        state: 'paid',
        paymentId: charged,
        card: { brand: 'Visa', last4: '0002', expiry: '08/29', fingerprint: charged, reference: null },
      }
    return call === 'refunds' && [...provider.chargedAnyway.values()].includes(paymentId)
      ? { state: 'done' }
      : undefined
  }
  const payments = httpPayments(
    {
      name: 'sandbox',
      ...keys,
      apiUrl: pagesUrl,
      pagesUrl,
      isSandbox: true,
      origins,
      webhookUrl: () => `${mallUrl}/payments/webhook`,
    },
    {
      clock,
      ask: async (url, ask = {}) => {
        if (provider.lose === 'calls') throw new Error('the connection was reset')
        const call = new URL(url).pathname.replace(/^\/v1\//, '')
        provider.calls.push(call)
        const answer = answerOfBank(call, ask.body) ?? (await send(sandbox.app, url, ask))
        if (provider.lose === 'answers') throw new Error('the answer was lost')
        return answer
      },
    },
  )
  const provider: SandboxProvider = {
    payments,
    app: sandbox.app,
    ...keys,
    wire: [],
    calls: [],
    lose: 'nothing',
    chargedAnyway: new Map(),
    work: async (to) => {
      mall = to
      await sandbox.work()
    },
    tokenFor: async (number, more = {}) => {
      const response = await sandbox.app.request('/tokens', {
        method: 'POST',
        body: JSON.stringify({ number, expiry: '08 / 29', code: '123', name: 'Amaya Perera', ...more }),
      })
      return ((await response.json()) as { token: string }).token
    },
    reopened: () => sandboxProvider(clock, file, keys),
  }
  return provider
}
