import { rm } from 'node:fs/promises'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database, Tables } from '#server/database/database.ts'
import { openPglite } from '#server/database/pglite-database.ts'
import { healthRoutes } from '#server/http/health-routes.ts'
import { copyEmptyFolder } from '../support/filled-folder.ts'

function appOver(db: Tables): Hono {
  const app = new Hono()
  healthRoutes(app, { db: db as Database } as Parameters<typeof healthRoutes>[1])
  return app
}

let folder: string
beforeAll(async () => {
  folder = await copyEmptyFolder()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('quality#start: health', () => {
  test('quality#start: while the database answers, both endpoints are ok and uncached', async () => {
    const db = await openPglite(folder)
    for (const [path, text] of [
      ['/healthz', 'ok'],
      ['/readyz', 'ready'],
    ] as const) {
      const answer = await appOver(db).request(path)
      expect([answer.status, await answer.text(), answer.headers.get('Cache-Control')]).toEqual([200, text, 'no-store'])
    }
    await db.destroy()
  })

  test('quality#start: without its database the process is live but not ready', async () => {
    const db = await openPglite(folder)
    await db.destroy()
    expect((await appOver(db).request('/healthz')).status).toBe(200)
    const answer = await appOver(db).request('/readyz')
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ code: 'BUSY', desc: 'The database does not answer.' })
  })
})
