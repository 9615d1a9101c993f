import { sentences } from '#contract/account/sentences.ts'
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts'
import { languages } from '#contract/languages.ts'
import type { submitOffer as submitEndpoint } from '#contract/pre-loved/own-offers.ts'
import type { Tables } from '../database/database.ts'
import { notFound, type Refusal, refusal } from '../http/refusal.ts'
import { checkRates } from '../rate-limit/check-rates.ts'
import { rateKeys } from '../rate-limit/rate-keys.ts'
import { isOwnUpload, uploadName, uploadPath, uploadTemplate } from '../uploads/upload-store.ts'
import { hasCategory, writeItemRows } from './catalogue-store.ts'
import {
  countOpen,
  type ItemContent,
  type ItemRow,
  insertItem,
  lockItem,
  readOwnItem,
  rewriteItem,
  writeState,
} from './item-store.ts'
import { openOwnShop } from './member-shop-store.ts'
import { faultsOfOffer } from './offer-checks.ts'
import { afterEvent, isOpenOffer } from './pre-loved-rules.ts'

/** The maximum number of open offers of a seller. */
const maxOpenOffers = 50

type Result = ReplyOf<typeof submitEndpoint> | Refusal
type Seller = { readonly accountId: number; readonly regionId: number; readonly offersPerDay: number }

const wrongState = () => refusal('ITEM_STATE', sentences.ITEM_STATE)

/**
 * Offers an item, or writes another version of the seller's item with this key, inside a transaction
 * (docs/product.md#pre-loved-offer). The same content again changes nothing, so that a phone may repeat an offer whose
 * answer was lost. A version of a listed item takes the item off the list until the mall approves the version.
 */
export async function submitOffer(
  tables: Tables,
  { accountId, regionId, offersPerDay }: Seller,
  body: BodyOf<typeof submitEndpoint>,
  now: Date,
): Promise<Result> {
  const shop = await openOwnShop(tables, accountId, now)
  const before = await lockOwn(tables, accountId, body.key)
  const faults = faultsOfOffer(body, before?.regionId ?? regionId)
  const names = [...new Set(body.pics.map(uploadName))]
  for (const name of names)
    if (!(await isOwnUpload(tables, accountId, uploadPath(name))))
      return refusal('PICTURE_INVALID', sentences.PICTURE_INVALID, { pics: 'PICTURE_INVALID' })
  if (!(await hasCategory(tables, body.categoryId))) faults.categoryId = 'INVALID'
  if (Object.keys(faults).length > 0) return refusal('OFFER_UNFIT', sentences.OFFER_UNFIT, faults)
  const content = contentOf(body, names)
  const isOver = before?.state === 'withdrawn' || before?.state === 'returned'
  if (before && !isOver && isSame(before, content)) return { itemId: before.itemId, state: before.state }
  const after = before ? afterEvent(before.state, 'edit') : 'waiting'
  if (!after) return wrongState()
  if (!(before && isOpenOffer(before.state)) && (await countOpen(tables, shop.shopId)) >= maxOpenOffers)
    return refusal('OFFERS_FULL', sentences.OFFERS_FULL)
  const tooMany = await checkRates(
    tables,
    [{ key: rateKeys.offersOf(accountId), max: offersPerDay, seconds: 86_400 }],
    now,
  )
  if (tooMany) return tooMany
  if (!before)
    return {
      itemId: await insertItem(tables, { key: body.key, shopId: shop.shopId, regionId }, content, now),
      state: after,
    }
  await rewriteItem(tables, before.itemId, content, now)
  if (before.listedAt) await writeItemRows(tables, { ...before, ...content, state: after })
  return { itemId: before.itemId, state: after }
}

/** Ends an offer that no order holds, inside a transaction. */
export async function withdrawOffer(tables: Tables, accountId: number, key: string, now: Date): Promise<Result> {
  const item = await lockOwn(tables, accountId, key)
  if (!item) return notFound('item', { key: 'NOT_FOUND' })
  if (item.state === 'withdrawn') return { itemId: item.itemId, state: 'withdrawn' }
  const after = afterEvent(item.state, 'withdraw')
  if (!after) return wrongState()
  await writeState(tables, item.itemId, after, now)
  if (item.listedAt) await writeItemRows(tables, { ...item, state: after })
  return { itemId: item.itemId, state: after }
}

async function lockOwn(tables: Tables, accountId: number, key: string): Promise<ItemRow | undefined> {
  const known = await readOwnItem(tables, accountId, { key })
  return known && lockItem(tables, known.itemId)
}

const contentOf = (body: BodyOf<typeof submitEndpoint>, names: readonly string[]): ItemContent => ({
  titles: languages.map(() => body.title),
  descriptions: languages.map(() => body.description),
  defects: languages.map(() => body.defects),
  price: Math.round(body.price * 100),
  condition: body.condition,
  categoryId: body.categoryId,
  pics: names.map(uploadTemplate),
})

const isSame = (before: ItemRow, { titles, descriptions, defects, pics, ...content }: ItemContent): boolean =>
  before.titles[0] === titles[0] &&
  before.descriptions[0] === descriptions[0] &&
  before.defects[0] === defects[0] &&
  before.price === content.price &&
  before.condition === content.condition &&
  before.categoryId === content.categoryId &&
  before.pics.join(' ') === pics.join(' ')
