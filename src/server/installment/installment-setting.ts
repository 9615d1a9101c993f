import * as v from 'valibot'

const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(1e9))
const wholeFrom = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/** The terms of a region's plan; amounts in major units, the interest in per cent of the amount for the whole plan. */
const terms = v.strictObject({
  bank: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  months: v.optional(wholeFrom(2, 60), 6),
  interest: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 0),
  fee: v.optional(amount, 0),
  above: v.optional(amount, 10_000),
  contactDays: v.optional(wholeFrom(1, 60), 5),
})
export type InstallmentTerms = v.InferOutput<typeof terms>

/** The setting INSTALLMENTS: the plan of each country that has one, e.g. `{"LK":{"bank":"Serendib Bank"}}`. */
export const installmentSetting = v.record(v.picklist(['LK', 'CN', 'LA', 'TR']), terms)
