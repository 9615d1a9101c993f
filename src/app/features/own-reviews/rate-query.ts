import { idInPath } from '#contract/links.ts'
import type { PagePath } from '#ui/layout/page-path.ts'

/** The item of an order that the address names: undefined where the address names none, null where the id is malformed. */
export function itemOfQuery(query: URLSearchParams): number | null | undefined {
  const given = query.get('orderItemId')
  return given ? idInPath(given) : undefined
}

/** The path of the form that reviews an item of an order. */
export const ratePath = (orderItemId: number): PagePath => `/Completed/RateProduct?orderItemId=${orderItemId}`
