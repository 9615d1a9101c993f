import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { Hono } from 'hono'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { pageRenders } from '#contract/page-pictures.ts'
import { sharePicture, shareTints } from '#contract/share-picture.ts'
import { median } from '#e2e/perf/median.ts'
import { colourOf } from '#server/media/colour-of-pixels.ts'
import { coloursOf } from '#server/media/colours.ts'
import { mediaRoutes } from '#server/media/media-routes.ts'
import { isCalled } from '#server/media/name-colour.ts'
import { openPictures } from '#server/media/picture-maker.ts'
import { type PictureSpec, pictureGeneration, pictureTemplate, pictureViews } from '#server/media/picture-path.ts'
import type { Pictures } from '#server/media/pictures.ts'
import { pixelsOf } from '#server/media/pixels.ts'
import { placeKinds } from '#server/seed/products/placed-kinds.ts'
import { answeringDatabase } from '../support/answering-database.ts'
import { type LogLine, logInto } from '../support/log-lines.ts'

const shoe: PictureSpec = { render: '1f45f', hue: 0, view: 'front' }
const shoePath = '/media/1/1f45f.0.front/320.avif'

let folder: string
let pictures: Pictures
let lines: LogLine[]

function open(inFolder = folder, threads = 1): Pictures {
  return openPictures({ folder: inFolder, threads, waiting: 500, log: logInto(lines) })
}

function mall(over: Pictures = pictures): Hono {
  const app = new Hono()
  const sold = ['1f45f', '1ffff'].map((render) => ({ pic: pictureTemplate({ ...shoe, render }) }))
  const db = answeringDatabase(async (text) => (text.includes('order_item') ? [] : sold))
  mediaRoutes(app, { pictures: over, db, clock: () => 0 })
  return app
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  lines = []
  pictures = open()
})
afterEach(async () => {
  await pictures.close()
  await rm(folder, { recursive: true, force: true })
})

describe('product#pictures: previews of shared links', () => {
  test("product#pictures: a preview is a JPEG of 1200×630 on the tint of the product's tile, with the product in the middle", async () => {
    const tokens = await readFile(new URL('../../../src/app/styles/tokens.css', import.meta.url), 'utf8')
    // The light theme's tints come first.
    expect(shareTints.map((tint) => tint.toLowerCase())).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((at) =>
        new RegExp(`--tile-${at}:\\s*(#[0-9A-Fa-f]{6})`).exec(tokens)?.[1]?.toLowerCase(),
      ),
    )
    const answer = await mall().request(sharePicture(pictureTemplate(shoe), 1002))
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('image/jpeg')
    // WhatsApp refuses previews over 300 kB.
    expect(bytes.length).toBeLessThan(100_000)
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ format: 'raw', width: 1200, height: 630, channels: 3 })
    const pixel = (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)]
    const near = (one: number[], other: number[]) => one.every((value, at) => Math.abs(value - (other[at] ?? 0)) <= 3)
    const tint = [0xdc, 0xf3, 0xe4]
    for (const [x, y] of [
      [5, 5],
      [1195, 5],
      [5, 625],
      [1195, 625],
    ] as const)
      expect(near(pixel(x, y), tint)).toBe(true)
    expect(near(pixel(600, 320), tint)).toBe(false)
  })

  test.each(['share-0.jpg', 'share-9.jpg', 'share-.jpg', 'share-1.png', 'share-1.jpg.jpg', 'share.jpg'])(
    'product#pictures: %s has no preview',
    async (file) => {
      expect((await mall().request(`/media/1/1f45f.0.front/${file}`)).status).toBe(404)
    },
  )

  test('product#pictures: a product that is not for sale has no preview', async () => {
    expect((await mall().request('/media/1/1f600.0.front/share-1.jpg')).status).toBe(404)
  })
})

describe('product#pictures: pictures', () => {
  test('product#pictures: every width and format is an image of that width with alpha, immutable for a year', async () => {
    for (const [width, format] of [
      [160, 'avif'],
      [320, 'webp'],
      [512, 'avif'],
    ] as const) {
      const path = pictureTemplate(shoe).replace('{width}', String(width)).replace('{format}', format)
      const answer = await mall().request(path)
      const bytes = new Uint8Array(await answer.arrayBuffer())
      expect(answer.status).toBe(200)
      expect(answer.headers.get('Content-Type')).toBe(`image/${format}`)
      expect(answer.headers.get('Content-Length')).toBe(String(bytes.length))
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
      const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
      expect([info.width, info.height, info.channels]).toEqual([width, width, 4])
      expect(data[3]).toBeLessThan(32)
      expect(data[((info.height / 2) * info.width + info.width / 2) * 4 + 3]).toBeGreaterThan(200)
    }
  })

  test('product#pictures: the view with an enlarged part shows the whole product beside the part', async () => {
    const dress: PictureSpec = { render: '1f457', hue: 0, view: 'front' }
    const alphaOf = async (view: PictureSpec['view'], width: 160 | 320) => {
      const bytes = await pictures.read({ ...dress, view }, width, 'webp')
      const { data, info } = await sharp(bytes ?? undefined)
        .resize(160)
        .raw()
        .toBuffer({ resolveWithObject: true })
      return (x: number, y: number) => (data[(y * info.width + x) * info.channels + 3] ?? 0) > 128
    }
    const [whole, lens] = [await alphaOf('front', 320), await alphaOf('lens', 320)]
    // The product is drawn at 84 / 92 of its size, 4 % up and to the left; the lens covers the lower right quarter.
    let [same, seen] = [0, 0]
    for (let y = 0; y < 160; y += 2)
      for (let x = 0; x < 80; x += 2) {
        const [fromX, fromY] = [x, y].map((at) => Math.round(80 + ((at - 73.6) * 92) / 84)) as [number, number]
        seen += 1
        same += lens(x, y) === whole(fromX, fromY) ? 1 : 0
      }
    expect(same / seen).toBeGreaterThan(0.97)
    expect(lens(118, 118)).toBe(true)
  })

  test('product#pictures: every view fills the frame equally and has an empty border', async () => {
    for (const view of pictureViews) {
      const bytes = await pictures.read({ ...shoe, view }, 160, 'webp')
      const { data, width } = await pixelsOf(sharp(bytes ?? new Uint8Array()))
      let [least, most] = [width, 0]
      for (let at = 0; at < width * width; at += 1) {
        if ((data[at * 4 + 3] ?? 0) < 64) continue
        for (const position of [at % width, Math.floor(at / width)]) {
          least = Math.min(least, position)
          most = Math.max(most, position)
        }
      }
      expect(least, view).toBeGreaterThan(0)
      expect((most - least + 1) / width, view).toBeGreaterThan(0.84)
      expect((most - least + 1) / width, view).toBeLessThan(1)
    }
  })

  test('quality#speed: card pictures, 320 px wide at two pixels per point, have a median of at most 4 kB as AVIF', async () => {
    const renders = (await placeKinds(async () => [])).map(({ kind }) => kind.render)
    const sample = renders.filter((_, at) => at % Math.floor(renders.length / 30) === 0)
    const weights = await Promise.all(
      sample.map(async (render) => (await pictures.read({ ...shoe, render }, 320, 'avif'))?.length ?? 0),
    )
    expect(sample.length).toBeGreaterThanOrEqual(30)
    expect(Math.min(...weights)).toBeGreaterThan(500)
    expect(median(weights)).toBeLessThanOrEqual(4_000)
  })

  test('product#pictures: HEAD answers with the headers of GET and no body', async () => {
    const answer = await mall().request(shoePath, { method: 'HEAD' })
    expect(answer.status).toBe(200)
    expect(Number(answer.headers.get('Content-Length'))).toBeGreaterThan(500)
    expect((await answer.arrayBuffer()).byteLength).toBe(0)
  })

  test.each([
    ['an unknown illustration', '/media/1/1ffff.0.front/320.avif'],
    ['an illustration that the mall does not use', '/media/1/1f4a9.0.front/320.avif'],
    ['an unknown generation', '/media/0/1f45f.0.front/320.avif'],
    ['an unknown width', '/media/1/1f45f.0.front/300.avif'],
    ['an unknown format', '/media/1/1f45f.0.front/320.png'],
    ['an unknown view', '/media/1/1f45f.0.side/320.avif'],
    ['a hue between the steps', '/media/1/1f45f.7.front/320.avif'],
    ['a hue of 360', '/media/1/1f45f.360.front/320.avif'],
    ['another spelling of a hue', '/media/1/1f45f.015.front/320.avif'],
    ['a path traversal in the folder name', '/media/1/..%2f..%2fpackage.0.front/320.avif'],
    ['a path traversal in the file name', '/media/1/1f45f.0.front/..%2f320.avif'],
    ['capital letters', '/media/1/1F45F.0.front/320.avif'],
    ['an invalid percent-encoding', '/media/1/%E0%A4%A/320.avif'],
    ['a null byte', '/media/1/1f45f%00.0.front/320.avif'],
    ['a very long name', `/media/1/${'1f45f-'.repeat(500)}.0.front/320.avif`],
    ['a folder', '/media/1/1f45f.0.front/'],
    ['an empty path', '/media/'],
  ])('product#pictures: %s is 404 with a sentence', async (_case, path) => {
    const answer = await mall().request(path)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND', desc: expect.stringMatching(/\w+\.$/) })
    expect(await readdir(folder)).toEqual([])
  })

  test('product#pictures: the pictures of the page itself exist in every mall', async () => {
    for (const render of Object.values(pageRenders)) {
      expect((await mall().request(`/media/1/${render}.0.front/160.webp`)).status, render).toBe(200)
    }
  })

  test('product#pictures: pictures of an older generation are deleted at the next start, current ones stay', async () => {
    await pictures.read(shoe, 160, 'webp')
    await pictures.close()
    for (const name of ['0', '99', 'notes']) {
      await mkdir(join(folder, name))
      await writeFile(join(folder, name, 'file'), '')
    }
    pictures = open()
    await expect.poll(() => readdir(folder).then((names) => names.sort())).toEqual(['1', 'notes'])
    expect(await readdir(join(folder, '1/1f45f.0.front'))).toEqual(['160.webp'])
  })

  test('product#pictures: fifty requests for a new picture render it once, without blocking the main loop', async () => {
    const before = performance.eventLoopUtilization()
    const specs = [shoe, ...['1f455', '1f4f1', '1f3b8', '1f48d'].map((render) => ({ ...shoe, render }))]
    const answers = await Promise.all([
      ...Array.from({ length: 50 }, () => pictures.read(shoe, 320, 'avif')),
      ...specs.flatMap((spec) => [pictures.read(spec, 512, 'avif'), pictures.read(spec, 160, 'webp')]),
    ])
    // Work on the main loop itself would use it fully.
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
    expect(answers.every((bytes) => bytes !== null)).toBe(true)
    // The same buffer: a picture that was made again would be another one.
    expect(new Set(answers.slice(0, 50)).size).toBe(1)
  })

  test('product#pictures: after a restart pictures come from disk', async () => {
    const made = await pictures.read(shoe, 320, 'avif')
    await pictures.close()
    const savedFile = join(folder, pictureGeneration, '1f45f.0.front', '320.avif')
    const written = await stat(savedFile)
    pictures = open()
    const reopened = await pictures.read(shoe, 320, 'avif')
    await pictures.close()
    expect(Buffer.compare(reopened ?? Buffer.of(), made ?? Buffer.of())).toBe(0)
    expect((await stat(savedFile)).mtimeMs).toBe(written.mtimeMs)
    expect(await readdir(join(folder, pictureGeneration, '1f45f.0.front'))).toEqual(['320.avif'])
    expect((await sharp(await readFile(savedFile)).metadata()).width).toBe(320)
  })

  test.each([
    ['empty', () => Buffer.alloc(0)],
    ['truncated', (original: Buffer) => original.subarray(0, 700)],
    ['partly overwritten', (original: Buffer) => Buffer.from(original).fill(0, 400, 500)],
  ])('product#pictures: a file that is %s is rendered again', async (_case, damage) => {
    const made = await pictures.read(shoe, 320, 'avif')
    await pictures.close()
    const savedFile = join(folder, pictureGeneration, '1f45f.0.front', '320.avif')
    const original = await readFile(savedFile)
    await writeFile(savedFile, damage(original))
    pictures = open()
    const rendered = await pictures.read(shoe, 320, 'avif')
    expect(Buffer.compare(rendered ?? Buffer.of(), made ?? Buffer.of())).toBe(0)
    await pictures.close()
    expect(Buffer.compare(await readFile(savedFile), original)).toBe(0)
  })

  test('product#pictures: a disk that refuses writes costs one log line and no answer', async () => {
    await writeFile(join(folder, 'file'), '')
    const full = open(join(folder, 'file'))
    const first = await full.read(shoe, 160, 'avif')
    const second = await full.read({ ...shoe, view: 'tilt' }, 160, 'avif')
    await expect.poll(() => lines.length).toBe(1)
    expect(await full.read(shoe, 160, 'avif')).toBe(first)
    await full.close()
    expect(second).not.toBeNull()
    expect(lines).toEqual([expect.objectContaining({ level: 'warn', event: 'picture-not-kept' })])
  })

  test('product#pictures: requested pictures have priority over pre-rendered ones, and pre-rendering stops at close', async () => {
    const renders = ['1f455', '1f4f1', '1f3b8', '1f48d', '1f34e', '1f3be', '1f4cf', '1f3b9']
    const warming = pictures.warm(renders.map((render) => ({ ...shoe, render })))
    expect(await pictures.read(shoe, 320, 'avif')).not.toBeNull()
    const warmed = await readdir(join(folder, pictureGeneration)).catch(() => [])
    expect(warmed.length).toBeLessThan(renders.length)
    await pictures.close()
    await warming
    expect(await pictures.read({ ...shoe, hue: 15 }, 320, 'avif')).toBeNull()
    expect(lines).toEqual([])
  })

  test('product#pictures: two threads pre-render two pictures at a time, each once', async () => {
    let started = 0
    const count = () => void (started += 1)
    subscribe('worker_threads', count)
    const two = open(folder, 2)
    await two.warm([shoe, { ...shoe, hue: 15 }])
    await two.close()
    unsubscribe('worker_threads', count)
    expect(started).toBe(2)
    for (const name of await readdir(join(folder, pictureGeneration)))
      expect(await readdir(join(folder, pictureGeneration, name))).toHaveLength(6)
    expect(lines).toEqual([])
  })

  test('product#pictures: pre-rendering makes every size once', async () => {
    await pictures.warm([shoe])
    const made = join(folder, pictureGeneration, '1f45f.0.front')
    expect((await readdir(made)).sort()).toEqual([
      '160.avif',
      '160.webp',
      '320.avif',
      '320.webp',
      '512.avif',
      '512.webp',
    ])
    const first = await stat(join(made, '320.avif'))
    await pictures.warm([shoe])
    expect((await stat(join(made, '320.avif'))).mtimeMs).toBe(first.mtimeMs)
  })
})

describe('product#pictures: colours', () => {
  test.each(['1f455', '1f9e2', '1f9f3', '1f392', '1f94a', '1f4d2', '1f3ae', '1f3f5-fe0f'])(
    'product#pictures: the colours of %s match the served pictures',
    async (render) => {
      const colours = await coloursOf(render)
      expect(colours.length).toBeGreaterThanOrEqual(3)
      expect(colours[0]?.hue).toBe(0)
      expect(new Set(colours.map(({ colour }) => colour)).size).toBe(colours.length)
      for (const { hue, colour } of colours) {
        const bytes = await pictures.read({ render, hue, view: 'front' }, 160, 'avif')
        const measured = colourOf(await pixelsOf(sharp(bytes ?? new Uint8Array())))
        expect(
          measured && isCalled(measured.colour, colour),
          `${render} ${hue} ${colour}, measured ${measured?.name}`,
        ).toBe(true)
      }
    },
  )

  test('product#pictures: grey, wooden, skin-toned, multi-coloured and missing illustrations have no colour choice', async () => {
    for (const render of ['1f4cf', '1fa91', '1f4e6', '1f308', '1f3a9', '1f44b-1f3fd', '1ffff', '../package']) {
      expect(await coloursOf(render), render).toEqual([])
    }
  })
})
