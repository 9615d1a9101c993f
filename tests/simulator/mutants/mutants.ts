import type { DomainName } from '#offline/domains.ts'
import { cart } from './cart.ts'
import { contact } from './contact.ts'
import { favourites } from './favourites.ts'
import { footprint } from './footprint.ts'
import { groceryLists } from './grocery-lists.ts'
import { logouts } from './logouts.ts'
import { messages } from './messages.ts'
import type { Mutant } from './mutant.ts'
import { offers } from './offers.ts'
import { preferences } from './preferences.ts'
import { readMarks } from './read-marks.ts'
import { reminders } from './reminders.ts'
import { reviews } from './reviews.ts'
import { sharedCode } from './shared-code.ts'
import { sharedLists } from './shared-lists.ts'
import { votes } from './votes.ts'
import { vouchers } from './vouchers.ts'

/** The mutants of each domain. A new domain does not compile until its mutants are here. */
const ofDomains: Readonly<Record<DomainName, readonly Mutant[]>> = {
  cart,
  favourites,
  footprint,
  preferences,
  logouts,
  'grocery-lists': groceryLists,
  'shared-lists': sharedLists,
  votes,
  vouchers,
  messages,
  'read-marks': readMarks,
  reviews,
  reminders,
  contact,
  offers,
}

export const mutants: readonly Mutant[] = [...sharedCode, ...Object.values(ofDomains).flat()]
