type Bounds = { readonly min: number; readonly max: number }

/**
 * Where a price stands on the slider, 0 to 100. Most prices are low: the square root gives them the room. What lies
 * outside stands at an end.
 */
export function placeOfPrice(price: number, { min, max }: Bounds): number {
  if (max <= min) return 0
  return Math.round(100 * Math.sqrt(Math.min(1, Math.max(0, (price - min) / (max - min)))))
}

/** The price at a place of the slider, rounded to two digits that a person would say; the ends are the bounds themselves. */
export function priceAtPlace(place: number, { min, max }: Bounds): number {
  if (place <= 0) return min
  if (place >= 100) return max
  const exact = min + (max - min) * (place / 100) ** 2
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(exact)) - 1)
  return Math.min(max, Math.max(min, Math.round(exact / unit) * unit))
}
