import type { Hono } from 'hono'
import { etag } from 'hono/etag'
import { endpoints } from '#contract/endpoints.ts'
import type { Dependencies } from '../dependencies.ts'
import { openApiPage } from './openapi-page.ts'
import { describeApi } from './openapi-rules.ts'

/** `/api/openapi.json` describes every endpoint of the contract; `/api/docs` shows the same to read, in development. */
export function openApiRoutes(app: Hono, { settings }: Pick<Dependencies, 'settings'>): void {
  let text: string | undefined
  app.get('/api/openapi.json', etag(), (context) => {
    text ??= JSON.stringify(describeApi(endpoints))
    return context.body(text, 200, { 'Content-Type': 'application/json', 'Cache-Control': 'public, no-cache' })
  })
  if (settings.MALL_MODE === 'production') return
  app.get('/api/docs', (context) =>
    context.html(openApiPage(describeApi(endpoints)), 200, { 'Cache-Control': 'no-store' }),
  )
}
