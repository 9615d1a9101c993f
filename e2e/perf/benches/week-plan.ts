import type { Category } from '#contract/category.ts'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import type { ShopDetail } from '#contract/shop.ts'
import { catalogueOf } from '#e2e/support/catalogue.ts'

/** The pages that a shopper opens on one day. */
export type DayPlan = {
  readonly department: Category
  /** Products of the department's first page; the first of them has several pictures. */
  readonly products: readonly ProductDetail[]
  /** The shop of the last product; null on every other day. */
  readonly shop: ShopDetail | null
  readonly search: string
}

const searches = ['headphones', 'running shoes', 'coffee', 'lamp', 'backpack', 'watch', 'toys']

/** Plans seven days, each with another department. The plan depends on the mall's data only. */
export async function planWeek(): Promise<DayPlan[]> {
  const { departments, cards, details, shop } = catalogueOf()
  const days: DayPlan[] = []
  for (const [at, department] of (await departments()).slice(0, searches.length).entries()) {
    const all: ProductDetail[] = []
    for (const { prodId } of await cards({ categoryId: department.categoryId, pageSize: 20 }))
      all.push(await details(prodId))
    const swiped = all.find(({ imgs }) => imgs.length > 2)
    const products = swiped ? [swiped, ...all.filter((one) => one !== swiped).slice(0, 2)] : []
    const last = products[2]
    if (!last) throw new Error(`${department.categoryName} has too few products`)
    days.push({ department, products, shop: at % 2 === 1 ? await shop(last.shopId) : null, search: searches[at] ?? '' })
  }
  return days
}
