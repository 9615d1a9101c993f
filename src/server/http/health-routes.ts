import type { Hono } from 'hono'
import { ping } from '../database/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { refuse } from './refusal.ts'
import { refusal } from './serve.ts'

/** `/healthz`: the process answers (the page's light probe, too). `/readyz`: the database answers as well. */
export function healthRoutes(app: Hono, { db }: Dependencies): void {
  app.get('/healthz', (context) => context.text('ok', 200, { 'Cache-Control': 'no-store' }))
  app.get('/readyz', async (context) => {
    try {
      await ping(db)
      return context.text('ready', 200, { 'Cache-Control': 'no-store' })
    } catch {
      return refuse(context, refusal('BUSY', 'The database does not answer.'))
    }
  })
}
