import type { Category } from '#contract/category.ts'
import type { ProductDetail } from '#contract/product-detail.ts'
import type { ShopDetail } from '#contract/shop.ts'
import { catalogueOf } from '#e2e/support/catalogue.ts'

/** What a shopper looks at on one day. */
export type DayPlan = {
  readonly department: Category
  /** Of the department's first page; the first one has several pictures. */
  readonly products: readonly ProductDetail[]
  /** The seller of the last product, on some days. */
  readonly shop: ShopDetail | null
  readonly search: string
}

const searches = ['headphones', 'running shoes', 'coffee', 'lamp', 'backpack', 'watch', 'toys']

/** Seven days, another department on each; the same plan every time, as long as the mall is the same. */
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
