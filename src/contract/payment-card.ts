import * as v from 'valibot'
import { nothing } from './account/account-fields.ts'
import { endpoint } from './endpoint.ts'
import { id } from './wire.ts'

const noQuery = v.object({})
const shoppers = ['NOT_SIGNED_IN', 'ACCOUNT_DISABLED'] as const
const writes = [...shoppers, 'IN_PROGRESS', 'KEY_REUSED'] as const

/** A card that the provider keeps for a shopper: of its number we know the last four digits. `expiry` is MM/YY. */
export const savedCard = v.object({
  cardId: id,
  brand: v.string(),
  last4: v.string(),
  expiry: v.string(),
  isDefault: v.picklist([0, 1]),
})
export type SavedCard = v.InferOutput<typeof savedCard>

const named = v.object({ cardId: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number)) })

/** GET /p/card/list: the default first, then the newest. */
export const savedCards = endpoint({
  method: 'GET',
  path: '/p/card/list',
  access: 'shopper',
  query: noQuery,
  reply: v.array(savedCard),
  failures: shoppers,
})

/** PUT /p/card/default/:cardId: also where it is the default already. */
export const setDefaultCard = endpoint({
  method: 'PUT',
  path: '/p/card/default/:cardId',
  access: 'shopper',
  query: noQuery,
  params: named,
  reply: nothing,
  failures: [...writes, 'NOT_FOUND'],
})

/** DELETE /p/card/:cardId: the provider forgets it, too. Where it was the default, the newest other one becomes it. */
export const deleteCard = endpoint({
  method: 'DELETE',
  path: '/p/card/:cardId',
  access: 'shopper',
  query: noQuery,
  params: named,
  reply: nothing,
  failures: [...writes, 'NOT_FOUND'],
})

/** GET /pay/settings: where the provider's card form is, and the origin of its messages. */
export const paySettings = endpoint({
  method: 'GET',
  path: '/pay/settings',
  access: 'open',
  query: noQuery,
  reply: v.object({ cardFormUrl: v.string(), origin: v.string(), isSandbox: v.boolean() }),
  failures: [],
})

/** What the page asks the card form in the frame for, by postMessage to its origin. */
export const askForCard = { payment: 'ask' } as const

/**
 * What the card form says to the page around it. `ready` and `height` say how high it is, in CSS px; `enter`: the shopper
 * pressed Enter in it; after `askForCard` it answers `token`, `invalid` (the faults are said at its fields, the first has the
 * focus) or `failed` (it reached nobody).
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

/** The address to frame: the form in a language and a theme, which speaks to `parent` (the page's own origin) and to nobody else. */
export const cardFormAddress = (
  cardFormUrl: string,
  { lang, theme, parent }: { readonly lang: string; readonly theme: 'light' | 'dark'; readonly parent: string },
): string => `${cardFormUrl}?${new URLSearchParams({ lang, parent, theme }).toString()}`
