import type { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mall, openMall } from '../support/mall.ts'
import { withPage } from '../support/page-mall.ts'

let mall: Mall
let app: Hono
beforeAll(async () => {
  mall = await openMall()
  app = withPage(mall)
})
afterAll(() => mall?.close())

const open = (path: string) => app.request(path, { headers: { Accept: 'text/html,*/*;q=0.8' } })

test.each([
  ['/cart', '/Cart'],
  ['/register?inviteCode=NL4K7Q&lang=pt', '/Register?inviteCode=NL4K7Q&lang=pt'],
])('product#routes: %s is redirected to %s', async (path, target) => {
  const answer = await open(path)
  expect(answer.status).toBe(301)
  expect(answer.headers.get('Location')).toBe(target)
})
