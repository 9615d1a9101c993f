import type { Random } from '#server/seed/random.ts'
import type { Country } from '#server/seed/seed-shapes.ts'
import { shops } from '#server/seed/shops.ts'

type ShopChoice = {
  readonly department: string
  readonly country: Country
  readonly from?: Country
  readonly isLocal: boolean
}

const numbered = shops.map((shop, index) => ({
  shopId: index + 1,
  country: shop.country,
  departments: shop.departments,
}))
const sellersOf = new Map<string, typeof numbered>()

function sellers(department: string, country: Country) {
  const key = `${department} ${country}`
  const known = sellersOf.get(key)
  if (known) return known
  const found = numbered.filter((shop) => shop.country === country && shop.departments.includes(department))
  sellersOf.set(key, found)
  return found
}

/**
 * The shop that sells a product in a country: a shop of that country or, for an overseas product, of the product's
 * country.
 */
export function chooseShop(
  { department, country, from, isLocal }: ShopChoice,
  random: Random,
): (typeof numbered)[number] {
  const abroad = (['lk', 'cn', 'la', 'tr'] as const).filter((one) => one !== country)
  const other = from && from !== country ? from : random.pick(abroad)
  return random.pick(sellers(department, isLocal ? country : other))
}
