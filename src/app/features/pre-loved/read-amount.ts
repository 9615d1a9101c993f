const amount = /^\d{1,12}([.,]\d{1,2})?$/

/** The amount of a typed price in major units; spaces between digits are ignored. Undefined where no amount is typed. */
export function readAmount(typed: string): number | undefined {
  const text = typed.replace(/[\s\u00a0\u202f]/g, '')
  return amount.test(text) ? Number(text.replace(',', '.')) : undefined
}
