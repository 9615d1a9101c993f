/**
 * The variant that a product page shows first: the first in stock with the product's picture, the first in stock, or
 * the first. Undefined without variants.
 */
export function firstVariant<Variant extends { readonly stocks: number; readonly pic: string }>(
  variants: readonly Variant[],
  pic: string,
): Variant | undefined {
  const inStock = variants.filter(({ stocks }) => stocks > 0)
  return inStock.find((one) => one.pic === pic) ?? inStock[0] ?? variants[0]
}
