import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { failureBody } from '#contract/failure.ts'
import { limits } from '#server/http/limits.ts'
import { type Mall, openMall } from '../support/mall.ts'
import { builtPage, withPage } from '../support/malls/page-mall.ts'

const year = 'public, max-age=31536000, immutable'

let mall: Mall
let app: Hono
/** A copy of the build, with a file of the previous build and one that must not be served. */
let folder: string
let hashed: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-files-'))
  await cp(builtPage(), join(folder, 'page'), { recursive: true })
  await cp(join(builtPage(), '../first-view'), join(folder, 'first-view'), { recursive: true })
  await writeFile(join(folder, 'first-view/package.json'), '{ "type": "module" }')
  await mkdir(join(folder, 'previous'))
  await writeFile(join(folder, 'previous/home-before.js'), 'export const build = 1\n')
  await writeFile(join(folder, 'secret.json'), '{"secret":1}')
  const names = await readdir(join(folder, 'page/assets'))
  hashed = names.find((name) => name.endsWith('.js') && names.includes(`${name}.br`)) ?? ''
  mall = await openMall(36)
  app = withPage(mall, {}, join(folder, 'page'))
})
afterAll(async () => {
  await mall?.close()
  await rm(folder, { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

describe('quality#speed: built files', () => {
  test('quality#speed: a file is served as brotli, gzip or uncompressed, as the client accepts', async () => {
    const source = await readFile(join(folder, 'page/assets', hashed))
    for (const [accepted, encoding, unpack] of [
      ['br, gzip', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['identity', null, (bytes: Buffer) => bytes],
    ] as const) {
      const answer = await get(`/assets/${hashed}`, { 'Accept-Encoding': accepted })
      const bytes = await bytesOf(answer)
      expect(answer.headers.get('Content-Encoding')).toBe(encoding)
      expect(answer.headers.get('Content-Type')).toMatch(/^text\/javascript/)
      expect(answer.headers.get('Content-Length')).toBe(String(bytes.length))
      if (encoding) expect(answer.headers.get('Vary')).toMatch(/Accept-Encoding/)
      expect(unpack(bytes).equals(source)).toBe(true)
    }
  })

  test('quality#speed: a hashed file of this or the previous build is immutable', async () => {
    for (const name of [hashed, 'home-before.js']) {
      const answer = await get(`/assets/${name}`)
      expect(answer.status, name).toBe(200)
      expect(answer.headers.get('Cache-Control'), name).toBe(year)
    }
    expect(await (await get('/assets/home-before.js')).text()).toContain('build = 1')
  })

  test('quality#speed: a file with a stable name is revalidated each time and answered with 304', async () => {
    for (const path of ['/worker.js', '/manifest.webmanifest', '/index.html', '/icons/mark.svg']) {
      const answer = await get(path, { 'Accept-Encoding': 'br' })
      expect(answer.status, path).toBe(200)
      expect(answer.headers.get('Cache-Control'), path).toBe('no-cache')
      const tag = answer.headers.get('ETag') ?? ''
      expect(tag, path).not.toBe('')
      const again = await get(path, { 'Accept-Encoding': 'br', 'If-None-Match': tag })
      expect([again.status, (await bytesOf(again)).length], path).toEqual([304, 0])
      const other = await get(path, { 'Accept-Encoding': 'br', 'If-None-Match': '"other"' })
      expect(other.status, path).toBe(200)
    }
  })

  test("quality#speed: the manifest is served in the chosen language, else in the browser's", async () => {
    const langOf = async (headers: Record<string, string>) => {
      const answer = await get('/manifest.webmanifest', headers)
      expect(answer.headers.get('Vary')).toMatch(/Cookie, Accept-Language/)
      expect(answer.headers.get('Content-Type')).toMatch(/^application\/manifest\+json/)
      return ((await answer.json()) as { lang: string }).lang
    }
    expect(await langOf({ Cookie: 'language=ru', 'Accept-Language': 'tr-TR' })).toBe('ru')
    expect(await langOf({ 'Accept-Language': 'tr-TR,en' })).toBe('tr')
    expect(await langOf({ Cookie: 'language=xx' })).toBe('en')
  })

  test('quality#speed: HEAD answers with the headers of GET and no body', async () => {
    for (const path of [`/assets/${hashed}`, '/worker.js', '/', '/healthz', '/api/salesRegions/all']) {
      const [head, full] = [await app.request(path, { method: 'HEAD' }), await get(path)]
      expect([head.status, (await bytesOf(head)).length], path).toEqual([200, 0])
      for (const name of ['Content-Type', 'Cache-Control'])
        expect(head.headers.get(name), path).toBe(full.headers.get(name))
    }
  })

  test('quality#trust: no source maps and no build notes are served', async () => {
    const files = await readdir(join(folder, 'page'), { recursive: true })
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
    expect((await stat(join(folder, 'page/.vite/manifest.json'))).isFile()).toBe(true)
    expect((await get('/.vite/manifest.json')).status).toBe(404)
    expect(await readFile(join(folder, 'page/assets', hashed), 'utf8')).not.toContain('sourceMappingURL')
  })
})

describe('quality#trust: limits for clients', () => {
  /** Sends a path unchanged to a real port; `fetch` would normalise it. */
  async function sendRaw(
    paths: readonly string[],
    headers: Record<string, string> = {},
    method = 'GET',
    chunks: readonly string[] = [],
  ) {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 })
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    const answers = []
    for (const path of paths) {
      answers.push(
        await new Promise<{ status: number; body: string }>((resolve, reject) => {
          const pending = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
            let body = ''
            answer
              .setEncoding('utf8')
              .on('data', (text: string) => (body += text))
              .on('end', () => resolve({ status: answer.statusCode ?? 0, body }))
          })
          pending.on('error', reject)
          for (const chunk of chunks) pending.write(chunk)
          pending.end()
        }),
      )
    }
    await new Promise((resolve) => server.close(resolve))
    return answers
  }

  test('quality#trust: no path leads out of the folder', async () => {
    const paths = [
      '/assets/..%2f..%2fsecret.json',
      '/assets/../../secret.json',
      '/assets/%2e%2e/%2e%2e/secret.json',
      '/..%2fsecret.json',
      '/../secret.json',
      '/assets/..%5c..%5csecret.json',
      '//etc/passwd',
      '/assets//etc/passwd',
      '/%2e%2e%2fsecret.json',
      '/assets/....//....//secret.json',
      '/assets/..;/..;/secret.json',
      '/assets/%252e%252e/secret.json',
    ]
    const answers = await sendRaw(paths)
    answers.forEach(({ status, body }, index) => {
      expect(status, paths[index]).toBeGreaterThanOrEqual(400)
      expect(status, paths[index]).toBeLessThan(500)
      expect(body, paths[index]).not.toMatch(/secret"|root:/)
    })
  })

  test('wire#conventions: a known path with another method is 405 and names the allowed one', async () => {
    const all = Object.values(endpoints)
    for (const path of new Set(all.map((one) => one.path))) {
      // A path of one endpoint may match another whose last segment is a parameter.
      const known = all
        .filter((one) => new RegExp(`^${one.path.replace(/:\w+/g, '[^/]+')}$`).test(path))
        .map(({ method }) => method)
      for (const other of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].filter(
        (one) => !known.some((method) => method === one),
      )) {
        const answer = await app.request(`/api${path}`, { method: other })
        const body = v.parse(failureBody, await answer.json())
        expect([answer.status, body.code, answer.headers.get('Allow')], `${other} ${path}`).toEqual([
          405,
          'METHOD_NOT_ALLOWED',
          known.join(', '),
        ])
        expect(body.desc).toBe(`This call takes ${known.join(' or ')} only.`)
      }
    }
  })

  test.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/prod',
    '/api/prod/prodInfo/1',
    '/media/none',
    '/assets/none.js',
    '/none.png',
  ])('wire#conventions: %s is 404 in JSON', async (path) => {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
    expect(v.parse(failureBody, await answer.json())).toMatchObject({
      code: 'NOT_FOUND',
      desc: expect.stringMatching(/^[A-Z].+\.$/),
    })
  })

  test('quality#speed: a body over 1 MB is 413, with or without a stated length', async () => {
    const megabyte = 'x'.repeat(1_000_001)
    const response = await app.request('/api/salesRegions/all', {
      method: 'POST',
      body: megabyte,
      headers: { 'Content-Length': String(megabyte.length) },
    })
    expect([response.status, v.parse(failureBody, await response.json()).code]).toEqual([413, 'TOO_LARGE'])
    const [chunked] = await sendRaw(['/api/salesRegions/all'], { 'Transfer-Encoding': 'chunked' }, 'POST', [
      megabyte.slice(0, 500_000),
      megabyte.slice(500_000),
    ])
    expect([chunked?.status, JSON.parse(chunked?.body ?? '').code]).toEqual([413, 'TOO_LARGE'])
    const small = await app.request('/api/salesRegions/all', { method: 'POST', body: megabyte.slice(1) })
    expect(small.status).toBe(405)
  })

  test('quality#speed: an answer that takes too long is 503 with a sentence, and the next one is served', async () => {
    const slow = new Hono()
    slow.use(limits(20))
    slow.get('/never', () => new Promise<Response>(() => {}))
    slow.get('/soon', (context) => context.text('here'))
    const answer = await slow.request('/never')
    expect(answer.status).toBe(503)
    expect(v.parse(failureBody, await answer.json())).toMatchObject({
      code: 'BUSY',
      desc: expect.stringMatching(/^We're busy/),
    })
    expect(await (await slow.request('/soon')).text()).toBe('here')
  })

  test('quality#speed: the timer of a request ends with the request, also if the handler throws', async () => {
    const failing = new Hono()
    failing.use(limits())
    failing.get('/throws', () => Promise.reject('no error object'))
    failing.get('/soon', (context) => context.text('here'))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    await expect(Promise.resolve(failing.request('/throws'))).rejects.toBe('no error object')
    await failing.request('/soon')
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('quality#speed: without the renderer', () => {
  test.each([
    ['a missing renderer', null],
    ['a renderer with a syntax error', 'this is no script'],
    [
      'a renderer that throws',
      "export const screens = []\nexport const renderDocument = async () => { throw new Error('broken part') }",
    ],
  ])('quality#speed: with %s the page is served without markup', async (_case, script) => {
    const broken = await mkdtemp(join(folder, 'broken-'))
    await cp(builtPage(), join(broken, 'page'), { recursive: true })
    await mkdir(join(broken, 'first-view'))
    await writeFile(join(broken, 'first-view/package.json'), '{ "type": "module" }')
    if (script) await writeFile(join(broken, 'first-view/entry-server.js'), script)
    mall.log.length = 0
    const answer = await withPage(mall, {}, join(broken, 'page')).request('/')
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain('<div id="root"></div>')
    expect(html).toContain('<title>Nelu</title>')
    // The page then asks for everything itself.
    expect(html).toContain('id="first-view">{}</script>')
    expect(mall.log.filter(({ event }) => event === 'first-view')).toHaveLength(1)
  })
})
