import { wireTimeOf } from '#contract/time.ts'
import type { Tables } from '../database/database.ts'
import { toMajor } from '../region/region-rules.ts'
import { readOwnItems } from './item-store.ts'

/** Every item that an account has offered, for the export of personal data. */
export async function exportedOffers(tables: Tables, accountId: number, timeZone: string): Promise<unknown[]> {
  const { rows } = await readOwnItems(tables, accountId, { skip: 0, size: 100_000 })
  const at = (instant: Date | null) => (instant ? wireTimeOf(instant.getTime(), timeZone) : undefined)
  return rows.map((item) => ({
    itemId: item.itemId,
    key: item.key,
    sellerName: item.sellerName,
    regionId: item.regionId,
    state: item.state,
    reason: item.reason ?? undefined,
    title: item.titles[0],
    description: item.descriptions[0],
    defects: item.defects[0],
    price: toMajor(item.price),
    condition: item.condition,
    categoryId: item.categoryId,
    pics: item.pics,
    orderNumber: item.orderNumber ?? undefined,
    createTime: at(item.madeAt),
    stateTime: at(item.stateAt),
    listTime: at(item.listedAt),
    payoutFrom: at(item.payoutFrom),
  }))
}
