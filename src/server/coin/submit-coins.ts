import type { StoredCheckout } from '../checkout/stored-checkout.ts'
import type { Tables } from '../database/database.ts'
import { type Refusal, refusal } from '../http/refusal.ts'
import type { OrderRow } from '../order/order-store.ts'
import { bookCoins, type CoinOwner, insertOrderCoins, lockBalance } from './coin-store.ts'

const sentence = 'These coins were used elsewhere. Look at the total again.'

/**
 * Locks the coins of a checkout until the transaction ends. Refuses with PRICE_CHANGED where the shopper has spent them
 * elsewhere since the checkout was confirmed: without the coins, the total is higher.
 */
export async function lockCoins(
  tables: Tables,
  owner: CoinOwner,
  { shops }: StoredCheckout,
): Promise<Refusal | undefined> {
  const wanted = shops.reduce((sum, { coinsSpent }) => sum + coinsSpent, 0)
  if (wanted === 0) return undefined
  const { balance } = await lockBalance(tables, owner)
  return balance < wanted ? refusal('PRICE_CHANGED', sentence, { coins: 'PRICE_CHANGED' }) : undefined
}

/** Spends the coins of a checkout's new orders, and writes the coins that the orders will earn. */
export async function spendCoins(
  tables: Tables,
  owner: CoinOwner,
  { shops }: StoredCheckout,
  orders: readonly Pick<OrderRow, 'orderId' | 'orderNumber' | 'shopId'>[],
  now: Date,
): Promise<void> {
  for (const { orderId, orderNumber, shopId } of orders) {
    const shop = shops.find((one) => one.shopId === shopId)
    if (!shop) continue
    const { coinsSpent: spent, coinsPromised: promised } = shop
    await insertOrderCoins(tables, { orderId, spent, promised })
    if (spent === 0) continue
    const reason = 'ORDER_SPENT'
    await bookCoins(tables, owner, { reason, reference: orderNumber, orderNumber, amount: -spent }, now)
  }
}
