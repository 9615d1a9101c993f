/** Parses a typed price with a comma or a point: a number; null for empty input; undefined for invalid input. */
export function readPrice(text: string): number | null | undefined {
  const typed = text.trim().replace(',', '.')
  if (typed === '') return null
  return /^\d{1,6}(\.\d{0,4})?$/.test(typed) ? Number(typed) : undefined
}

/** The cost of a number of bytes at a price per MB (1,000,000 bytes), rounded to hundredths. */
export const costOf = (bytes: number, price: number): number => Math.round((bytes / 1_000_000) * price * 100) / 100
