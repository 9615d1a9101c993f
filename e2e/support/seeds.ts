/** The random seeds of a test: `few`, or `many` in the full run, or the one in SEED. */
export function seedsOf(few: number, many: number): number[] {
  const only = process.env['SEED']
  if (only !== undefined) return [Number(only)]
  return Array.from({ length: process.env['TEST_FULL'] === '1' ? many : few }, (_, index) => index + 1)
}
