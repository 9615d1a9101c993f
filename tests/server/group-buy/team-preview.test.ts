import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatPrice } from '#words/price.ts'
import { headOf } from '../support/head-of.ts'
import { openGroupMall } from '../support/malls/group-mall.ts'
import { withPage } from '../support/malls/page-mall.ts'

const rupees = (amount = 0) => formatPrice(amount, 'Rs.', 'en')
let world: Awaited<ReturnType<typeof openGroupMall>>
beforeAll(async () => {
  world = await openGroupMall()
})
afterAll(() => world?.mall.close())

test('product#group-buy-page: the preview of a link to a team names the product and its group price', async () => {
  const { a } = world.skus
  const { person, teamId } = await world.member(a, await world.groupBuy(a))
  const { card } = (await world.team(person, teamId)).body.groupBuy
  const app = withPage(world.mall, { PUBLIC_URL: 'https://mall.example' })
  const page = await app.request(`/group-buy/team/${teamId}`, { headers: { Accept: 'text/html' } })
  const { title, meta } = headOf(await page.text())
  expect(title).toContain(card.prodName)
  expect(meta['og:title']).toContain(card.prodName)
  expect(meta['og:description']).toBe(meta['description'])
  expect(card.groupPrice).toBeLessThan(card.price)
  expect(meta['description']).toBe(`${rupees(card.groupPrice)} · ${card.brief}`)
  expect(meta['og:url']).toBe(`https://mall.example/group-buy/team/${teamId}`)
  expect(meta['og:image']).toMatch(/^https:\/\/mall\.example\/media\/1\/[^/]+\/share-[1-8]\.jpg$/)
})
