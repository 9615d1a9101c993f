import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryString } from '#contract/endpoint.ts'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import type { SearchResult } from '#contract/search/search.ts'
import { query } from '#server/database/database.ts'
import { countStock } from '#server/operator/operator-stock-store.ts'
import { reserveStock, returnStock } from '#server/order/stock-store.ts'
import { readFacets } from '#server/search/facet-store.ts'
import { type Mall, openMall } from '../support/mall.ts'

let mall: Mall
beforeAll(async () => {
  mall = await openMall()
})
afterAll(() => mall?.close())

type Variant = { sku_id: number; prod_id: number; value_id: number; stocks: number; others: number }
/** A variant of clothing that is the only one of its size, and how many pieces the other variants have. */
async function onlyOfItsSize(): Promise<Variant> {
  const [found] = await query<Variant>(
    mall.db,
    sql`
    select min(sku.sku_id) as sku_id, sku.prod_id, v.value_id, min(so.stocks) as stocks, min(o.stocks) - min(so.stocks) as others
    from sku join sku_offer so on so.sku_id = sku.sku_id and so.region_id = ${defaultRegionId}
    join offer o on o.prod_id = sku.prod_id and o.region_id = so.region_id and o.is_available
    cross join unnest(sku.value_ids) as v (value_id)
    group by sku.prod_id, v.value_id having count(*) = 1 and min(so.stocks) > 0 and min(o.stocks) > min(so.stocks)
    order by sku.prod_id limit 1`,
  )
  if (!found) throw new Error('No variant is the only one of its size.')
  return found
}

const filtersOf = (valueIds: readonly number[] = []) => ({
  regionId: defaultRegionId,
  attributes: valueIds.length > 0 ? [{ attrId: 1, valueIds }] : [],
})
/** The number of products that the facet of a value counts. */
const countOf = async (valueId: number) =>
  (await readFacets(mall.db, filtersOf())).find(({ facet, id }) => facet === 'attr' && id === valueId)?.count ?? 0
/** The ids of the products that a click on values leaves, by relevance and by price. */
const leftBy = async (valueIds: readonly number[], sortName?: string) =>
  (
    await mall.read<SearchResult>(
      `/search?${queryString({ regionId: defaultRegionId, categoryTypeAttrIds: valueIds.join(','), pageSize: 100, pageNumber: 1, ...(sortName ? { sortName, sort: 'asc' } : {}) })}`,
    )
  ).records.map(({ prodId }) => prodId)
const totalOf = async (valueId: number) =>
  (
    await mall.read<SearchResult>(
      `/search?${queryString({ regionId: defaultRegionId, categoryTypeAttrIds: valueId, pageSize: 1, pageNumber: 1 })}`,
    )
  ).total

test('product#filter-stock: the count of a size that sells out falls by its product, and comes back with the stock', async () => {
  const { sku_id: skuId, prod_id: prodId, value_id: valueId, stocks } = await onlyOfItsSize()
  const before = await countOf(valueId)
  expect(before).toBeGreaterThan(0)
  const wanted = [{ skuId, count: stocks }]
  expect(await mall.db.transaction().execute((inside) => reserveStock(inside, defaultRegionId, wanted))).toEqual([])
  expect(await countOf(valueId)).toBe(before - 1)
  const detail = await mall.read<ProductDetail>(`/prod/prodInfo?${queryString({ regionId: defaultRegionId, prodId })}`)
  expect(detail.skuList.some((one) => one.stocks > 0)).toBe(true)
  await mall.db.transaction().execute((inside) => returnStock(inside, defaultRegionId, wanted))
  expect(await countOf(valueId)).toBe(before)
})

test('product#filter-stock: a filter finds a product by a size in stock only, and by another size as before', async () => {
  const { sku_id: skuId, prod_id: prodId, value_id: valueId, stocks } = await onlyOfItsSize()
  const [other] = await query<{ value_id: number }>(
    mall.db,
    sql`select v.value_id from sku join sku_offer so on so.sku_id = sku.sku_id and so.region_id = ${defaultRegionId}
      cross join unnest(sku.value_ids) as v (value_id)
      where sku.prod_id = ${prodId} and so.stocks > 0 and v.value_id not in (select unnest(value_ids) from sku where sku_id = ${skuId}) limit 1`,
  )
  const otherId = other?.value_id ?? 0
  expect(await leftBy([valueId])).toContain(prodId)
  await countStock(mall.db, { skuId, regionId: defaultRegionId, count: 0 }, new Date())
  for (const sortName of [undefined, 'price']) {
    expect(await leftBy([valueId], sortName)).not.toContain(prodId)
    expect(await leftBy([valueId, otherId], sortName)).toContain(prodId)
    expect(await leftBy([otherId], sortName)).toContain(prodId)
  }
  await countStock(mall.db, { skuId, regionId: defaultRegionId, count: stocks }, new Date())
  expect(await leftBy([valueId])).toContain(prodId)
})

test('product#filter-stock: each count of a size or colour is the number of products that a click leaves', async () => {
  const counted = (await readFacets(mall.db, filtersOf())).filter(({ facet }) => facet === 'attr').slice(0, 25)
  expect(counted.length).toBe(25)
  for (const { id, count } of counted) expect([id, await totalOf(id ?? 0)]).toEqual([id, count])
})

test('product#filter-stock: the seed knows the sold-out sizes from the first start', async () => {
  const [row] = await query<{ wrong: number; marked: number }>(
    mall.db,
    sql`select count(*) filter (where o.sold_out is distinct from (
        select array_agg(value_id order by value_id) from (
          select value_id from sku join sku_offer so using (sku_id) cross join unnest(sku.value_ids) as value_id
          where so.region_id = o.region_id and sku.prod_id = o.prod_id group by value_id having max(so.stocks) = 0) gone))::int as wrong,
      count(o.sold_out)::int as marked from offer o`,
  )
  expect(row?.wrong).toBe(0)
  expect(row?.marked).toBeGreaterThan(10)
})
