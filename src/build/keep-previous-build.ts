import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const retentionMs = 7 * 24 * 3600 * 1000

/**
 * Copies the hashed files of the build in `pageFolder` to `previousFolder` and deletes copies older than 7 days. The
 * server still serves the copies, so that a page of an earlier build finds its chunks (decision 0042).
 */
export async function keepPreviousBuild(pageFolder: string, previousFolder: string): Promise<void> {
  const assets = join(pageFolder, 'assets')
  await mkdir(previousFolder, { recursive: true })
  for (const name of await readdir(assets).catch(() => []))
    await copyFile(join(assets, name), join(previousFolder, name))
  for (const name of await readdir(previousFolder)) {
    const { mtimeMs } = await stat(join(previousFolder, name))
    if (Date.now() - mtimeMs > retentionMs) await rm(join(previousFolder, name))
  }
}
