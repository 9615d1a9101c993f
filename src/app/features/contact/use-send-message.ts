import { readMobile } from '#contract/account/sign-in-rules.ts'
import { useMarket } from '#device/market.ts'
import { serverNow } from '#device/server-clock.ts'
import { type ReadIdentity, readMobileOrMail, usePhoneCode } from '#features/verification/index.ts'
import { dropMessage, readPendingMessages, submitMessage } from '#offline/contact.ts'
import { contactDomain } from '#offline/domains/contact.ts'
import { useShopper } from '#session/shopper.ts'
import { noteGuestSends } from '#sync/later/guest-sends.ts'
import { sendSubmitted } from '#sync/send-outbox.ts'
import type { ContactValues } from './contact-values.ts'

/** The result of sending a message: sent, kept on the device until the network allows it, not storable, or refused. */
export type SentMessage = 'sent' | 'waiting' | 'full' | { readonly refusal: string }

/** The sender of a message: a number with its country code needs no chosen code. */
export function useSender() {
  const phone = usePhoneCode()
  const read = (typed: string): ReadIdentity => {
    const digits = /^\+([\d\s()-]+)$/.exec(typed.trim())?.[1]?.replace(/\D/g, '')
    // The dial code has 1 to 4 digits; the form that is stored has 4.
    const padded = [1, 2, 3, 4].map(
      (length) => digits && digits.slice(0, length).padStart(4, '0') + digits.slice(length),
    )
    const known = padded.map((one) => (one ? readMobile(one) : null)).find((one) => one !== null)
    return known ? { kind: 'mobile', to: known.padded, shown: typed } : readMobileOrMail(typed, phone.code)
  }
  return { phone, read }
}

/** The command that stores a message on the device, and sends it if the network allows. */
export function useSendMessage() {
  const { regionId, lang } = useMarket()
  const shopper = useShopper()?.userId ?? ''
  return async (values: ContactValues, sender: Exclude<ReadIdentity, { kind: 'fault' }>): Promise<SentMessage> => {
    const { topic, name, content, orderNumber, instead } = values
    if (topic === '') return { refusal: 'REQUIRED' }
    const at = Math.round(serverNow())
    const contact = sender.kind === 'mail' ? { mail: sender.to } : { mobile: sender.to }
    const order = shopper !== '' && orderNumber !== '' ? { orderNumber } : {}
    const message = { topic, name: name.trim(), content: content.trim(), lang, ...contact, ...order }
    const submitted = await submitMessage({ shopper, regionId, at, ...message }, instead || undefined)
    if (shopper === '') noteGuestSends()
    if ((await sendSubmitted(contactDomain, submitted)) === 'failed') return 'full'
    const pending = (await readPendingMessages(shopper)).find((one) => one.at === at)
    if (!pending) {
      if (instead) await dropMessage(instead)
      return 'sent'
    }
    if (pending.state !== 'refused') return 'waiting'
    // The form still has the message.
    await dropMessage(pending.id)
    return { refusal: pending.refusal ?? 'SERVER' }
  }
}
