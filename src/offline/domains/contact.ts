import * as v from 'valibot'
import { contactUsCall, ownContactUsCall } from '#contract/contact/contact-calls.ts'
import { contactTopics } from '#contract/contact/contact-limits.ts'
import type { contactUs, ownContactUs } from '#contract/contact/contact-us.ts'
import { languages } from '#contract/languages.ts'
import { commandFields } from '#offline/outbox/command.ts'
import type { Domain } from '#offline/outbox/domain.ts'
import { sendCall } from '#offline/outbox/send-call.ts'

const optional = v.optional(v.string())
const contactCommand = v.object({
  ...commandFields,
  domain: v.literal('contact'),
  input: v.object({
    topic: v.picklist(contactTopics),
    name: v.string(),
    /** The sender has given one of the two. */
    mail: optional,
    mobile: optional,
    content: v.string(),
    lang: v.picklist(languages),
    /** An order of the shopper; a guest has none. */
    orderNumber: optional,
  }),
})
/** Sends a message to the mall. */
export type ContactCommand = v.InferOutput<typeof contactCommand>

const open: typeof contactUs = contactUsCall
const own: typeof ownContactUs = ownContactUsCall

/**
 * Messages to the mall (docs/product.md#contact), one call each. The mall knows a message by its id, so a command may be
 * repeated at any time, also by the shopper's call after the guest's (decision 0066).
 */
export const contactDomain: Domain<ContactCommand> = {
  name: 'contact',
  shape: contactCommand,
  isRepeatable: true,
  showsRefusals: true,
  sendsForGuests: true,
  changedPaths: [],
  coalesce: (unsent) => unsent,
  mergeGuest: (commands, shopper) => commands.map((one) => ({ ...one, shopper })),
  sizeOf: () => 1,
  async send({ key, regionId, commands: [command] }, { base, shopper, signal }) {
    const { mail, mobile = '', ...input } = command.input
    const body = { messageId: command.id, regionId, ...input, ...(mail === undefined ? { mobile } : { mail }) }
    return shopper === ''
      ? sendCall(open, {}, { base, key, signal, body })
      : sendCall(own, {}, { base, key, regionId, userId: shopper, signal, body })
  },
}
