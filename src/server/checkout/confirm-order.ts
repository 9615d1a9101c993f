import type { Address } from '#contract/account/address.ts'
import { sentences } from '#contract/account/sentences.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { Checkout, confirmOrder as confirmEndpoint } from '#contract/order/checkout.ts'
import { addressesOf } from '../address/address-list.ts'
import { addressOf } from '../address/address-rules.ts'
import { readAddress } from '../address/address-store.ts'
import { areas } from '../address/areas.ts'
import { confirmCoins } from '../coin/confirm-coins.ts'
import type { Tables } from '../database/database.ts'
import { atGroupPrice, confirmGroup } from '../group-buy/join-group.ts'
import { isRefusal, mismatch, notFound, type Refusal, refusal } from '../http/refusal.ts'
import { refuseOwnItems } from '../pre-loved/follow-order.ts'
import { readSoldSkus } from '../product/sku-store.ts'
import type { Viewer } from '../product/viewer.ts'
import type { Settings } from '../settings.ts'
import { applyVouchers } from '../voucher/checkout-vouchers.ts'
import { insertCheckout } from './checkout-store.ts'
import { feesOf } from './fee-rules.ts'
import { makeCheckout, slotsOf } from './make-checkout.ts'
import { checkoutOf } from './shown-checkout.ts'
import { nothingBuyable, readBuyable, readWanted } from './wanted-lines.ts'

type ConfirmRequest = {
  readonly body: BodyOf<typeof confirmEndpoint>
  readonly viewer: Viewer
  readonly accountId: number
  readonly settings: Pick<Settings, 'FEES' | 'COINS' | 'CHECKOUT_MINUTES'>
}

/** Creates and stores a checkout of the wanted lines at the current prices, which hold until the checkout expires. */
export async function confirmOrder(
  tables: Tables,
  { body, viewer, accountId, settings }: ConfirmRequest,
): Promise<Checkout | Refusal> {
  const address = await deliveryAddress(tables, viewer, accountId, body.addrId)
  if (address && isRefusal(address)) return address
  const { orderItem } = body
  const [sku] = orderItem ? await readSoldSkus(tables, viewer, [orderItem.skuId]) : []
  if (sku && sku.prod_id !== orderItem?.prodId) return mismatch('orderItem.prodId')
  const wanted = await readWanted(tables, { accountId, regionId: viewer.region.regionId }, body)
  if (!wanted) return refusal('NOT_FOUND', 'This is no longer in your cart.', { basketIds: 'NOT_FOUND' })
  const own = await refuseOwnItems(tables, accountId, wanted)
  if (own) return own
  const grouped = await confirmGroup(tables, body.groupBuy, { orderItem, accountId, viewer })
  if (grouped && isRefusal(grouped)) return grouped
  const { buyable: sold, changed } = await readBuyable(tables, viewer, wanted)
  const buyable = grouped ? sold.map((line) => atGroupPrice(line, grouped.group, viewer)) : sold
  if (buyable.length === 0) return nothingBuyable(changed)
  const slots = slotsOf(buyable, viewer)
  if (body.deliverySlot && !slots.includes(body.deliverySlot))
    return refusal('SLOT_GONE', 'This delivery time is no longer available. Choose another one.', {
      deliverySlot: 'SLOT_GONE',
    })
  const fees = feesOf(viewer.region, settings.FEES)
  const plain = makeCheckout(
    buyable,
    { address, slot: body.deliverySlot ?? null, hasInsurance: body.hasInsurance },
    fees,
    viewer,
  )
  const applied = await applyVouchers(tables, plain, body, { accountId, viewer })
  if (isRefusal(applied)) return applied
  const { held: withCoins, coins } = await confirmCoins(tables, applied.held, {
    wanted: body.coins,
    buyable,
    accountId,
    region: viewer.region,
    setting: settings.COINS,
  })
  const held = grouped ? { ...withCoins, group: grouped.stored } : withCoins
  const [now, endsAt] = [new Date(viewer.now), new Date(viewer.now + settings.CHECKOUT_MINUTES * 60_000)]
  const checkoutId = await insertCheckout(tables, { accountId, regionId: viewer.region.regionId, held, now, endsAt })
  return checkoutOf({ checkoutId, endsAt, held, judged: applied.judged, slots, changed, fees, coins }, viewer)
}

/**
 * The shopper's own address in the country of the region, because other countries are not delivered to. Without an id:
 * the default address, else the newest in that country; null where the shopper has none there.
 */
async function deliveryAddress(
  tables: Tables,
  { region }: Viewer,
  accountId: number,
  addrId: number | undefined,
): Promise<Address | null | Refusal> {
  const isDelivered = ({ country }: Address) => country === region.regionName
  if (addrId === undefined) return (await addressesOf(tables, accountId)).find(isDelivered) ?? null
  const row = await readAddress(tables, accountId, addrId)
  const path = row && areas().pathTo(row.area_id)
  if (!path) return notFound('address', { addrId: 'NOT_FOUND' })
  const address = addressOf(row, path)
  return isDelivered(address) ? address : refusal('NOT_IN_AREA', sentences.NOT_IN_AREA, { addrId: 'NOT_IN_AREA' })
}
