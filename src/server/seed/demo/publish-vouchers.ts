import { sql } from 'kysely'
import { inUnits, unitOf } from '#server/checkout/fee-rules.ts'
import { query, type Tables } from '#server/database/database.ts'
import { regions, type SalesRegion } from '#server/region/region-rules.ts'
import type { Country } from '#server/seed/seed-shapes.ts'
import { vouchers, type WrittenVoucher } from './vouchers.ts'

/** The days for which a voucher is valid, and the days before its end at which it is renewed. */
const [validity, renewal] = [90, 30]
const day = 86_400_000

/** A shop of a region with its best-selling products. */
type ShopGoods = { readonly shop_id: number; readonly prod_ids: readonly number[] }

/** The shops that sell most products in a region, each with four of them. */
const readShops = (tables: Tables, regionId: number): Promise<ShopGoods[]> =>
  query<ShopGoods>(
    tables,
    sql`
    select shop_id, (array_agg(prod_id order by sold_num desc, prod_id))[1:4] as prod_ids from offer
    where region_id = ${regionId} and is_available group by shop_id order by count(*) desc, shop_id limit 6`,
  )

/**
 * Publishes the vouchers of vouchers.ts in every region. A known voucher keeps its id, stock and validity; only one that
 * ends within a month is renewed with its stock, unless the operator has stopped it. Its shop and products stay as long
 * as the shop sells one of them, unless the catalogue is a new one. Shops without goods have none.
 */
export async function publishVouchers(tables: Tables, now: number, isNewCatalogue = false): Promise<void> {
  const today = Math.floor(now / day) * day
  const isLost = isNewCatalogue ? sql`known.kind <> 'mall'` : isUnsold
  for (const region of regions) {
    const shops = await readShops(tables, region.regionId)
    const rows = vouchers.flatMap((voucher) => {
      const shop = voucher.shop === undefined ? undefined : shops[voucher.shop]
      return voucher.shop !== undefined && !shop ? [] : [rowOf(voucher, region, shop, today)]
    })
    await query(
      tables,
      sql`
      insert into voucher as known (key, region_id, names, kind, shop_id, prod_ids, percent_off, reduce_amount, cap, is_free_shipping, min_spend, starts_at, ends_at, stock, limit_per_user, valid_days, access, code, is_stopped, made_at)
      select key, region_id, names, kind, shop_id, prod_ids, percent_off, reduce_amount, cap, is_free_shipping, min_spend, starts_at, ends_at, stock, limit_per_user, valid_days, access, code, false, made_at
      from json_populate_recordset(null::voucher, ${JSON.stringify(rows)}::json)
      on conflict (key) do update set names = excluded.names,
        shop_id = case when ${isLost} then excluded.shop_id else known.shop_id end,
        prod_ids = case when ${isLost} then excluded.prod_ids else known.prod_ids end,
        starts_at = case when ${isEnding(now)} then excluded.starts_at else known.starts_at end,
        stock = case when ${isEnding(now)} then excluded.stock else known.stock end,
        ends_at = case when ${isEnding(now)} then excluded.ends_at else known.ends_at end
      where ${isEnding(now)} or ${isLost} or known.names <> excluded.names`,
    )
  }
}

const isEnding = (now: number) =>
  sql`(known.ends_at < ${new Date(now + renewal * day)}::timestamptz and not known.is_stopped)`

/** The shop of the voucher sells none of the voucher's goods any more. */
const isUnsold = sql`(known.kind <> 'mall' and not exists (
  select from offer o where o.region_id = known.region_id and o.shop_id = known.shop_id
    and (known.kind = 'shop' or o.prod_id = any(known.prod_ids))))`

function rowOf(voucher: WrittenVoucher, region: SalesRegion, shop: ShopGoods | undefined, today: number) {
  const country = region.countryCode.toLowerCase() as Country
  const minor = (amounts: WrittenVoucher['cap']) =>
    amounts === undefined ? null : inUnits(Math.round(amounts[country] * 100), unitOf(region))
  const startsAt = today + (voucher.startsIn ?? 0) * day
  return {
    key: `demo-${country}-${voucher.key}`,
    region_id: region.regionId,
    names: voucher.name,
    kind: voucher.kind,
    shop_id: shop?.shop_id ?? null,
    prod_ids: voucher.kind === 'product' ? (shop?.prod_ids ?? []) : [],
    percent_off: voucher.percentOff ?? null,
    reduce_amount: minor(voucher.reduceAmount),
    cap: minor(voucher.cap),
    is_free_shipping: voucher.isFreeShipping ?? false,
    min_spend: minor(voucher.minSpend) ?? 0,
    starts_at: new Date(startsAt).toISOString(),
    ends_at: new Date(startsAt + validity * day).toISOString(),
    stock: voucher.stock,
    limit_per_user: voucher.limitPerUser,
    valid_days: voucher.validDays ?? null,
    access: voucher.code === undefined ? 'open' : 'code',
    code: voucher.code ?? null,
    made_at: new Date(today).toISOString(),
  }
}
