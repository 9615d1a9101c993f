import * as v from 'valibot'
import type { Settings } from '../settings.ts'

const wholeFrom = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/** A voucher of the whole mall: the reduction in per cent, its most in major units, and the days in which it can be used. */
const terms = v.strictObject({
  percentOff: wholeFrom(1, 100),
  cap: v.pipe(v.number(), v.minValue(0.01), v.maxValue(1e9)),
  days: v.optional(wholeFrom(1, 365), 30),
})
type RewardTerms = v.InferOutput<typeof terms>
const countries = ['LK', 'CN', 'LA', 'TR'] as const

/** The setting INVITATION_REWARD: the reward of each country that has one, e.g. `{"LK":{"percentOff":10,"cap":1000}}`. */
export const rewardSetting = v.record(v.picklist(countries), terms)

/** The reward of each country unless a setting names others. */
const defaultRewards: v.InferOutput<typeof rewardSetting> = {
  LK: { percentOff: 10, cap: 1000, days: 30 },
  CN: { percentOff: 10, cap: 30, days: 30 },
  LA: { percentOff: 10, cap: 70_000, days: 30 },
  TR: { percentOff: 10, cap: 150, days: 30 },
}

/** The reward of a region; null where the region has none. */
export const rewardIn = (settings: Settings, countryCode: string): RewardTerms | null => {
  const country = countries.find((one) => one === countryCode)
  return (country && (settings.INVITATION_REWARD ?? defaultRewards)[country]) ?? null
}
