import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { openMall } from '#tests/server/support/mall.ts'
import { withPage } from '#tests/server/support/malls/page-mall.ts'
import './plain-worker.ts'

/** A small mall in this process with the built page and settings of its own. */
export type SmallMall = {
  readonly address: string
  /** The mall's clock, which stands still until a test changes it. */
  readonly time: { now: number }
  stop(): Promise<void>
}

/** Opens the mall on a free port. Seeding takes up to a minute on a busy machine. */
export async function openSmallMall(environment: Record<string, string>): Promise<SmallMall> {
  const mall = await openMall(36)
  mall.time.now = Date.now()
  const app = withPage(mall, environment)
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 })
  await new Promise<void>((resolve) => server.once('listening', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    time: mall.time,
    async stop() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
      await mall.close()
    },
  }
}
