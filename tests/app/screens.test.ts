import { readFileSync } from 'node:fs'
import { createRoute } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { renderDocument, screens } from '#app/entry-server.tsx'
import { routeTree } from '#app/route-tree.gen.ts'
import { screensOf } from '#app/screens.ts'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { fixedPages } from '#server/crawlers/sitemap-rules.ts'
import { listedHead } from '#shell/head/plain-head.ts'
import { openScreen } from '#shell/open-screen.ts'
import { screensTable } from '../support/screens-table.ts'

const tags = [{ id: 7, title: 'Novelties of today', slug: 'novelties', style: 1, seq: 1 }]
const answers: Readonly<Record<string, unknown>> = { '/salesRegions/all': [], '/indexTag/taglist': tags }
const request = (href: string) => ({
  href,
  origin: 'https://mall.example',
  regionId: 659006000343,
  lang: 'en' as const,
  timeZone: 'Asia/Colombo',
  savesData: false,
  at: 1_700_000_000_000,
  askApi: async (path: string) => {
    const answer = answers[path.split('?')[0] ?? '']
    return answer ? Response.json(answer) : Response.json({ code: 'SERVER' }, { status: 500 })
  },
})

test('a route that is added to the tree appears in document, sitemap, examples and docs', async () => {
  const before = { ...(routeTree.children as object) }
  const added = createRoute({
    getParentRoute: () => routeTree,
    path: '/novelties',
    staticData: { screen: 'Novelties', examples: { novelties: '/novelties' }, sitemap: ['/novelties'] },
    loader: (opened) => openScreen(opened, [mallQueries.tags(opened.context.market)]),
    head: (route) => listedHead(route as never, () => 'Novelties'),
    component: () => 'Everything new',
  })
  // The router keeps the first tree that a process of the server has rendered.
  const forgetTree = () => Reflect.deleteProperty(globalThis, '__TSR_CACHE__')
  forgetTree()
  routeTree.addChildren({ ...before, added } as never)
  const tree = routeTree

  const document = await renderDocument(request('/novelties'), tree)
  expect(document.status).toBe(200)
  expect(document.head.meta).toContainEqual({ title: 'Novelties · Nelu' })
  expect(document.markup).toContain('Everything new')
  expect(document.state).toContain('Novelties of today')
  expect(fixedPages(screensOf(tree))).toContainEqual({ path: '/novelties' })
  expect(screensOf(tree).flatMap(({ examples = {} }) => Object.keys(examples))).toContain('novelties')
  expect(screensTable(screensOf(tree))).toContain('| Novelties | `/novelties` |')
  routeTree.addChildren(before as never)
  forgetTree()
})

test('a failed query is left to the page and does not make the document a 500', async () => {
  const document = await renderDocument(request('/'))
  expect(document.status).toBe(200)
  expect(document.markup).toContain('aria-busy="true"')
  expect(document.state).not.toContain('/indexTag/list')
})

test('every screen has a name and, if it is reachable, an example; no two examples share a name', () => {
  expect(screens.filter(({ screen }) => !screen).map(({ path }) => path)).toEqual([])
  const without = screens.filter(({ examples, shopperExamples }) => !examples && !shopperExamples)
  // The design kit's gallery is not built; the return from external sign-in only passes through.
  expect(without.map(({ path }) => path)).toEqual(['/gallery', '/signed-in'])
  const names = screens.flatMap((one) =>
    Object.keys({ ...one.examples }).concat(Object.keys({ ...one.shopperExamples })),
  )
  expect(new Set(names).size).toBe(names.length)
})

test('docs/screens.md is generated from the route tree: `npm run docs` writes it after a build', () => {
  expect(readFileSync(new URL('../../docs/screens.md', import.meta.url), 'utf8')).toContain(screensTable(screens))
})
