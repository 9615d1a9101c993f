import { timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { type Language, languages } from '#contract/languages.ts'
import { attemptBody, chargeBody, forgetBody, refundBody } from '../payments/payment-wire.ts'
import { hashToken } from '../sign-in/secrets.ts'
import { cardFormPage } from './card-form-page.ts'
import { cardFormScript } from './card-form-script.ts'
import { faultsOfCard } from './card-rules.ts'
import { confirmPage } from './confirm-page.ts'
import { pageStyle } from './page-style.ts'
import type { openCharges } from './sandbox-charges.ts'

export type SandboxSettings = {
  readonly charges: ReturnType<typeof openCharges>
  readonly clock: () => number
  /** The bearer token of the mall's calls. */
  readonly key: string
  /** The mall's origins; only these may frame the form and get a token. */
  readonly origins: () => readonly string[]
  /** Waits longer than the mall does, as a bank that gives no answer. */
  readonly hold: () => Promise<void>
}

const typedCard = v.object({
  number: v.pipe(v.string(), v.maxLength(60)),
  expiry: v.pipe(v.string(), v.maxLength(20)),
  code: v.pipe(v.string(), v.maxLength(20)),
  name: v.pipe(v.string(), v.maxLength(200)),
})

const langOf = (context: Context): Language => languages.find((one) => one === context.req.query('lang')) ?? 'en'
const themeOf = (context: Context) => (['light', 'dark'] as const).find((one) => one === context.req.query('theme'))

/** The sandbox provider's HTTP app: pages for shoppers, an API for the mall. No request is logged. */
export function createSandboxPayments({ charges, clock, key, origins, hold }: SandboxSettings): Hono {
  const app = new Hono()
  app.use(bodyLimit({ maxSize: 20_000 }), async (context, next) => {
    await next()
    const framedBy = context.req.path === '/card' ? origins().join(' ') : "'none'"
    // The confirmation form redirects to the mall, so the policy allows the mall's origins only.
    const policy = [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      `form-action 'self' ${origins().join(' ')}`,
      `frame-ancestors ${framedBy}`,
    ]
    context.header('Content-Security-Policy', policy.join('; '))
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('Referrer-Policy', 'no-referrer')
    context.header('Cache-Control', 'no-store')
  })

  app.get('/sandbox.css', (context) => context.body(pageStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
  app.get('/card.js', (context) =>
    context.body(cardFormScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
  app.get('/card', (context) => {
    const parent = origins().find((one) => one === context.req.query('parent'))
    if (!parent) return context.text('This card form can be used by its own shop only.', 400)
    return context.html(cardFormPage({ lang: langOf(context), theme: themeOf(context) }, parent))
  })
  app.post('/tokens', async (context) => {
    const typed = v.safeParse(typedCard, await context.req.json().catch(() => null))
    if (!typed.success) return context.json({ faults: { number: 'NUMBER' } }, 400)
    const faults = faultsOfCard(typed.output, clock())
    return Object.keys(faults).length > 0 ? context.json({ faults }, 400) : context.json(charges.tokenFor(typed.output))
  })

  app.get('/confirm/:token', (context) => {
    const asked = charges.toConfirm(context.req.param('token'))
    return asked
      ? context.html(confirmPage(langOf(context), asked))
      : context.text('There is no payment to confirm at this address.', 404)
  })
  app.post('/confirm/:token', async (context) => {
    const asked = charges.toConfirm(context.req.param('token'))
    if (!asked) return context.text('There is no payment to confirm at this address.', 404)
    const { decision } = await context.req.parseBody().catch((): Record<string, unknown> => ({}))
    if (decision === 'approve' || decision === 'refuse') asked.decide(decision === 'approve')
    return context.redirect(asked.returnUrl, 303)
  })

  const keyHash = Buffer.from(hashToken(`Bearer ${key}`))
  app.use('/v1/*', async (context, next) => {
    const given = Buffer.from(hashToken(context.req.header('Authorization') ?? ''))
    return timingSafeEqual(given, keyHash) ? next() : context.json({ error: 'Not the key of this shop.' }, 401)
  })
  /** Serves one call of the mall (payments/payment-wire.ts). */
  const answer = <Body extends v.GenericSchema>(
    path: string,
    body: Body,
    work: (sent: v.InferOutput<Body>) => unknown,
  ) =>
    app.post(`/v1${path}`, async (context) => {
      const sent = v.safeParse(body, await context.req.json().catch(() => null))
      if (!sent.success) return context.json({ error: 'The call does not fit.' }, 400)
      const result = await work(sent.output)
      return result === null ? context.json({ error: 'This cannot be done.' }, 409) : context.json(result as object)
    })
  answer('/charges', chargeBody, async (sent) => {
    const { found, isLate } = charges.charge(sent)
    if (isLate) await hold()
    return found
  })
  answer('/charges/find', attemptBody, ({ attemptId }) => charges.find(attemptId))
  answer('/charges/cancel', attemptBody, ({ attemptId }) => charges.cancel(attemptId))
  answer('/refunds', refundBody, ({ refundId, ...refund }) =>
    charges.refund(refundId, refund) ? { state: 'done' } : null,
  )
  answer('/cards/forget', forgetBody, ({ reference }) => {
    charges.forgetCard(reference)
    return {}
  })
  return app
}
