import type { fetchExternal } from '../http/fetch-external.ts'
import type { EventBody } from '../payments/payment-wire.ts'
import { signatureHeader, signBody } from '../payments/webhook-signature.ts'
import type { openCharges } from './sandbox-charges.ts'

const maxTries = 20
const hour = 3_600_000
/** The pause in ms before an unaccepted webhook is sent again: 2 s, 4 s, 8 s, at most an hour. */
const pauseAfter = (tries: number) => Math.min(hour, 1000 * 2 ** tries)

/** Applies late answers and sends the due webhooks, each until it is accepted, at most twenty times. */
export async function sendEvents(
  charges: ReturnType<typeof openCharges>,
  {
    ask,
    clock,
    webhookSecret,
  }: { readonly ask: typeof fetchExternal; readonly clock: () => number; readonly webhookSecret: string },
): Promise<void> {
  charges.settleLate()
  const due = charges.events.all().filter(([, { nextAt }]) => nextAt <= clock())
  await Promise.all(
    due.map(async ([eventId, event]) => {
      const body: EventBody = { eventId, attemptId: event.attemptId }
      const tries = event.tries + 1
      try {
        await ask(event.url, {
          method: 'POST',
          headers: { [signatureHeader]: signBody(webhookSecret, JSON.stringify(body), clock()) },
          body,
        })
        charges.events.remove(eventId)
      } catch {
        if (tries >= maxTries) charges.events.remove(eventId)
        else charges.events.put(eventId, { ...event, tries, nextAt: clock() + pauseAfter(tries) })
      }
    }),
  )
}
