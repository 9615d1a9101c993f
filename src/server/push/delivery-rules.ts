import { sendTime } from './push-rules.ts'

/** A message that is due on a device, with what decides about it. */
type DueDelivery = {
  readonly pushId: number
  readonly topic: string
  /** The account that the message is for; null for a message to the device. */
  readonly accountId: number | null
  /** The account that is signed in on the device. */
  readonly signedIn: number | null
  readonly topics: readonly string[]
  readonly isLimited: boolean
  readonly isAsked: boolean
  readonly endsAt: Date
  readonly timeZone: string
  readonly quietFrom: string | null
  readonly quietTo: string | null
}
export type Decision = { readonly kind: 'send' | 'drop' } | { readonly kind: 'wait'; readonly until: Date }

/**
 * Decides about a message at the moment of sending, since settings and sign-in may have changed meanwhile
 * (docs/product.md#push). `received` are the limited messages that the person got in the last week, on any device.
 */
export function decide(
  { pushId, topic, accountId, signedIn, topics, isLimited, isAsked, endsAt, timeZone, quietFrom, quietTo }: DueDelivery,
  {
    received,
    weeklyLimit,
    now,
  }: { readonly received: ReadonlySet<number>; readonly weeklyLimit: number; readonly now: Date },
): Decision {
  const isForSomebodyElse = accountId !== null && accountId !== signedIn
  const isTurnedOff = !isAsked && !topics.includes(topic)
  if (endsAt <= now || isForSomebodyElse || isTurnedOff) return { kind: 'drop' }
  const quietHours = quietFrom !== null && quietTo !== null ? { from: quietFrom, to: quietTo } : null
  const until = sendTime(now.getTime(), { quietHours, timeZone })
  if (until > now.getTime()) return { kind: 'wait', until: new Date(until) }
  // The second device of a person receives the same message.
  const isOverLimit = isLimited && !received.has(pushId) && received.size >= weeklyLimit
  return { kind: isOverLimit ? 'drop' : 'send' }
}
