import type { Tables } from '../database/database.ts'
import { isRefusal } from '../http/refusal.ts'
import { regionById } from '../region/region-rules.ts'
import type { Settings } from '../settings.ts'
import { grantVoucher } from '../voucher/collect-voucher.ts'
import { ensureVoucher } from '../voucher/new-voucher-store.ts'
import type { Inviter } from './invitation-store.ts'
import { rewardIn } from './reward-setting.ts'

/** The name of the voucher in the five languages. */
const names = [
  'Thank you for inviting a friend',
  '邀请好友奖励',
  'Arkadaş daveti ödülü',
  'За приглашение друга',
  'Obrigado por convidar um amigo',
]
/** Rewards have no end and no limit; the number of confirmed invitations is the limit. */
const [start, noEnd] = [new Date('2020-01-01T00:00:00Z'), new Date('2100-01-01T00:00:00Z')]
const unlimited = 1_000_000_000

/** Gives an inviter the voucher of the region, inside the caller's transaction; false where the mall gives none. */
export async function giveReward(
  tables: Tables,
  settings: Settings,
  { accountId, regionId }: Inviter,
  now: Date,
): Promise<boolean> {
  const { countryCode } = regionById(regionId)
  const reward = rewardIn(settings, countryCode)
  if (!reward) return false
  const { percentOff, cap, days } = reward
  const terms = {
    // Other terms are another voucher, so that rewards that were given stay as they are.
    key: `invitation ${countryCode} ${percentOff} ${cap} ${days}`,
    regionId,
    names,
    kind: 'mall',
    percentOff,
    // In minor units, as all stored money.
    cap: Math.round(cap * 100),
    minSpend: 0,
    startsAt: start,
    endsAt: noEnd,
    stock: unlimited,
    limitPerUser: unlimited,
    validDays: days,
    access: 'granted',
  } as const
  const voucherId = await ensureVoucher(tables, terms, now)
  const granted = await grantVoucher(tables, { accountId, voucherId, now })
  if (isRefusal(granted)) throw new Error(`The reward of an invitation was refused: ${granted.refused.desc}`)
  return true
}
