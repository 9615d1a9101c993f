import { expect, test } from 'vitest'
import { renderDocument } from '#app/entry-server.tsx'
import type { PagePath } from '#ui/layout/page-path.ts'

const id: number = 12
const text: string = 'running-shoes'

/** Addresses of screens. The type check of this list is a part of the test. */
const right: readonly PagePath[] = [
  '/',
  '/?lang=en',
  '/Cart',
  '/categories',
  '/categories/',
  '/ToDeliver',
  '/Completed/Completed',
  '/profile',
  '/profile/orders?key=shoes',
  '/addresses/new',
  `/addresses/${id}`,
  '/collection#shops',
  `/products/${text}-${id}`,
  `/products/${text}-${id}/reviews`,
  `/services/${text}-${id}`,
  `/discover/sub/${text}-${id}`,
  `/store/${text}/${id}`,
  `/SearchResults/${text}?sort=price#list`,
  '/policies/refund-policy/en-us',
  `/${text}/${id}`,
  `/${text}/${id}?stars=4`,
  `/${text}/${id}/prods/${id}`,
]

/** Takes a text that does not compile as a link; the address of a screen does not compile here. */
const noLink = <Text extends string>(link: Text & (Text extends PagePath ? never : unknown)): string => link

/** Paths that no route has. */
const wrong: readonly string[] = [
  noLink('/no-such-screen'),
  noLink('/no-such-screen?key=shoes'),
  noLink('/no-such-screen#list'),
  noLink('/Cart/typo'),
  // The last segment of a category and of a shop is a number.
  noLink(`/${text}/${text}` as const),
  noLink(`/store/${text}/shoes` as const),
]

const statusOf = async (href: string) => {
  const refuseApi = async () => Response.json({ code: 'SERVER' }, { status: 500 })
  const origin = 'https://mall.example'
  const market = { regionId: 659006000343, lang: 'en' as const, timeZone: 'Asia/Colombo' }
  return (await renderDocument({ href, origin, ...market, savesData: false, at: 1_700_000_000_000, askApi: refuseApi }))
    .status
}

test.each(right)('a link to %s compiles and opens a screen', async (href) => {
  expect(await statusOf(href)).not.toBe(404)
})

test.each(wrong)('a link to %s neither compiles nor opens a screen', async (href) => {
  expect(await statusOf(href)).toBe(404)
})

test('a string, a path without its slash and an external address do not compile as links', () => {
  const others = [noLink(text), noLink('Cart'), noLink(''), noLink('https://mall.example/Cart')]
  expect(others.filter((one) => one.startsWith('/'))).toEqual([])
})
