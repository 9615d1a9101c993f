import type { APIRequestContext } from '@playwright/test'

const market = { lang: 'en', regionId: '659006000343' }

/** One address of each kind of screen in the seeded mall, and a second one that no test visits. */
export async function routesOfMall(request: APIRequestContext, mall: string) {
  const read = async (path: string, query: Record<string, string>) =>
    (await request.get(`${mall}/api${path}?${new URLSearchParams({ ...query, ...market })}`)).json()
  const tree = await read('/category/tree', {})
  const [first, second] = tree
  const of = (category: { slug: string; categoryId: number }) => `/${category.slug}/${category.categoryId}`
  const { records } = await read('/search', { categoryId: String(first.categoryId), pageSize: '20' })
  const product = (card: { slug: string; prodId: number }) => `/products/${card.slug}-${card.prodId}`
  const { shopId } = await read('/prod/prodInfo', { prodId: String(records[0].prodId) })
  return {
    department: of(first),
    subCategory: of(first.children[0]),
    product: product(records[0]),
    prodId: records[0].prodId as number,
    selected: `${of(first)}/prods/${first.children[0].categoryId}`,
    search: '/SearchResults/shoes?stars=4',
    brand: `/category?brandId=${records.find(({ brandId }: { brandId?: number }) => brandId)?.brandId}`,
    shop: `/store/shop/${shopId}`,
    otherDepartment: of(second),
    otherProduct: product(records[15]),
  }
}
