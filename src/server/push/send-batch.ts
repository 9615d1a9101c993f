import type { Dependencies } from '../dependencies.ts'
import { countUnread } from '../notice/notice-store.ts'
import { mallOrigins } from '../payments/payment-addresses.ts'
import type { Settings } from '../settings.ts'
import { type Delivery, markSent, readBatch, writeResult } from './delivery-store.ts'
import { deleteDevices } from './push-device-store.ts'
import { readPushKeys } from './push-key-store.ts'
import { payloadOf } from './push-payload.ts'
import { type SendResult, sendPush } from './send-push.ts'

export type PushDependencies = Pick<Dependencies, 'db' | 'clock' | 'settings' | 'log'>

/** The most times that a message is offered again to a push service that has no room for the message (decision 0062). */
const maxRepeats = 5

/** The contact that push services want to know (RFC 8292). */
const contactOf = ({ CONTACT_MAIL, MAIL_FROM, PUBLIC_URL }: Settings): string => {
  const mail = CONTACT_MAIL ?? MAIL_FROM
  if (mail) return `mailto:${mail}`
  return PUBLIC_URL?.startsWith('https://') ? PUBLIC_URL : 'mailto:push@example.com'
}

/** Sends the messages of a claimed batch at the same time, and records the results (docs/product.md#push). */
export async function sendBatch({ db, clock, settings, log }: PushDependencies, batch: string): Promise<void> {
  const now = clock()
  const deliveries = await readBatch(db, batch, new Date(now))
  if (deliveries.length === 0) return
  const [origin = ''] = mallOrigins(settings, settings.PORT)
  const sender = { keys: await readPushKeys(db), subject: contactOf(settings) }
  const unread = new Map<number, Promise<number>>()
  const unreadOf = ({ accountId, regionId }: Delivery): Promise<number> | null => {
    if (accountId === null) return null
    const known = unread.get(accountId) ?? countUnread(db, { accountId, regionId, now: new Date(now) })
    unread.set(accountId, known)
    return known
  }
  const results = await Promise.all(
    deliveries.map(async (delivery): Promise<readonly [Delivery, SendResult]> => {
      try {
        const payload = payloadOf(delivery.content, { ...delivery, origin, unread: await unreadOf(delivery) })
        return [delivery, await sendPush({ ...delivery, payload, lifetime: delivery.endsAt.getTime() - now }, sender)]
      } catch (error) {
        // One message that cannot be made must not keep the others of the batch from being recorded.
        log.error({ event: 'push-failed', error: (error as Error).message }, 'A push message could not be made')
        return [delivery, { kind: 'refused', status: 0 }]
      }
    }),
  )
  const others = results.filter(([, { kind }]) => kind !== 'sent')
  await markSent(
    db,
    batch,
    others.map(([delivery]) => delivery),
  )
  await deleteDevices(
    db,
    others.flatMap(([{ subscriptionId }, { kind }]) => (kind === 'gone' ? [subscriptionId] : [])),
  )
  for (const [delivery, result] of others) {
    if (result.kind === 'busy' && delivery.tries < maxRepeats)
      await writeResult(db, delivery, { state: 'waiting', dueAt: new Date(now + result.retryAfter) })
    // Without an answer the message may have arrived, so the delivery stays `taken` and is never sent again.
    else if (result.kind === 'busy' || result.kind === 'refused') await writeResult(db, delivery, { state: 'failed' })
    if (result.kind === 'refused')
      log.warn({ event: 'push-refused', status: result.status }, 'A push service refused a message')
  }
}
