import type { Hono } from 'hono'
import { contactUs, ownContactUs } from '#contract/contact/contact-us.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { Tables } from '../database/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { networkOf } from '../http/caller-of.ts'
import { notFound, type Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { serveShopper } from '../http/serve-shopper.ts'
import { readOrder } from '../order/order-store.ts'
import { checkRates } from '../rate-limit/check-rates.ts'
import { rateKeys } from '../rate-limit/rate-keys.ts'
import { hasMessage, insertMessage } from './contact-store.ts'

const hour = 3600
const day = 24 * hour

/** The most messages from one network in an hour, and of one shopper and to one receiver of copies in a day. */
const limits = { network: 10, shopper: 10, receiver: 5 } as const

type Sender = { readonly accountId: number | null; readonly address: string; readonly now: Date }

/** /contactUs and /p/contactUs: messages to the mall, each stored once (docs/product.md#contact). */
export function contactRoutes(api: Hono, dependencies: Dependencies): void {
  const { db, clock } = dependencies

  serve(api, contactUs, (_query, { body, address }) =>
    db
      .transaction()
      .execute((tables) => takeMessage(tables, body, { accountId: null, address, now: new Date(clock()) })),
  )

  serveShopper(api, dependencies, ownContactUs, async (_query, { body, address, tables, shopper }) => {
    const { accountId } = shopper
    const { orderNumber } = body
    if (orderNumber !== undefined && !(await readOrder(tables, { orderNumber, accountId })))
      return notFound('order', { orderNumber: 'NOT_FOUND' })
    return takeMessage(tables, body, { accountId, address, now: new Date(clock()) })
  })
}

/** Stores a message within the limits. A repeated message counts as stored and does not count towards the limits. */
async function takeMessage(
  tables: Tables,
  body: BodyOf<typeof ownContactUs>,
  { accountId, address, now }: Sender,
): Promise<undefined | Refusal> {
  if (await hasMessage(tables, body.messageId)) return undefined
  const mail = 'mail' in body ? body.mail : null
  const mobile = 'mobile' in body ? body.mobile : null
  const rates = [
    { key: rateKeys.messageCopiesTo('mail' in body ? body.mail : body.mobile), max: limits.receiver, seconds: day },
    accountId === null
      ? { key: rateKeys.messagesToMallFrom(networkOf(address)), max: limits.network, seconds: hour }
      : { key: rateKeys.messagesToMallOf(accountId), max: limits.shopper, seconds: day },
  ]
  const tooMany = await checkRates(tables, rates, now)
  if (tooMany) return tooMany
  const { messageId, topic, name, content, lang, regionId, orderNumber = null } = body
  const message = { messageId, topic, name, content, lang, regionId, orderNumber, mail, mobile }
  await insertMessage(tables, { ...message, accountId, at: now })
  return undefined
}
