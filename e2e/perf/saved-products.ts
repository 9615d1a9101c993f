import type { Category } from '#contract/category.ts'
import { type Language, languages } from '#contract/languages.ts'
import type { ProductCard } from '#contract/product/product.ts'
import { draftOf } from '#server/seed/products/build-product.ts'
import { placeKinds } from '#server/seed/products/placed-kinds.ts'
import { planProducts } from '#server/seed/products/product-plan.ts'
import { randomOf } from '#server/seed/random.ts'

/** The stored queries of a phone that has browsed so many products: cards as lists show them, the tree, the brands. */
export async function savedProducts(
  number: number,
  lang: Language,
): Promise<{
  cards: ProductCard[]
  tree: Category[]
  brands: { brandId: number; brandName: string; prodCount: number }[]
}> {
  const at = languages.indexOf(lang)
  const products = await placeKinds(async () => [{ hue: 0, colour: 'red' }])
  const cards = [...planProducts(products, number)].map((plan): ProductCard => {
    const { product } = draftOf(plan, 1000 + plan.rank)
    const random = randomOf(`saved ${plan.prodId}`)
    return {
      prodId: plan.prodId,
      prodName: product.names[at] ?? '',
      slug: product.slug,
      brief: product.briefs[at] ?? '',
      pic: product.pic,
      price: random.whole(100, 90_000),
      oriPrice: random.whole(90_000, 99_000),
      priceSymbol: 'Rs.',
      soldNum: random.whole(0, 5_000),
      totalStocks: random.whole(0, 90),
      shopId: random.whole(1, 60),
      shopName: 'A shop',
      categoryId: product.category_id,
      ...(product.brand_id ? { brandId: product.brand_id } : {}),
      score: random.whole(10, 50) / 10,
      prodCommNumber: random.whole(0, 90),
      shipFrom: random.whole(0, 3) === 0 ? 'China' : 'Sri Lanka',
      isOverseas: 0,
      isFreeDelivery: random.whole(0, 1) === 0 ? 0 : 1,
      createDay: random.whole(20_000, 20_500),
    }
  })
  const entry = (categoryId: number, parentId: number, name: string) => ({
    categoryId,
    parentId,
    categoryName: name,
    shortName: name,
    slug: 'x',
    pic: cards[0]?.pic ?? '',
  })
  const departments = new Map(products.map((product) => [product.departmentId, product.department.name[at] ?? '']))
  const sections = new Map(
    products.map((product) => [
      product.categoryId,
      { parentId: product.departmentId, name: product.section.name[at] ?? '' },
    ]),
  )
  const tree = [...departments].map(
    ([departmentId, name]): Category => ({
      ...entry(departmentId, 0, name),
      children: [...sections]
        .filter(([, { parentId }]) => parentId === departmentId)
        .map(([id, category]) => ({ ...entry(id, departmentId, category.name), children: [] })),
    }),
  )
  const brands = [...new Map(products.flatMap((product) => product.brands.map((brand) => [brand.brandId, brand.name])))]
  return { cards, tree, brands: brands.map(([brandId, brandName]) => ({ brandId, brandName, prodCount: 1 })) }
}
