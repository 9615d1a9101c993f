/** The kinds of clothing and shoes that have a guide to their sizes (docs/product.md#size-guide). */
export const sizeGuides = [
  'tops',
  'womenswear',
  'coats',
  'bottoms',
  'trousers',
  'shoes',
  'gloves',
  'hats',
  'uniforms',
] as const
export type SizeGuide = (typeof sizeGuides)[number]
