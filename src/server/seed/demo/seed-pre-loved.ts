import type { Tables } from '#server/database/database.ts'
import { pictureTemplate } from '#server/media/picture-path.ts'
import { insertDemoItem, openDemoShop } from '#server/pre-loved/demo-store.ts'
import { regionByCountry } from '#server/region/region-rules.ts'
import { departments } from '#server/seed/departments.ts'
import { departmentIdOf } from '#server/seed/products/placed-kinds.ts'
import { priceTag } from '#server/seed/products/prices.ts'
import type { Country } from '#server/seed/seed-shapes.ts'
import { type DemoItem, demoItems, demoSellers } from './pre-loved-items.ts'

const day = 86_400_000
const hour = 3_600_000

/** The category of an illustration's kind in the demo catalogue. */
function categoryOf(render: string): number {
  for (const [at, { sections }] of departments.entries()) {
    const section = sections.findIndex(({ kinds }) => kinds.some((kind) => kind.render === render))
    if (section >= 0) return departmentIdOf(at) + section + 1
  }
  throw new Error(`No kind of the demo data has the illustration ${render}.`)
}

/** A seller's photographs of an item: other views than the picture of the catalogue. */
const picsOf = ({ render }: DemoItem): string[] =>
  (['tilt', 'mirror', 'lens'] as const).map((view) => pictureTemplate({ render, hue: 0, view }))

/**
 * Lists the demo items in each region, inside a transaction, the newest a few hours before `now`. Items that the mall
 * has already stay as they are, sold ones included. The caller then makes the catalogue's rows.
 */
export async function seedPreLoved(tables: Tables, now: number): Promise<void> {
  for (const [country, names] of Object.entries(demoSellers)) {
    const { regionId } = regionByCountry(country)
    const since = new Date(now - 400 * day)
    const shopIds: number[] = []
    for (const name of names) shopIds.push(await openDemoShop(tables, { name, regionId, since }))
    for (const [at, item] of demoItems.entries())
      await insertDemoItem(tables, {
        key: `demo ${item.render}`,
        shopId: shopIds[at % shopIds.length] ?? 0,
        regionId,
        titles: item.title,
        descriptions: item.text,
        defects: item.defects ?? item.title.map(() => ''),
        price: priceTag(country as Country, item.rupees),
        condition: item.condition,
        categoryId: categoryOf(item.render),
        pics: picsOf(item),
        at: new Date(now - (at * 9 + 3) * hour),
      })
  }
}
