import { Store } from '@tanstack/react-store'

/** The products in the cart with changes that the shop does not know yet: their cards show a clock. Empty for a guest. */
export const pendingProducts = new Store<ReadonlySet<number>>(new Set<number>())
