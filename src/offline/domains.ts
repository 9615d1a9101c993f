import type { Domain } from './domain.ts'
import { cartDomain } from './domains/cart.ts'
import { favouritesDomain } from './domains/favourites.ts'
import { footprintDomain } from './domains/footprint.ts'
import { logoutsDomain } from './domains/logouts.ts'
import { preferencesDomain } from './domains/preferences.ts'

/** All domains of the outbox, in the order in which a replay sends them. */
export const domains: readonly Domain[] = [
  logoutsDomain,
  cartDomain,
  favouritesDomain,
  preferencesDomain,
  footprintDomain,
] as readonly unknown[] as readonly Domain[]
