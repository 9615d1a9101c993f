import type { Hono } from 'hono'
import { ping } from '../database/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { databaseAway, refuse } from './refusal.ts'

/**
 * `/healthz` answers if the process runs (the page uses this call as a light probe, too). `/readyz` answers if the
 * database works as well.
 */
export function healthRoutes(app: Hono, { db }: Dependencies): void {
  app.get('/healthz', (context) => context.text('ok', 200, { 'Cache-Control': 'no-store' }))
  app.get('/readyz', async (context) => {
    try {
      await ping(db)
      return context.text('ready', 200, { 'Cache-Control': 'no-store' })
    } catch {
      return refuse(context, databaseAway())
    }
  })
}
