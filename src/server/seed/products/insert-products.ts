import type { Tables } from '#server/database/database.ts'
import type { ProductRows } from '#server/seed/mall-rows.ts'
import { insertRows } from '#server/seed/seed-store.ts'

/** Inserts a batch of products with all dependent rows, table by table. */
export async function insertProducts(inside: Tables, batch: readonly ProductRows[]): Promise<void> {
  await insertRows(
    inside,
    'product',
    batch.map(({ product }) => product),
  )
  await insertRows(
    inside,
    'sku',
    batch.flatMap(({ skus }) => skus),
  )
  await insertRows(
    inside,
    'offer',
    batch.flatMap(({ offers }) => offers),
  )
  await insertRows(
    inside,
    'sku_offer',
    batch.flatMap(({ skuOffers }) => skuOffers),
  )
  await insertRows(
    inside,
    'product_attribute',
    batch.flatMap(({ attributes }) => attributes),
  )
  await insertRows(
    inside,
    'review',
    batch.flatMap(({ reviews }) => reviews),
  )
}
