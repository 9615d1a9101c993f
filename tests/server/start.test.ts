import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { defaultRegionId } from '#contract/region/region.ts'
import { type BuildPart, fingerprintOf, isBuilt, pageBuild, recordBuild, serverBuild } from '#server/build-parts.ts'
import { explain } from '#server/explain.ts'
import { nodeComplaint } from '#server/node-version.ts'
import { type ChildMall, startChildMall } from './support/malls/child-mall.ts'

const isRoot = process.getuid?.() === 0
const nobody = 65_534
const timeoutMs = 240_000
const seeding = /Creating products/

let base: string
const started: ChildMall[] = []
/** A mall in a sub-folder of the test's own. */
function start(folder: string, environment: Record<string, string> = {}, user?: number): ChildMall {
  const mall = startChildMall({ DATA_FOLDER: join(base, folder), ...environment }, user)
  started.push(mall)
  return mall
}
const isLocked = async (folder: string) =>
  (await readdir(join(base, folder, 'database'))).some((name) => name.startsWith('lock'))

/** The number of products in the default region, by the API. */
async function productsAt(address: string): Promise<number> {
  const answer = await fetch(`${address}/api/search?regionId=${defaultRegionId}&pageSize=1`)
  return ((await answer.json()) as { total: number }).total
}

/** A mall that must not open prints one sentence with a remedy and exits with a code. */
async function expectSentence(mall: ChildMall, sentence: RegExp): Promise<void> {
  const { code } = await mall.ended
  expect(mall.errorOutput().trim().split('\n'), mall.output()).toHaveLength(1)
  expect(mall.errorOutput()).toMatch(sentence)
  expect(mall.output()).not.toMatch(/open at/)
  expect(code).toBe(1)
}

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'start-'))
  await chmod(base, 0o755)
})
afterEach(async () => {
  for (const mall of started.splice(0)) await mall.kill()
})
afterAll(() => rm(base, { recursive: true, force: true }))

describe('quality#start: one command', () => {
  let productCount = 0

  test('quality#start: npm start fills its folder, prints progress, opens at one address and stops cleanly', {
    timeout: timeoutMs,
  }, async () => {
    const mall = start('main')
    const address = await mall.open
    expect(mall.output().match(/open at/g)).toHaveLength(1)
    expect(
      mall.output().match(/^(Opening|\d+ % – (Measuring|Creating|Building|Choosing))/gm)?.length,
    ).toBeGreaterThanOrEqual(3)
    expect(mall.errorOutput()).toBe('')
    for (const [path, text] of [
      ['/healthz', 'ok'],
      ['/readyz', 'ready'],
    ] as const) {
      const answer = await fetch(address + path)
      expect([answer.status, await answer.text()]).toEqual([200, text])
    }
    expect(mall.output()).toContain(`\nVerification codes are in the inbox at ${address}/inbox\n`)
    expect(await (await fetch(`${address}/inbox`)).text()).toContain('<h1>Inbox</h1>')
    productCount = await productsAt(address)
    expect(productCount).toBeGreaterThan(900)

    // Folder and port are in use: one sentence each, and the first mall continues.
    const { port } = new URL(address)
    await expectSentence(
      start('main'),
      /^The data folder .+ is in use by process \d+\. Stop that one, or set DATA_FOLDER/,
    )
    const other = start('other', { PORT: port })
    await expectSentence(other, new RegExp(`^Port ${port} is in use\\. Stop what uses it, or set PORT`))
    expect(existsSync(join(base, 'other'))).toBe(false)
    expect((await fetch(`${address}/readyz`)).status).toBe(200)

    mall.process.kill('SIGTERM')
    expect(await mall.ended).toEqual({ code: 0, signal: null })
    expect(mall.errorOutput()).toBe('')
    expect(await isLocked('main')).toBe(false)
  })

  test('quality#start: a second start finds the running mall; killed while idle, the mall opens again', {
    timeout: timeoutMs,
  }, async () => {
    for (const signal of ['SIGKILL', 'SIGINT'] as const) {
      const mall = start('main')
      expect(await productsAt(await mall.open)).toBe(productCount)
      expect(mall.output()).not.toMatch(seeding)
      mall.process.kill(signal)
      const { code } = await mall.ended
      expect(code).toBe(signal === 'SIGINT' ? 0 : null)
      expect(await isLocked('main')).toBe(signal === 'SIGKILL')
    }
  })

  test('quality#trust: a mall killed while it is seeded leaves no incomplete mall', {
    timeout: timeoutMs,
  }, async () => {
    const first = start('killed')
    await first.hasPrinted(seeding)
    first.process.kill('SIGKILL')
    await first.ended
    expect(await isLocked('killed')).toBe(true)
    const second = start('killed')
    const address = await second.open
    expect(second.output()).toMatch(seeding)
    expect(await productsAt(address)).toBe(productCount)
  })

  test.each([
    ['an invalid setting', { PORT: 'many' }, /^The setting PORT has the value "many"\..+README\.md/],
    [
      'production without required settings',
      { MALL_MODE: 'production' },
      /^In production the setting PUBLIC_URL must be set\. README\.md/,
    ],
    [
      'development mode without being asked for, beyond this machine',
      { HOST: '0.0.0.0' },
      /^Development mode stays on this machine, and HOST is 0\.0\.0\.0, which others reach\. Set MALL_MODE=production/,
    ],
    [
      'an address of another machine',
      { HOST: '192.0.2.1', MALL_MODE: 'development' },
      /^The mall cannot listen on 192\.0\.2\.1 .+Set HOST/,
    ],
    [
      'a database that does not answer',
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      /^The database of DATABASE_URL does not answer .+Start it, or correct the address\./,
    ],
    [
      'an unknown database host',
      { DATABASE_URL: 'postgres://nobody@no-such-host.invalid/none' },
      /^The database of DATABASE_URL does not answer/,
    ],
  ])('quality#start: %s is reported in one sentence', { timeout: timeoutMs }, async (_case, environment, sentence) => {
    await expectSentence(start('settings', environment), sentence)
  })

  test('quality#start: a file in place of the folder is reported in one sentence', { timeout: timeoutMs }, async () => {
    await writeFile(join(base, 'file'), '')
    await expectSentence(start('file'), /^A file is in the way: .+Set DATA_FOLDER/)
  })

  test.skipIf(!isRoot)(
    'quality#start: a folder without write permission is reported in one sentence',
    { timeout: timeoutMs },
    async () => {
      await mkdir(join(base, 'closed'), { mode: 0o700 })
      await expectSentence(
        start('closed', {}, nobody),
        /^No permission: .+Make the folder writable, or set DATA_FOLDER/,
      )
    },
  )

  // Only root may mount a small disk; elsewhere only the sentence is checked, below.
  test.skipIf(!isRoot || process.platform !== 'linux').for([12, 60])(
    'quality#start: a full disk of %i MB is reported in one sentence',
    { timeout: timeoutMs },
    async (megabytes, context) => {
      const folder = join(base, `small-${megabytes}`)
      await mkdir(folder)
      const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
      if (mounted.status !== 0) context.skip('This machine does not allow mounting a small disk')
      try {
        await expectSentence(start(`small-${megabytes}`), /^The disk is full\. Free some space/)
      } finally {
        for (const mall of started) await mall.kill()
        spawnSync('umount', ['-l', folder])
      }
    },
  )
})

describe('quality#start: sentences for errors', () => {
  test.each([
    ['18.20.4', false],
    ['20.18.3', false],
    ['20.19.0', true],
    ['20.20.2', true],
    ['21.0.0', true],
    ['22.23.1', true],
    ['9.0.0', false],
  ])('quality#start: Node %s: recent enough is %s', (version, isFine) => {
    const complaint = nodeComplaint(version)
    if (isFine) expect(complaint).toBeNull()
    else
      expect(complaint).toBe(
        `The mall needs Node 20.19 or newer; this is ${version}. Install a newer one and start again.`,
      )
  })

  test('quality#start: the system error of a port that is really taken becomes a sentence', async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => holder.once('listening', resolve))
    const { port } = holder.address() as AddressInfo
    const error = await new Promise((resolve) => createServer().once('error', resolve).listen(port, '127.0.0.1'))
    holder.close()
    expect(explain(error)).toMatch(new RegExp(`^Port ${port} is in use`))
  })

  test.each([
    [{ code: 'ENOSPC', message: 'ENOSPC: no space left on device, write' }, /^The disk is full\./],
    [
      { code: '53100', message: 'could not extend file "base/5/16384": No space left on device' },
      /^The disk is full\./,
    ],
    [{ message: 'PANIC: could not write to file "pg_wal/xlogtemp.1": No space left on device' }, /^The disk is full\./],
    [
      { code: 'EACCES', syscall: 'listen', port: 80, message: 'listen EACCES: permission denied 0.0.0.0:80' },
      /^No permission to listen on port 80\./,
    ],
    [
      { code: 'EROFS', syscall: 'mkdir', message: "EROFS: read-only file system, mkdir '.data'" },
      /^No permission: .+Make the folder writable/,
    ],
    [
      { code: 'ECONNREFUSED', message: '', errors: [new Error('connect ECONNREFUSED ::1:5432')] },
      /^The database of DATABASE_URL does not answer \(connect ECONNREFUSED/,
    ],
    [
      { code: '28P01', message: 'password authentication failed for user "nelu"' },
      /^The database of DATABASE_URL does not let the mall in/,
    ],
    [
      { code: '3D000', message: 'database "nelu" does not exist' },
      /^The database of DATABASE_URL does not let the mall in/,
    ],
  ])('quality#start: %o is reported in one sentence', (fields, sentence) => {
    expect(explain(Object.assign(new Error(), fields))).toMatch(sentence)
  })

  test('quality#start: an unknown error is printed in full', () => {
    expect(explain(new TypeError('x is not a function'))).toMatch(/TypeError: x is not a function\n\s+at /)
  })
})

describe('quality#start: the builder of npm start', () => {
  let root: string
  const fingerprintNow = (part: BuildPart, environment = {}) => fingerprintOf(part, root, environment)
  const isBuiltNow = (part: BuildPart, environment = {}) => isBuilt(part, root, fingerprintNow(part, environment))
  const recordNow = (part: BuildPart, environment = {}) => recordBuild(part, root, fingerprintNow(part, environment))
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'builder-'))
    for (const folder of [
      'src/app/ui/layout',
      'src/server',
      'src/contract/product',
      'dist/page',
      'dist/first-view',
      'dist/server',
    ])
      await mkdir(join(root, folder), { recursive: true })
    for (const file of [
      'src/app/ui/layout/card.tsx',
      'src/app/route-tree.gen.ts',
      'src/contract/product/product.ts',
      'src/server/main.ts',
      'index.html',
      'vite.config.ts',
    ])
      await writeFile(join(root, file), file)
    for (const file of [...pageBuild.files, ...serverBuild.files]) await writeFile(join(root, file), '')
  })
  afterAll(() => rm(root, { recursive: true, force: true }))

  test.each([pageBuild, serverBuild])('quality#start: $script runs the first time and not the second', (part) => {
    expect(isBuiltNow(part)).toBe(false)
    recordNow(part)
    expect(isBuiltNow(part)).toBe(true)
  })

  test.each([
    ['a changed source of the page', 'src/app/ui/layout/card.tsx', ['build']],
    ['a new source of the page', 'src/app/ui/layout/new.tsx', ['build']],
    ['index.html', 'index.html', ['build']],
    ['a file of the server', 'src/server/main.ts', ['build:server']],
    ['a file of the contract', 'src/contract/product/product.ts', ['build', 'build:server']],
    ['a file that the build writes', 'src/app/route-tree.gen.ts', []],
  ])('quality#start: %s (%s) requires %j', async (_case, file, scripts) => {
    const parts = [pageBuild, serverBuild]
    for (const part of parts) recordNow(part)
    await writeFile(join(root, file), 'changed since')
    await utimes(join(root, file), new Date(), new Date(Date.now() + 60_000))
    expect(parts.filter((part) => !isBuiltNow(part)).map(({ script }) => script)).toEqual(scripts)
  })

  test('quality#start: builds again for other built-in settings, and if a part of the build is missing', async () => {
    recordNow(pageBuild, { VITE_API_BASE: '/api', PORT: '1' })
    expect(isBuiltNow(pageBuild, { VITE_API_BASE: '/api', PORT: '2' })).toBe(true)
    expect(isBuiltNow(pageBuild, { VITE_API_BASE: 'https://api.example' })).toBe(false)
    await rm(join(root, 'dist/first-view/entry-server.js'))
    expect(isBuiltNow(pageBuild, { VITE_API_BASE: '/api' })).toBe(false)
  })
})
