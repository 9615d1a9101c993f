import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FolderInUse, takeFolder } from '#server/database/folder-lock.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folder-lock-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('quality#start: of many starts after a kill at most one gets the folder', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  await writeFile(join(folder, 'lock'), `${pid} 1`)
  const starts = await Promise.allSettled(Array.from({ length: 8 }, () => takeFolder(folder)))
  const refused = starts.flatMap((start) => (start.status === 'rejected' ? [start.reason] : []))
  expect(refused.length).toBeGreaterThanOrEqual(7)
  for (const error of refused) expect(error).toBeInstanceOf(FolderInUse)
  for (const start of starts) if (start.status === 'fulfilled') await start.value()

  const release = await takeFolder(folder)
  await expect(takeFolder(folder)).rejects.toThrow(FolderInUse)
  await release()
  expect(await readdir(folder)).toEqual([])
})
