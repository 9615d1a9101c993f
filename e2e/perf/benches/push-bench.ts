import { sql } from 'kysely'
import { defaultRegionId } from '#contract/region/region.ts'
import { query } from '#server/database/database.ts'
import { runJobs } from '#server/jobs/run-jobs.ts'
import { pushJobs } from '#server/push/push-jobs.ts'
import { openPushMall } from '#tests/server/support/malls/push-mall.ts'
import { pushTarget } from '../targets.ts'

const subscriptions = 10_000

/**
 * Sends an announcement to 10,000 devices over a push service on this machine, which decrypts every message in the same
 * process: its work is part of the measured time. Also measures the longest block of the server's thread.
 */
export async function pushBench(log: (sentence: string) => void): Promise<string> {
  const world = await openPushMall()
  try {
    log(`Push to ${subscriptions} subscriptions`)
    const rows = Array.from({ length: subscriptions }, (_, index) => {
      const { endpoint, keys } = world.service.subscribe(`bench-${index}`)
      return { subscription_id: `bench-${index}`, endpoint, ...keys }
    })
    await query(
      world.mall.db,
      sql`insert into push_subscription (subscription_id, endpoint, p256dh, auth, region_id, lang, time_zone, topics, created_at)
        select subscription_id, endpoint, p256dh, auth, ${defaultRegionId}, 'en', 'Asia/Colombo', array['announcements'], now()
        from json_to_recordset(${JSON.stringify(rows)}::json) as given (subscription_id text, endpoint text, p256dh text, auth text)`,
    )
    await query(
      world.mall.db,
      sql`insert into announcement (key, regions, titles, contents, published_at)
        values ('bench', array[${defaultRegionId}::bigint], array['A','B','C','D','E'], array['a','b','c','d','e'], ${new Date(world.mall.time.now)})`,
    )
    let [longest, last] = [0, performance.now()]
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last - 10)
      last = performance.now()
    }, 10)
    const [from, processor] = [performance.now(), process.cpuUsage()]
    await runJobs(pushJobs(world.outside()), world.outside())
    const took = performance.now() - from
    const { user, system } = process.cpuUsage(processor)
    clearInterval(timer)
    const devices = new Set(world.service.received.map(({ device }) => device)).size
    const isRight = devices === subscriptions && world.service.received.length === subscriptions
    const bytes = Math.max(...world.service.received.map((one) => one.bytes))
    const verdict = isRight && took <= pushTarget.atLeast ? 'yes' : 'no'
    return `## Push\n\n| subscriptions | arrived once | s | at most ${pushTarget.atLeast / 1000} s | messages a second | processor, s | longest block, ms | largest message, bytes |\n|---|---|---|---|---|---|---|---|\n| ${subscriptions} | ${isRight ? 'yes' : `${devices} devices, ${world.service.received.length} messages`} | ${(took / 1000).toFixed(1)} | ${verdict} | ${Math.round(subscriptions / (took / 1000))} | ${((user + system) / 1e6).toFixed(1)} | ${Math.round(longest)} | ${bytes} |\n`
  } finally {
    await world.close()
  }
}
