import { sql } from 'kysely'
import { type PushSettings, pushTopics } from '#contract/push/push-settings.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import { query } from '#server/database/database.ts'
import { runJobs } from '#server/jobs/run-jobs.ts'
import { pushJobs } from '#server/push/push-jobs.ts'
import { readSettings } from '#server/settings.ts'
import { logInto } from '../log-lines.ts'
import { openPushService } from '../push-service.ts'
import { openOrderMall } from './order-mall.ts'

export const everyTopic: PushSettings = {
  regionId: defaultRegionId,
  language: 'en',
  timeZone: 'Asia/Colombo',
  quietHours: null,
  topics: [...pushTopics],
}

/** A mall with a push service that decrypts. */
export async function openPushMall(environment: Record<string, string> = {}) {
  const service = await openPushService()
  const settings = { PUSH_SERVICES: service.origin, ...environment }
  const world = await openOrderMall(settings)
  const { mall, call } = world
  let names = 0
  const ask = async (method: string, path: string, body: unknown, token?: string) => {
    const response = await call.ask(method, path, { body, token })
    const text = await response.text()
    return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as Record<string, unknown>) }
  }
  /** The push jobs of one process. */
  const outside = () => ({
    db: mall.db,
    clock: () => mall.time.now,
    settings: readSettings(settings),
    log: logInto(mall.log),
  })
  return {
    ...world,
    service,
    ask,
    outside,
    /** One pass of the push jobs, `later` ms from now; answers the messages that arrived meanwhile. */
    pass: async (later = 0) => {
      mall.time.now += later
      const before = service.received.length
      await runJobs(pushJobs(outside()), outside())
      return service.received.slice(before)
    },
    /** Subscribes a new device; with a token, for the shopper who is signed in there. */
    device: async (chosen: Partial<PushSettings> = {}, token?: string) => {
      names += 1
      const name = `device-${names}`
      const subscription = service.subscribe(name)
      const answer = await ask('POST', '/push/subscription', { ...everyTopic, ...chosen, subscription }, token)
      if (answer.status !== 200) throw new Error(JSON.stringify(answer))
      return { name, subscription, subscriptionId: String(answer.body?.['subscriptionId']) }
    },
    /** Sets the lowest price of a product in the default region, in minor units. */
    setPrice: (prodId: number, price: number) =>
      query(
        mall.db,
        sql`update offer set price = ${price} where prod_id = ${prodId} and region_id = ${defaultRegionId}`,
      ),
    states: async () =>
      (
        await query<{ state: string }>(mall.db, sql`select state from push_delivery order by push_id, subscription_id`)
      ).map(({ state }) => state),
    close: async () => {
      await mall.close()
      await service.close()
    },
  }
}
