import { conditions } from '#contract/pre-loved/offer-limits.ts'
import type { OwnOffer } from '#contract/pre-loved/own-offers.ts'
import type { PreLovedCard, PreLovedDetail, Seller } from '#contract/pre-loved/pre-loved.ts'
import type { ProductCard } from '#contract/product/product.ts'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import { wireTimeOf } from '#contract/time.ts'
import { inLanguage, type Reader } from '../order/shown-order.ts'
import type { Viewer } from '../product/viewer.ts'
import { regionById, toMajor } from '../region/region-rules.ts'
import { htmlOf } from './catalogue-store.ts'
import type { ItemRow } from './item-store.ts'
import type { ListedRow } from './list-store.ts'
import { type MemberShop, noPicture } from './member-shop-store.ts'
import { afterEvent, productOfItem } from './pre-loved-rules.ts'

/** A seller in the form of the wire: the public name and picture, and nothing else of the account. */
export const sellerOf = (
  shop: MemberShop,
  figures: { readonly sold: number; readonly listed: number } | undefined,
): Seller => ({
  shopId: shop.shopId,
  sellerName: shop.name,
  pic: shop.pic === noPicture ? undefined : shop.pic,
  soldNumber: figures?.sold ?? 0,
  listedNumber: figures?.listed ?? 0,
  isDemo: shop.isDemo ? 1 : 0,
})

/** An item of the list: its product card with condition and seller. */
export const preLovedCardOf = (
  card: ProductCard,
  row: ListedRow,
  seller: Seller,
  { timeZone }: Pick<Viewer, 'timeZone'>,
): PreLovedCard => ({
  ...card,
  condition: row.condition,
  listTime: wireTimeOf(row.listedAt?.getTime() ?? 0, timeZone),
  seller,
})

/** An item in full: its product with the seller's own words. */
export function preLovedDetailOf(
  detail: ProductDetail,
  item: ItemRow,
  seller: Seller,
  { lang, timeZone }: Viewer,
): PreLovedDetail {
  const description = inLanguage(item.descriptions, lang)
  return {
    ...detail,
    content: htmlOf(description),
    condition: item.condition,
    listTime: wireTimeOf(item.listedAt?.getTime() ?? 0, timeZone),
    seller,
    description,
    defects: inLanguage(item.defects, lang),
    state: item.state === 'listed' || item.state === 'reserved' ? item.state : 'sold',
  }
}

/** A seller's own item in the form of the wire. */
export const ownOfferOf = (
  item: ItemRow,
  categoryNames: readonly string[],
  { lang, timeZone }: Pick<Reader, 'lang' | 'timeZone'>,
): OwnOffer => ({
  itemId: item.itemId,
  key: item.key,
  prodId: item.listedAt ? productOfItem(item.itemId) : undefined,
  state: item.state,
  reason: item.reason ?? undefined,
  regionId: item.regionId,
  title: inLanguage(item.titles, lang),
  price: toMajor(item.price),
  priceSymbol: regionById(item.regionId).priceSymbol,
  condition: item.condition,
  categoryId: item.categoryId,
  categoryName: inLanguage(categoryNames, lang),
  description: inLanguage(item.descriptions, lang),
  defects: inLanguage(item.defects, lang),
  pics: [...item.pics],
  canEdit: afterEvent(item.state, 'edit') !== undefined,
  canWithdraw: afterEvent(item.state, 'withdraw') !== undefined,
  createTime: wireTimeOf(item.madeAt.getTime(), timeZone),
  stateTime: wireTimeOf(item.stateAt.getTime(), timeZone),
  payoutFrom: item.payoutFrom ? wireTimeOf(item.payoutFrom.getTime(), timeZone) : undefined,
})

/** The conditions with their numbers, the best first; conditions without items are left out. */
export const inOrder = <Row extends { readonly condition: (typeof conditions)[number] }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => conditions.indexOf(a.condition) - conditions.indexOf(b.condition))
