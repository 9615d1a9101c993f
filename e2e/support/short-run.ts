/** Whether this is the full run, with every case (docs/quality.md#tests). */
export const isFull = process.env['TEST_FULL'] === '1'

/** Cases that behave alike: all in the full run, the first `count` in the short run. */
export const sampleOf = <Case>(cases: readonly Case[], count = 1): readonly Case[] =>
  isFull ? cases : cases.slice(0, count)

/** The random seeds of a test: `few`, or `many` in the full run, or the one in SEED. */
export function seedsOf(few: number, many: number): number[] {
  const only = process.env['SEED']
  if (only !== undefined) return [Number(only)]
  return Array.from({ length: isFull ? many : few }, (_, index) => index + 1)
}
