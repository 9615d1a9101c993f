/** A price as somebody types it, with a comma or a point: a number; null of nothing; undefined where it is none. */
export function readPrice(text: string): number | null | undefined {
  const typed = text.trim().replace(',', '.')
  if (typed === '') return null
  return /^\d{1,6}(\.\d{0,4})?$/.test(typed) ? Number(typed) : undefined
}

/** Money for bytes at a price for 1 MB (1,000,000 bytes), rounded to hundredths. */
export const costOf = (bytes: number, price: number): number => Math.round((bytes / 1_000_000) * price * 100) / 100
