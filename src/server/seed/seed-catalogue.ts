import { type Database, runScript, type Tables } from '../database/database.ts'
import { readWithdrawn, restoreStockCounts, saveStockCounts } from '../operator/stock-counts-store.ts'
import { countEverySold } from '../order/sold-store.ts'
import { takeOrdered } from '../order/stock-store.ts'
import { makePreLovedCatalogue } from '../pre-loved/make-catalogue.ts'
import { recountReviewed } from '../review/score-store.ts'
import { followPhrases } from '../search/follow-phrases.ts'
import { prepareSearch } from '../search/prepare-search.ts'
import { dateReductions } from './demo/date-reductions.ts'
import { publishAnnouncements } from './demo/publish-announcements.ts'
import { publishGroupBuys } from './demo/publish-group-buys.ts'
import { publishVouchers } from './demo/publish-vouchers.ts'
import { seedPreLoved } from './demo/seed-pre-loved.ts'
import { mallFrame } from './mall-frame.ts'
import { attributesOf } from './products/attributes.ts'
import { insertProducts } from './products/insert-products.ts'
import { makeProduct } from './products/make-product.ts'
import { placeKinds, type TurnedColour } from './products/placed-kinds.ts'
import { planProducts, standardProducts } from './products/product-plan.ts'
import { type Candidate, tagProducts } from './products/tag-products.ts'
import { phraseCounter } from './search-phrases.ts'
import { seedFingerprint } from './seed-fingerprint.ts'
import {
  analyzeCatalogue,
  emptyCatalogue,
  insertRows,
  isEmptyMall,
  liftIndexes,
  lockSeeding,
  readSeeding,
  writeSeeding,
} from './seed-store.ts'

export type Seeding = {
  /** The number of products; the standard mall where absent. */
  readonly products?: number
  /** Replaces the catalogue of a mall that is not empty. Accounts and orders stay. */
  readonly again?: boolean
  /** The current time in ms since 1970. Products and reviews are spread over the year and a half before that day. */
  readonly clock: () => number
  /** Receives the progress, as a sentence and a fraction from 0 to 1. */
  readonly progress?: (sentence: string, fraction: number) => void
  /** The possible colours of an illustration, measured from its pixels. */
  readonly coloursOf: (render: string) => Promise<readonly TurnedColour[]>
}

const day = 86_400_000
/** Products per batch: large enough for the database, small enough for the memory. */
const batchSize = 400

/**
 * Fills an empty database with the demo mall in one transaction, so that an interrupted seeding leaves nothing behind
 * (docs/product.md#demo-data). Equal data, size, colours and day give equal rows. Answers the number of products, and
 * whether the mall was filled: a mall that is not empty stays as it is, unless `again` is set.
 */
export async function seedCatalogue(db: Database, seeding: Seeding): Promise<{ products: number; isNew: boolean }> {
  const mayFill = async (tables: Tables) => seeding.again || (await isEmptyMall(tables))
  if (!(await mayFill(db))) return { products: (await readSeeding(db))?.products ?? 0, isNew: false }
  return db.transaction().execute(async (inside) => {
    await lockSeeding(inside)
    // Another process may have seeded meanwhile.
    if (!(await mayFill(inside))) return { products: (await readSeeding(inside))?.products ?? 0, isNew: false }
    await publishAnnouncements(inside)
    const products = await fill(inside, seeding)
    await dateReductions(inside, seeding.clock())
    await publishVouchers(inside, seeding.clock(), true)
    await publishGroupBuys(inside, seeding.clock(), true)
    await recountReviewed(inside)
    if (seeding.products === undefined) await seedPreLoved(inside, seeding.clock())
    await makePreLovedCatalogue(inside)
    await writeSeeding(inside, seedFingerprint(), products)
    return { products, isNew: true }
  })
}

async function fill(inside: Tables, seeding: Seeding): Promise<number> {
  const progress = seeding.progress ?? (() => {})
  progress('Measuring the colours of the pictures.', 0)
  const places = await placeKinds(seeding.coloursOf)
  const products = seeding.products ?? standardProducts(places)
  const attributes = attributesOf(places)
  const making = { attributes, today: Math.floor(seeding.clock() / day) * day, products }

  progress('Creating the shops.', 0.02)
  await saveStockCounts(inside)
  await emptyCatalogue(inside)
  const putBack = await liftIndexes(inside)
  const { categories, brands, shops, tags, banners } = mallFrame()
  await insertRows(inside, 'category', categories)
  await insertRows(inside, 'brand', brands)
  await insertRows(inside, 'shop', shops)
  await insertRows(inside, 'attribute', attributes.attributes)
  await insertRows(inside, 'attribute_value', attributes.values)
  await insertRows(inside, 'tag', tags)
  await insertRows(inside, 'banner', banners)

  const counter = phraseCounter()
  const candidates: Candidate[] = []
  let batch: ReturnType<typeof makeProduct>[] = []
  let done = 0
  const insertBatch = async () => {
    await insertProducts(inside, batch)
    done += batch.length
    batch = []
    progress(`Creating products: ${done} of ${products}.`, 0.03 + 0.87 * (done / products))
  }
  for (const plan of planProducts(places, products)) {
    const made = makeProduct(plan, making)
    counter.count(
      plan.place,
      made.product.brand_id,
      made.offers.flatMap(({ region_id, is_available }) => (is_available ? [region_id] : [])),
    )
    if (plan.isStandard) {
      candidates.push(
        ...made.offers.map((offer) => ({ department: plan.place.department.key, product: made.product, offer })),
      )
    }
    batch.push(made)
    if (batch.length === batchSize) await insertBatch()
  }
  await insertBatch()

  progress('Choosing the products of home.', 0.91)
  await insertRows(inside, 'tag_product', tagProducts(candidates))
  await insertRows(inside, 'search_phrase', counter.phrases())
  progress('Building the indexes.', 0.92)
  await runScript(inside, putBack)
  await takeOrdered(inside)
  await countEverySold(inside, 1)
  await restoreStockCounts(inside)
  progress('Building the search index.', 0.95)
  await prepareSearch(inside)
  await followPhrases(inside, await readWithdrawn(inside))
  await analyzeCatalogue(inside)
  progress('The demo catalogue is complete.', 1)
  return products
}
