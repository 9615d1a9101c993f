import type { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mall, openMall } from '../support/mall.ts'
import { withPage } from '../support/malls/page-mall.ts'

let mall: Mall
let app: Hono
beforeAll(async () => {
  mall = await openMall()
  app = withPage(mall)
})
afterAll(() => mall?.close())

const open = (path: string) => app.request(path, { headers: { Accept: 'text/html,*/*;q=0.8' } })
const mainOf = async (answer: Response) => /<main[\s\S]*<\/main>/.exec(await answer.text())?.[0] ?? ''
const headingOf = (main: string) => /<h1[^>]*>([^<]*)<\/h1>/.exec(main)?.[1]

test.each([
  ['/cart', '/Cart'],
  ['/register?inviteCode=NL4K7Q&lang=pt', '/Register?inviteCode=NL4K7Q&lang=pt'],
])('product#routes: %s is redirected to %s', async (path, target) => {
  const answer = await open(path)
  expect(answer.status).toBe(301)
  expect(answer.headers.get('Location')).toBe(target)
})

test.each([
  ['/Checkout', 'No items selected', '/Cart'],
  ['/Checkout?basketIds=&utm_source=mail', 'No items selected', '/Cart'],
  ['/paymentMethod', 'No order selected', '/profile/orders'],
  ['/order-details?orderNumber=', 'No order selected', '/profile/orders'],
  ['/ToDeliver/CancelOrder', 'No order selected', '/profile/orders'],
  ['/ToReceive/logistics', 'No order selected', '/profile/orders'],
])('product#incomplete: %s says "%s" and links to %s', async (path, heading, link) => {
  const answer = await open(path)
  expect(answer.status).toBe(200)
  const main = await mainOf(answer)
  expect(headingOf(main)).toBe(heading)
  expect(main).toContain(`href="${link}"`)
})

test.each(['/category', '/category?categoryId=&brandId=', '/category?sort=price'])(
  'product#incomplete: %s lists all products',
  async (path) => {
    const answer = await open(path)
    expect(answer.status).toBe(200)
    const main = await mainOf(answer)
    expect(headingOf(main)).toBe('All products')
    expect(main).toContain('href="/products/')
  },
)

test.each([
  '/Checkout?basketIds=x',
  '/Checkout?prodId=1',
  '/paymentMethod?orderNumbers=x',
  '/order-details?orderNumber=x',
  '/ToDeliver/CancelOrder?orderNumber=x',
  '/ToReceive/logistics?orderNumber=x',
  '/category?categoryId=x',
])('product#incomplete: %s, a value of the wrong form, is a 404', async (path) => {
  const answer = await open(path)
  expect(answer.status).toBe(404)
  expect(headingOf(await mainOf(answer))).toBe('404 - Page Not Found')
})
