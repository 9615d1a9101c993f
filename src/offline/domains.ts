import { cartDomain } from './domains/cart.ts'
import { contactDomain } from './domains/contact.ts'
import { favouritesDomain } from './domains/favourites.ts'
import { footprintDomain } from './domains/footprint.ts'
import { groceryListsDomain } from './domains/grocery-lists.ts'
import { logoutsDomain } from './domains/logouts.ts'
import { messagesDomain } from './domains/messages.ts'
import { offersDomain } from './domains/offers.ts'
import { preferencesDomain } from './domains/preferences.ts'
import { readMarksDomain } from './domains/read-marks.ts'
import { remindersDomain } from './domains/reminders.ts'
import { reviewsDomain } from './domains/reviews.ts'
import { sharedListsDomain } from './domains/shared-lists.ts'
import { votesDomain } from './domains/votes.ts'
import { vouchersDomain } from './domains/vouchers.ts'
import type { Domain } from './outbox/domain.ts'

// Messages, reviews and offers are last: the uploads of their pictures take time, and the other commands need not wait.
const list = [
  logoutsDomain,
  cartDomain,
  favouritesDomain,
  preferencesDomain,
  footprintDomain,
  votesDomain,
  groceryListsDomain,
  sharedListsDomain,
  vouchersDomain,
  remindersDomain,
  contactDomain,
  readMarksDomain,
  messagesDomain,
  reviewsDomain,
  offersDomain,
] as const

/** The name of a domain. A `Record` with these names does not compile until it contains a new domain. */
export type DomainName = (typeof list)[number]['name']

/** All domains of the outbox, in the order in which a replay sends them. */
export const domains = list as readonly unknown[] as readonly Domain[]
