import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { healthRoutes } from '#server/http/health-routes.ts'
import { openBare } from './support/embedded-copy.ts'

function appOver(db: Pick<Database, 'query'>): Hono {
  const app = new Hono()
  healthRoutes(app, { db: db as Database } as Parameters<typeof healthRoutes>[1])
  return app
}

describe('issue 2 §2 health', () => {
  test('issue 2 §2 while the database answers, both say so, and nobody keeps it', async () => {
    const db = await openBare()
    for (const [path, text] of [
      ['/healthz', 'ok'],
      ['/readyz', 'ready'],
    ] as const) {
      const answer = await appOver(db).request(path)
      expect([answer.status, await answer.text(), answer.headers.get('Cache-Control')]).toEqual([200, text, 'no-store'])
    }
    await db.close()
  })

  test('issue 2 §2 when the database is gone the process still answers, but is not ready', async () => {
    const db = await openBare()
    await db.close()
    expect((await appOver(db).request('/healthz')).status).toBe(200)
    const answer = await appOver(db).request('/readyz')
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ code: 'BUSY', desc: 'The database does not answer.' })
  })
})
