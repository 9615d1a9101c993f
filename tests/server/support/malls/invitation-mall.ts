import { sql } from 'kysely'
import type { InvitationInfo, InviterRow } from '#contract/invitation/invitation.ts'
import type { OrderNotice } from '#contract/notice/notice.ts'
import type { PayType } from '#contract/order/order.ts'
import { query } from '#server/database/database.ts'
import { confirmationJob } from '#server/invitation/confirmation-job.ts'
import { runJobs } from '#server/jobs/run-jobs.ts'
import { ship } from '#server/order/move-order.ts'
import { silentLog } from '../log-lines.ts'
import { payOrder } from '../paid-order.ts'
import { testDependencies } from '../test-dependencies.ts'
import { openOrderMall } from './order-mall.ts'

/** A mall with shoppers who invite and are invited. */
export async function openInvitationMall(environment: Record<string, string> = {}) {
  const world = await openOrderMall(environment)
  await world.fill()
  const { mall, call, skus } = world
  const now = () => new Date(mall.time.now)
  const { settings } = testDependencies({ clock: () => mall.time.now, log: silentLog }, environment)

  /** Signs a new shopper in, who can invite and receive orders. */
  const person = async (signIn: Record<string, unknown> = {}, home?: number) => {
    const me = await world.shopper(home, signIn)
    const info = async (where = {}) =>
      (await me.ask<InvitationInfo>('GET', '/p/invitation/info', undefined, where)).body
    return {
      ...me,
      info,
      code: (await info()).invitationCode,
      leaderboard: async (where = {}) =>
        (await me.ask<{ records: InviterRow[]; own: InviterRow }>('GET', '/p/invitation/leaderboard', undefined, where))
          .body,
      notices: async () =>
        (await me.ask<{ records: OrderNotice[] }>('GET', '/p/order/notice/page?size=50')).body.records.filter(
          ({ subject }) => subject === 'invitation',
        ),
      /** Buys an item, pays by card or as named, and has it shipped; answers the order's number. */
      shipped: async (payType?: PayType) => {
        const orderNumber = await me.order(skus.a)
        await payOrder(mall, orderNumber, payType)
        await mall.db
          .transaction()
          .execute((tables) => ship(tables, orderNumber, { courier: 'Lanka Express', trackingNumber: 'LX 1' }, now()))
        return orderNumber
      },
      receive: (orderNumber: string) => me.ask<object>('PUT', `/p/myOrder/receipt/${orderNumber}`),
    }
  }
  /** Confirms the invitations that are due, as the mall's jobs do. */
  const confirmDue = () =>
    runJobs([confirmationJob(settings)], { db: mall.db, log: silentLog, clock: () => mall.time.now })
  /** The counts of all inviters, added up. */
  const sums = async () => {
    const [row] = await query<{ referred: number; confirmed: number }>(
      mall.db,
      sql`select coalesce(sum(referred), 0)::int as referred, coalesce(sum(confirmed), 0)::int as confirmed from invitation_score`,
    )
    return row
  }
  return { ...world, call, person, confirmDue, sums, settings }
}
