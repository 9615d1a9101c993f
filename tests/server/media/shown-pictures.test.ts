import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageRenders } from '#contract/page-pictures.ts'
import { sharePicture } from '#contract/share-picture.ts'
import { createApp } from '#server/app.ts'
import { query } from '#server/database/database.ts'
import { openPictures } from '#server/media/picture-maker.ts'
import {
  hueStep,
  pictureFormats,
  pictureTemplate,
  pictureViews,
  pictureWidths,
  readPictureName,
} from '#server/media/picture-path.ts'
import type { Pictures } from '#server/media/pictures.ts'
import { logInto } from '../support/log-lines.ts'
import { openOrderMall } from '../support/malls/order-mall.ts'
import { testDependencies } from '../support/test-dependencies.ts'

let world: Awaited<ReturnType<typeof openOrderMall>>
let folder: string
const opened: Pictures[] = []
beforeAll(async () => {
  world = await openOrderMall()
  await world.fill()
  folder = await mkdtemp(join(tmpdir(), 'shown-'))
})
afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()))
  await world?.mall.close()
  await rm(folder, { recursive: true, force: true })
})

/** The whole mall with a picture maker of one thread over a folder of its own. */
function withPictures(name: string, waiting = 500): Hono {
  const { db, time, log } = world.mall
  const pictures = openPictures({ folder: join(folder, name), threads: 1, waiting, log: logInto(log) })
  opened.push(pictures)
  const dependencies = testDependencies({ clock: () => time.now, log: logInto(log) })
  return createApp({ db, ...dependencies, pictures, pageFolder: null })
}

const addressOf = (template: string, width: number = 160, format = 'webp') =>
  template.replace('{width}', String(width)).replace('{format}', format)

/** The picture templates of a table's column, in the order of the alphabet. */
const templatesOf = async (column: string, table: string) =>
  (
    await query<{ pic: string }>(
      world.mall.db,
      sql`select distinct ${sql.raw(column)} as pic from ${sql.raw(table)} order by pic`,
    )
  ).flatMap(({ pic }) => pic ?? [])

const places = [
  ['pic', 'product'],
  ['unnest(imgs)', 'product'],
  ['pic', 'sku'],
  ['unnest(pics)', 'review'],
  ['pic', 'banner'],
  ['pic', 'category'],
  ['pic', 'shop'],
  ['pic', 'announcement'],
] as const

test.each(places)('product#pictures: a picture that the mall shows is served: %s of %s', async (column, table) => {
  const app = withPictures('all')
  const templates = await templatesOf(column, table)
  expect(templates.length).toBeGreaterThan(0)
  // Some of each place: drawing all of them takes minutes.
  const step = Math.ceil(templates.length / 6)
  for (const template of templates.filter((_, at) => at % step === 0))
    expect((await app.request(addressOf(template))).status, template).toBe(200)
})

test('product#pictures: a shown picture has every width and format, and a preview', async () => {
  const app = withPictures('all')
  const [template = ''] = await templatesOf('pic', 'product')
  for (const width of pictureWidths)
    for (const format of pictureFormats)
      expect((await app.request(addressOf(template, width, format))).status, `${width}.${format}`).toBe(200)
  expect((await app.request(sharePicture(template, 3))).status).toBe(200)
})

test('product#pictures: other colours and views of a shown illustration are 404, and nothing is made', async () => {
  const app = withPictures('none')
  const shown = new Set((await Promise.all(places.map(([column, table]) => templatesOf(column, table)))).flat())
  const [product = ''] = await templatesOf('pic', 'product')
  for (const render of [readPictureName(product.split('/')[3] ?? '')?.render ?? '', pageRenders.compass]) {
    const others = Array.from({ length: 360 / hueStep }, (_, at) => at * hueStep)
      .flatMap((hue) => pictureViews.map((view) => ({ render, hue, view })))
      .filter((spec) => !shown.has(pictureTemplate(spec)))
      .filter(({ hue, view }) => render !== pageRenders.compass || hue !== 0 || view !== 'front')
    expect(others.length).toBeGreaterThan(50)
    for (const spec of others) {
      for (const path of [addressOf(pictureTemplate(spec), 320, 'avif'), sharePicture(pictureTemplate(spec), 1)]) {
        const answer = await app.request(path)
        expect([answer.status, ((await answer.json()) as { code: string }).code], path).toEqual([404, 'NOT_FOUND'])
      }
    }
  }
  expect(await readdir(join(folder, 'none')).catch(() => [])).toEqual([])
})

test('product#pictures: an order keeps its picture after the product has another', async () => {
  const me = await world.shopper()
  const orderNumber = await me.order(world.skus.a, 1)
  const [item] = (await me.detail(orderNumber)).body.orderItemDtos
  const spec = readPictureName(item?.pic.split('/')[3] ?? '')
  if (!item || !spec) throw new Error('The order has no picture.')
  const former = pictureTemplate({ ...spec, hue: (spec.hue + 105) % 360, view: 'box' })
  await query(world.mall.db, sql`update order_item set pic = ${former} where pic = ${item.pic}`)
  expect((await withPictures('orders').request(addressOf(former))).status).toBe(200)
})

test('quality#pictures: a full queue of pictures answers 503 with Retry-After; the pictures are made later', async () => {
  const app = withPictures('queue', 2)
  const templates = (await templatesOf('unnest(imgs)', 'product')).slice(0, 8)
  const paths = [...templates.map((template) => addressOf(template)), ...templates.map((one) => sharePicture(one, 1))]
  const answers = await Promise.all(paths.map(async (path) => app.request(path)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2)
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(8)
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  for (const refused of answers.filter(({ status }) => status === 503)) {
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(refused.headers.get('Cache-Control')).toBe('no-store')
    expect(await refused.json()).toMatchObject({ code: 'BUSY' })
  }
  for (const path of paths) expect((await app.request(path)).status, path).toBe(200)
  // A picture that exists needs no place in the queue.
  const again = await Promise.all(templates.map(async (template) => app.request(addressOf(template))))
  expect(again.map(({ status }) => status)).toEqual(templates.map(() => 200))
})
