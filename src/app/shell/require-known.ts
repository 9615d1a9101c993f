import { notFound } from '@tanstack/react-router'
import type { Answer } from '#cache/answer.ts'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import type { RouteContext } from '#cache/route-context.ts'
import type { Brand, Category } from '#contract/category.ts'

// A search within an unknown category or brand returns an empty result and no error. On the server, the loaders have
// awaited the lists of categories and brands; on the page, the screen shows the 404 itself (docs/product.md#routes).

/**
 * Throws the error of the 404 page if the mall does not have this category. Does nothing if the list did not arrive.
 */
export function requireCategory({ client, market }: RouteContext, categoryId: number | undefined): void {
  if (categoryId === undefined) return
  const branch = client.getQueryData<Answer<Category[]>>(mallQueries.branch(categoryId, market).queryKey)?.value
  if (branch?.length === 0) throw notFound()
}

/** Throws the 404 page's error where the list of brands lacks this one. */
export function requireBrand({ client, market }: RouteContext, brandId: number | undefined): void {
  const brands = client.getQueryData<Answer<Brand[]>>(mallQueries.brands(undefined, market).queryKey)?.value
  if (brandId !== undefined && brands?.some((brand) => brand.brandId === brandId) === false) throw notFound()
}

/**
 * Throws the 404 page's error where `read` returns null for the query of the address. Only the server's loaders call this:
 * on the page, the screen reads its query by itself.
 */
export function requireQuery(
  location: { readonly searchStr: string },
  read: (query: URLSearchParams) => unknown,
): void {
  if (read(new URLSearchParams(location.searchStr)) === null) throw notFound()
}
