import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepPreviousBuild } from '#build/keep-previous-build.ts'

let folder = ''
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'previous-build-'))))
afterEach(() => rm(folder, { recursive: true }))

const startBuild = () => keepPreviousBuild(join(folder, 'page'), join(folder, 'previous'))
const previousFiles = () => readdir(join(folder, 'previous')).catch(() => [])

test('a new build keeps the hashed files of the previous build', async () => {
  await mkdir(join(folder, 'page/assets'), { recursive: true })
  await writeFile(join(folder, 'page/assets/home-abc.js'), '1')
  await writeFile(join(folder, 'page/index.html'), '')
  await startBuild()
  expect(await previousFiles()).toEqual(['home-abc.js'])
})

test('files that were replaced more than 7 days ago are deleted', async () => {
  await mkdir(join(folder, 'previous'), { recursive: true })
  for (const [name, days] of [
    ['old.js', 8],
    ['young.js', 6],
  ] as const) {
    const path = join(folder, 'previous', name)
    await writeFile(path, '1')
    const at = Date.now() / 1000 - days * 24 * 3600
    await utimes(path, at, at)
  }
  await startBuild()
  expect(await previousFiles()).toEqual(['young.js'])
})

test('the first build has no earlier files to keep', async () => {
  await startBuild()
  expect(await previousFiles()).toEqual([])
})
