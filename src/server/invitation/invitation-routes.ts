import type { Hono } from 'hono'
import { type InviterRow, leaderboardSize, readInvitation, readLeaderboard } from '#contract/invitation/invitation.ts'
import { invitationPath } from '#contract/invitation/invitation-code.ts'
import { findById } from '../account/account-store.ts'
import type { Dependencies } from '../dependencies.ts'
import { serveShopper } from '../http/serve-shopper.ts'
import { regionById } from '../region/region-rules.ts'
import { shortName } from './invitation-rules.ts'
import { readOwnScore, readTopScores } from './leaderboard-store.ts'
import { rewardIn } from './reward-setting.ts'

/** A shopper's invitation code with its counts, and the leaderboard of a region (docs/wire.md#invitations). */
export function invitationRoutes(api: Hono, dependencies: Dependencies): void {
  const { settings } = dependencies

  serveShopper(api, dependencies, readInvitation, async (_query, { tables, shopper: { accountId }, regionId }) => {
    const account = await findById(tables, accountId)
    if (!account) throw new Error('The account was deleted during the request.')
    const invitationCode = account.invitation_code
    const { countryCode, priceSymbol } = regionById(regionId)
    const reward = rewardIn(settings, countryCode)
    return {
      invitationCode,
      url: `${settings.PUBLIC_URL ?? ''}${invitationPath(invitationCode)}`,
      ...(await readOwnScore(tables, accountId, regionId)),
      reward: reward && { ...reward, priceSymbol },
    }
  })

  serveShopper(api, dependencies, readLeaderboard, async (_query, { tables, shopper: { accountId }, regionId }) => {
    const [rows, own, account] = await Promise.all([
      readTopScores(tables, regionId, leaderboardSize),
      readOwnScore(tables, accountId, regionId),
      findById(tables, accountId),
    ])
    const nickName = account?.nick_name ?? ''
    const records = rows.map((row): InviterRow => {
      const isOwn = row.accountId === accountId
      const { rank, referred, confirmed } = row
      return {
        rank,
        referred,
        confirmed,
        isOwn,
        nickName: isOwn ? nickName : row.nickName ? shortName(row.nickName) : '',
      }
    })
    return { records, own: { ...own, nickName, isOwn: true } }
  })
}
