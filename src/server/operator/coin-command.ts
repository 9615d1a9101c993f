import * as v from 'valibot'

const whole = (max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number), v.minValue(1), v.maxValue(max))
const prodId = whole(999_999_999_999_999)

/** The operator's commands about coin prices (docs/product.md#coins). */
export const coinCommands = [
  v.object({ kind: v.literal('coins'), most: v.optional(whole(10_000), '50') }),
  v.object({ kind: v.literal('coins on'), prodId }),
  v.object({ kind: v.literal('coins off'), prodId }),
] as const
type CoinSchema = (typeof coinCommands)[number]
export type CoinCommand = v.InferOutput<CoinSchema>
