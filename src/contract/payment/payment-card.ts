import * as v from 'valibot'
import { shopperFailures, writeFailures } from '#contract/common-failures.ts'
import { endpoint } from '#contract/endpoint.ts'
import { id, noQuery, nothing } from '#contract/wire.ts'

/**
 * A card that the payment provider stores for a shopper. The mall knows the last four digits only. `expiry` is MM/YY.
 */
const savedCard = v.object({
  cardId: id,
  brand: v.string(),
  last4: v.string(),
  expiry: v.string(),
  isDefault: v.picklist([0, 1]),
})
export type SavedCard = v.InferOutput<typeof savedCard>

const named = v.object({ cardId: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number)) })

/** GET /p/card/list: the default card first, then the newest. */
export const savedCards = endpoint({
  method: 'GET',
  path: '/p/card/list',
  access: 'shopper',
  query: noQuery,
  reply: v.array(savedCard),
  failures: shopperFailures,
})

/** PUT /p/card/default/:cardId: succeeds for the card that is the default already. */
export const setDefaultCard = endpoint({
  method: 'PUT',
  path: '/p/card/default/:cardId',
  access: 'shopper',
  query: noQuery,
  params: named,
  reply: nothing,
  failures: [...writeFailures, 'NOT_FOUND'],
})

/**
 * DELETE /p/card/:cardId: deletes the card at the provider, too. If the default card is deleted, the newest remaining
 * card becomes the default.
 */
export const deleteCard = endpoint({
  method: 'DELETE',
  path: '/p/card/:cardId',
  access: 'shopper',
  query: noQuery,
  params: named,
  reply: nothing,
  failures: [...writeFailures, 'NOT_FOUND'],
})

/**
 * GET /pay/settings: the address of the provider's card form and the origin of its messages. `PAY_TYPE_UNAVAILABLE`: the
 * mall has no payment provider.
 */
export const paySettings = endpoint({
  method: 'GET',
  path: '/pay/settings',
  access: 'open',
  query: noQuery,
  reply: v.object({ cardFormUrl: v.string(), origin: v.string(), isSandbox: v.boolean() }),
  failures: ['PAY_TYPE_UNAVAILABLE'],
})

/** The message that asks the framed card form for a token (postMessage to its origin). */
export const cardRequest = { payment: 'ask' } as const

/**
 * The messages of the card form to the page. `ready` and `height` carry its height in CSS px. `enter`: the shopper
 * pressed Enter. After `cardRequest` the form answers `token`, `invalid` (it shows the errors at its fields and focuses
 * the first) or `failed` (it could not reach the provider).
 */
export const cardFormMessage = v.variant('payment', [
  v.object({ payment: v.picklist(['ready', 'height']), height: v.number() }),
  v.object({ payment: v.picklist(['enter', 'invalid', 'failed']) }),
  v.object({
    payment: v.literal('token'),
    token: v.string(),
    brand: v.string(),
    last4: v.string(),
    expiry: v.string(),
  }),
])
export type CardFormMessage = v.InferOutput<typeof cardFormMessage>

/**
 * The address of the frame: the form in a language and a theme. The form sends messages to `parent` (the page's origin)
 * only.
 */
export const cardFormAddress = (
  cardFormUrl: string,
  { lang, theme, parent }: { readonly lang: string; readonly theme: 'light' | 'dark'; readonly parent: string },
): string => `${cardFormUrl}?${new URLSearchParams({ lang, parent, theme }).toString()}`
