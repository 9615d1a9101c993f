import { publishAnnouncements } from '#server/seed/demo/publish-announcements.ts'
import { publishGroupBuys } from '#server/seed/demo/publish-group-buys.ts'
import { publishVouchers } from '#server/seed/demo/publish-vouchers.ts'
import { seedPreLoved } from '#server/seed/demo/seed-pre-loved.ts'
import { attributesOf } from '#server/seed/products/attributes.ts'
import { makeProduct } from '#server/seed/products/make-product.ts'
import { type PlacedKind, placeKinds } from '#server/seed/products/placed-kinds.ts'
import { planProducts, standardProducts } from '#server/seed/products/product-plan.ts'
import { type Candidate, tagProducts } from '#server/seed/products/tag-products.ts'
import type { Database, Tables } from '../../database/database.ts'
import { readWithdrawn } from '../../operator/stock-counts-store.ts'
import { makePreLovedCatalogue } from '../../pre-loved/make-catalogue.ts'
import { followSoldOut } from '../../product/sold-out-store.ts'
import { recountReviewed } from '../../review/score-store.ts'
import { followPhrases } from '../../search/follow-phrases.ts'
import { prepareSearch } from '../../search/prepare-search.ts'
import { mallFrame } from '../mall-frame.ts'
import { phraseCounter } from '../search-phrases.ts'
import type { Seeding } from '../seed-catalogue.ts'
import { seedFingerprint } from '../seed-fingerprint.ts'
import { type HeldSeeding, insertRows, lockSeeding, readSeeding } from '../seed-store.ts'
import { productMatcher } from './match-products.ts'
import {
  emptyDependants,
  forgetPriceChanges,
  holdOrders,
  readProducts,
  rewriteFrame,
  rewriteProducts,
  writeFingerprint,
} from './refresh-store.ts'

const day = 86_400_000
const batchSize = 400

/** The numbers of products that were refreshed, and that keep their data. */
type Refreshed = { readonly products: number; readonly kept: number }

/**
 * Brings the texts, pictures, prices, delivery terms and reviews of this build into a mall of demo data, in one
 * transaction (docs/product.md#demo-data). Stock, sold counts, availability, orders and accounts stay, and no product
 * is added or removed. A product that this build does not have, or has with another number of variants, keeps its data.
 * Answers null where the mall has no demo data.
 */
export async function refreshDemo(db: Database, { coloursOf }: Pick<Seeding, 'coloursOf'>): Promise<Refreshed | null> {
  if (!(await readSeeding(db))) return null
  // Measuring takes seconds, in which orders go on.
  const places = await placeKinds(coloursOf)
  return db.transaction().execute(async (inside) => {
    await lockSeeding(inside)
    const seeding = await readSeeding(inside)
    if (!seeding) return null
    await holdOrders(inside)
    const refreshed = await rewrite(inside, places, seeding)
    if (seeding.products >= standardProducts(places)) await seedPreLoved(inside, seeding.endedAt.getTime())
    await makePreLovedCatalogue(inside)
    await followSoldOut(inside)
    await forgetPriceChanges(inside)
    await recountReviewed(inside)
    await publishAnnouncements(inside)
    await publishVouchers(inside, Date.now())
    await publishGroupBuys(inside, Date.now())
    await prepareSearch(inside)
    await followPhrases(inside, await readWithdrawn(inside))
    await writeFingerprint(inside, seedFingerprint())
    return refreshed
  })
}

async function rewrite(inside: Tables, places: readonly PlacedKind[], seeding: HeldSeeding): Promise<Refreshed> {
  const known = await readProducts(inside)
  const find = productMatcher(known, places)
  const attributes = attributesOf(places)
  // The day of the seeding, so that reviews keep their dates.
  const today = Math.floor(seeding.endedAt.getTime() / day) * day
  const making = { attributes, today, products: seeding.products }
  const frame = mallFrame()

  await emptyDependants(inside)
  await rewriteFrame(inside, frame)
  await insertRows(inside, 'attribute', attributes.attributes)
  await insertRows(inside, 'attribute_value', attributes.values)
  await insertRows(inside, 'tag', frame.tags)
  await insertRows(inside, 'banner', frame.banners)

  const counter = phraseCounter()
  const candidates: Candidate[] = []
  let batch: ReturnType<typeof makeProduct>[] = []
  let products = 0
  const writeBatch = async () => {
    await rewriteProducts(inside, batch)
    products += batch.length
    batch = []
  }
  for (const plan of planProducts(places, Math.max(seeding.products, standardProducts(places)))) {
    const product = find(plan)
    if (!product) continue
    const made = makeProduct({ ...plan, prodId: product.prodId }, making)
    if (made.skus.length !== product.variants) continue
    const sellers = made.offers.flatMap(({ region_id, is_available }) => (is_available ? [region_id] : []))
    counter.count(plan.place, made.product.brand_id, sellers)
    if (plan.isStandard)
      candidates.push(
        ...made.offers.map((offer) => ({ department: plan.place.department.key, product: made.product, offer })),
      )
    batch.push(made)
    if (batch.length === batchSize) await writeBatch()
  }
  await writeBatch()
  await insertRows(inside, 'tag_product', tagProducts(candidates))
  await insertRows(inside, 'search_phrase', counter.phrases())
  return { products, kept: known.length - products }
}
