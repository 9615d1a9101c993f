import * as v from 'valibot'
import { remindTonight } from '#contract/push/push-renewal.ts'
import { commandFields } from '#offline/outbox/command.ts'
import type { Domain } from '#offline/outbox/domain.ts'
import { sendCall } from '#offline/outbox/send-call.ts'

const reminderCommand = v.object({
  ...commandFields,
  domain: v.literal('reminders'),
  input: v.object({ subscriptionId: v.string(), pushId: v.number() }),
})
/** Asks for a push message again in the evening of the tap (docs/product.md#push-actions). */
export type ReminderCommand = v.InferOutput<typeof reminderCommand>

/**
 * Reminders belong to the phone, because a push message does. The server repeats a message once, however often the call
 * arrives; a message that the server no longer has needs no decision of the shopper.
 */
export const remindersDomain: Domain<ReminderCommand> = {
  name: 'reminders',
  shape: reminderCommand,
  isOfPhone: true,
  isRepeatable: true,
  showsRefusals: false,
  changedPaths: [],
  coalesce: (unsent) => unsent,
  sizeOf: () => 1,
  async send({ key, commands: [{ input, at }] }, { base, signal }) {
    return sendCall(remindTonight, {}, { base, key, signal, body: { ...input, at } })
  },
}
