import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Log } from '../log.ts'

/** The cache of made pictures in a folder. No function rejects: a failing disk costs time, not the answer. */
type PictureCache = {
  /** A cached picture; null where there is none or the file is incomplete. */
  read(path: string): Promise<Uint8Array | null>
  /** The bytes of a cached picture without reading the file; null where there is none. */
  weigh(path: string): Promise<number | null>
  /** Caches a picture; false where the disk refuses it, and memory keeps it for a while. */
  write(path: string, bytes: Uint8Array): Promise<boolean>
}

const digestBytes = 20
/** Pictures kept in memory because the disk refused them, about 5 kB each. */
const maxInMemory = 2000

/**
 * A file holds the picture and its SHA-1, which reveals a truncated or overwritten file; viewers ignore the bytes at
 * the end. The file gets its name once it is on the disk, so that a killed process leaves no half-written one.
 */
export function openPictureCache(folder: string, log: Log): PictureCache {
  const inMemory = new Map<string, Uint8Array>()
  let isFailing = false

  async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
    const target = join(folder, path)
    const unfinished = `${target}.${randomUUID()}.tmp`
    await mkdir(dirname(target), { recursive: true })
    try {
      const file = await open(unfinished, 'wx')
      try {
        await file.writeFile(Buffer.concat([bytes, digestOf(bytes)]))
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(unfinished, target)
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => {})
      throw error
    }
  }

  return {
    async read(path) {
      const cached = inMemory.get(path)
      if (cached) return cached
      const file = await readFile(join(folder, path)).catch(() => null)
      if (!file || file.length <= digestBytes) return null
      const bytes = file.subarray(0, -digestBytes)
      return digestOf(bytes).equals(file.subarray(-digestBytes)) ? bytes : null
    },
    async weigh(path) {
      const cached = inMemory.get(path)
      if (cached) return cached.length
      const file = await stat(join(folder, path)).catch(() => null)
      return file !== null && file.size > digestBytes ? file.size - digestBytes : null
    },
    async write(path, bytes) {
      try {
        await writeWhole(path, bytes)
        isFailing = false
        return true
      } catch (error) {
        if (!isFailing)
          log.warn(
            { event: 'picture-not-kept', path, error: (error as Error).message },
            'The picture could not be written to disk',
          )
        isFailing = true
        const [oldest] = inMemory.keys()
        if (inMemory.size >= maxInMemory && oldest !== undefined) inMemory.delete(oldest)
        inMemory.set(path, bytes)
        return false
      }
    },
  }
}

const digestOf = (bytes: Uint8Array): Buffer => createHash('sha1').update(bytes).digest()

/** Deletes the pictures of other generations, which no address names any more. Never rejects. */
export async function clearOtherGenerations(folder: string, generation: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const old = names.filter((name) => /^\d+$/.test(name) && name !== generation)
  await Promise.all(old.map((name) => rm(join(folder, name), { recursive: true, force: true }).catch(() => {})))
}
