import { createHash } from 'node:crypto'
import webPush from 'web-push'
import type { PushPayload } from '#contract/push/push-message.ts'
import type { PushTopic } from '#contract/push/push-settings.ts'
import { postExternal } from '../http/fetch-external.ts'
import type { PushKeys } from './push-key-store.ts'

/**
 * The answer of a push service. `gone`: the subscription does not exist any more. `busy`: the service did not take the
 * message, which may be sent again `retryAfter` ms later. `unknown`: no answer, so the message may have been sent.
 */
export type SendResult =
  | { readonly kind: 'sent' | 'gone' | 'unknown' }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'busy'; readonly retryAfter: number }

type PushRequest = {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly payload: PushPayload
  readonly topic: PushTopic
  /** The time for which the push service keeps the message for a device that is off, in ms. */
  readonly lifetime: number
}

/** Messages about something that happens now wake a sleeping phone. */
const urgency: Readonly<Record<PushTopic, 'low' | 'normal' | 'high'>> = {
  shipped: 'normal',
  delivery: 'high',
  refund: 'normal',
  backInStock: 'high',
  priceDrop: 'normal',
  checkout: 'high',
  groupBuy: 'high',
  announcements: 'low',
}
/** The delay after a refusal without `Retry-After`, in ms. */
const usualDelay = 60_000
const longestDelay = 6 * 3_600_000

/** Encrypts a message for its device (RFC 8291), signs the request (RFC 8292) and sends it to the push service. */
export async function sendPush(
  { endpoint, p256dh, auth, payload, topic, lifetime }: PushRequest,
  { keys, subject }: { readonly keys: PushKeys; readonly subject: string },
): Promise<SendResult> {
  const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
    vapidDetails: { subject, ...keys },
    TTL: Math.max(0, Math.round(lifetime / 1000)),
    urgency: urgency[topic],
    // The push service keeps one message of a topic: a newer one replaces the older one that a device has not got yet.
    topic: createHash('sha256').update(payload.notification.tag).digest('base64url').slice(0, 32),
  })
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)])
  const answer = await postExternal(endpoint, { headers, body: request.body }).catch(() => null)
  if (!answer) return { kind: 'unknown' }
  const { status, retryAfter } = answer
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 429 || status >= 500)
    return { kind: 'busy', retryAfter: Math.min(retryAfter ?? usualDelay, longestDelay) }
  return { kind: 'refused', status }
}
