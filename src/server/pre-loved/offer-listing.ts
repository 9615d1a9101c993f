import { inColumns, timeOf } from '../operator/listing.ts'
import { regionById, toMajor } from '../region/region-rules.ts'
import type { ItemRow } from './item-store.ts'
import { versionOf } from './offer-version.ts'

const priceOf = ({ price, regionId }: ItemRow) => `${toMajor(price)} ${regionById(regionId).currency}`
const stateOf = ({ state, payoutFrom }: ItemRow) =>
  state === 'received' && payoutFrom ? `received, payout from ${timeOf(payoutFrom)}` : state

/** Offered items, one a line. */
export function listOffers(items: readonly ItemRow[]): string {
  if (items.length === 0) return 'There are no such items.'
  return inColumns([
    ['ITEM', 'STATE', 'SINCE', 'PRICE', 'CONDITION', 'PICTURES', 'SELLER', 'TITLE'],
    ...items.map((one) => [
      String(one.itemId),
      stateOf(one),
      timeOf(one.stateAt),
      priceOf(one),
      one.condition,
      String(one.pics.length),
      one.sellerName,
      one.titles[0] ?? '',
    ]),
  ])
}

/** An offered item in full, with its version and the addresses of its pictures below the mall's own address. */
export const showOffer = (one: ItemRow): string =>
  [
    `Item ${one.itemId}, ${stateOf(one)}: ${one.titles[0]}`,
    `Version ${versionOf(one)}`,
    `${priceOf(one)}, ${one.condition}, category ${one.categoryId}, ${regionById(one.regionId).regionName}, seller ${one.sellerName}`,
    ...(one.orderNumber ? [`Order ${one.orderNumber}`] : []),
    ...(one.reason ? [`Declined: ${one.reason}`] : []),
    '',
    one.descriptions[0] ?? '',
    ...(one.defects[0] ? ['', `Defects: ${one.defects[0]}`] : []),
    '',
    ...one.pics.map((pic) => pic.replace('{width}.{format}', '512.webp')),
  ].join('\n')
