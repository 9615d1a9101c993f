import type { FoldedLine } from '#offline/domains/cart/fold.ts'

/** The path of the checkout of lines that the server knows. */
export const checkoutOf = (lines: readonly Pick<FoldedLine, 'basketId'>[]) =>
  `/Checkout?basketIds=${lines.map(({ basketId }) => basketId).join()}` as const

/** The path at which the checkout of a guest's chosen lines continues after login: the cart, with their variants. */
export const checkoutAfterLogin = (lines: readonly Pick<FoldedLine, 'skuId'>[]) =>
  `/Cart?checkout=${lines.map(({ skuId }) => skuId).join()}` as const

/**
 * The lines of the cart whose checkout a guest has chosen before login, from the query of the cart page; null without
 * such a choice, and while one of the lines is missing, unavailable, or not known to the server.
 */
export function linesToCheckOut(query: URLSearchParams, orderable: readonly FoldedLine[]): FoldedLine[] | null {
  const skuIds = query.get('checkout')?.split(',').map(Number) ?? []
  const lines = orderable.filter(
    ({ skuId, pending, basketId }) => skuIds.includes(skuId) && pending === null && basketId !== 0,
  )
  return lines.length > 0 && lines.length === new Set(skuIds).size ? lines : null
}
