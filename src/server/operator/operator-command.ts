import * as v from 'valibot'
import { maxMessageLength } from '#contract/chat/chat-limits.ts'
import { maxContactLength } from '#contract/contact/contact-limits.ts'
import { languages } from '#contract/languages.ts'
import { orderNumber, refundNumber } from '#contract/order/order.ts'
import { maxRefundDetailLength } from '#contract/order/refund.ts'
import { maxReviewLength } from '#contract/review/write-review.ts'
import { offerLists } from '../pre-loved/pre-loved-rules.ts'
import { coinCommands } from './coin-command.ts'
import { groupCommands } from './group-command.ts'
import { voucherCommands } from './voucher-command.ts'

const text = (max: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max), v.regex(/^[^\p{Cc}\p{Cs}]*$/u))
const whole = (max: number) => v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number), v.maxValue(max))
const anId = v.pipe(whole(999_999_999_999_999), v.minValue(1))

/** The operator's names of order statuses and refund states. */
export const statusNames = { unpaid: 1, paid: 2, shipped: 3, done: 5, closed: 6, group: 7 } as const
export const stateNames = { requested: 1, approved: 2, declined: 3, refunded: 4, withdrawn: 5 } as const
/** The operator's lists of reviews. */
export const reviewStates = ['reported', 'hidden', 'unanswered', 'all'] as const
/** The operator's lists of messages to the mall: those without an answer, or all. */
export const contactLists = ['open', 'all'] as const
/** The operator's lists of conversations. */
export const chatLists = ['open', 'reported', 'all'] as const
const names = <Names extends Record<string, number>>(given: Names) =>
  v.picklist(Object.keys(given) as (keyof Names & string)[])

/** The longest reason to decline an offered item; the seller reads the reason in a notice. */
const maxDeclineLength = 200

const kind = <Kind extends string>(name: Kind) => ({ kind: v.literal(name) })
const file = v.pipe(v.string(), v.minLength(1))

/** One text for every language, or a text for each with `|` between them; in the order of `languages`. */
const fiveTexts = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((given) => given.split('|')),
    v.array(text(max)),
    v.check((parts) => parts.length === 1 || parts.length === languages.length),
    v.transform((parts) => languages.map((_, at) => parts[at] ?? parts[0] ?? '')),
  )
const regionName = v.pipe(v.string(), v.regex(/^([A-Za-z]{2}|\d{1,15})$/))
/** The names of several regions with commas between them. */
const regionNames = v.pipe(
  v.string(),
  v.transform((given) => given.split(',')),
  v.array(regionName),
)

/** The operator's commands. The command line gives every value as text. */
export const operatorCommand = v.variant('kind', [
  v.object({
    ...kind('orders'),
    status: v.optional(names(statusNames)),
    most: v.optional(v.pipe(whole(10_000), v.minValue(1)), '50'),
  }),
  v.object({ ...kind('ship'), orderNumber, courier: text(60), tracking: text(60) }),
  v.object({ ...kind('out for delivery'), orderNumber, place: v.optional(text(100)) }),
  v.object({ ...kind('deliver'), orderNumber }),
  v.object({
    ...kind('refunds'),
    state: v.optional(names(stateNames), 'requested'),
    most: v.optional(v.pipe(whole(10_000), v.minValue(1)), '50'),
  }),
  v.object({ ...kind('refund approve'), refundNumber }),
  v.object({ ...kind('refund decline'), refundNumber, because: text(maxRefundDetailLength) }),
  v.object({ ...kind('refund paid'), refundNumber }),
  v.object({
    ...kind('reviews'),
    list: v.optional(v.picklist(reviewStates), 'reported'),
    most: v.optional(v.pipe(whole(10_000), v.minValue(1)), '50'),
  }),
  v.object({ ...kind('review reply'), prodCommId: anId, text: text(maxReviewLength) }),
  v.object({ ...kind('review show'), prodCommId: anId }),
  v.object({ ...kind('review hide'), prodCommId: anId }),
  v.object({
    ...kind('contact'),
    list: v.optional(v.picklist(contactLists), 'open'),
    most: v.optional(v.pipe(whole(10_000), v.minValue(1)), '50'),
  }),
  v.object({ ...kind('contact show'), contactId: anId }),
  v.object({ ...kind('contact answer'), contactId: anId, text: text(maxContactLength) }),
  v.object({
    ...kind('chat'),
    list: v.optional(v.picklist(chatLists), 'open'),
    most: v.optional(v.pipe(whole(10_000), v.minValue(1)), '50'),
  }),
  v.object({ ...kind('chat show'), chatId: anId }),
  v.object({ ...kind('chat answer'), chatId: anId, text: text(maxMessageLength) }),
  v.object({ ...kind('announce'), title: fiveTexts(80), text: fiveTexts(600), regions: v.optional(regionNames) }),
  v.object({
    ...kind('preloved list'),
    list: v.optional(v.picklist(offerLists), 'waiting'),
    most: v.optional(v.pipe(whole(10_000), v.minValue(1)), '50'),
  }),
  v.object({ ...kind('preloved show'), itemId: anId }),
  v.object({ ...kind('preloved approve'), itemId: anId, version: text(8) }),
  v.object({ ...kind('preloved decline'), itemId: anId, because: text(maxDeclineLength) }),
  v.object({ ...kind('preloved paid'), itemId: anId }),
  v.object({
    ...kind('stock'),
    skuId: anId,
    region: regionName,
    count: whole(10_000_000),
  }),
  v.object({
    ...kind('price'),
    skuId: anId,
    region: regionName,
    amount: v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,2})?$/), v.transform(Number), v.minValue(0.01)),
  }),
  ...voucherCommands,
  ...groupCommands,
  ...coinCommands,
  v.object({ ...kind('product show'), prodId: anId }),
  v.object({ ...kind('product withdraw'), prodId: anId }),
  v.object({ ...kind('product restore'), prodId: anId }),
  v.object({ ...kind('search stop'), words: text(60) }),
  v.object({ ...kind('search allow'), words: text(60) }),
  v.object({ ...kind('search stopped') }),
  v.object({ ...kind('demo refresh') }),
  v.object({ ...kind('backup'), file }),
  v.object({ ...kind('restore'), file, replace: v.optional(v.boolean(), false) }),
])
export type OperatorCommand = v.InferOutput<typeof operatorCommand>
/** A command before validation, as the control client sends it. */
export type GivenCommand = v.InferInput<typeof operatorCommand>

/** The answer of a command, and whether the command succeeded. */
export const outcome = v.object({ isDone: v.boolean(), text: v.string() })
export type Outcome = v.InferOutput<typeof outcome>
