import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Shoppers' uploaded pictures, by name. */
export type Uploads = {
  store(name: string, bytes: Uint8Array): Promise<void>
  read(name: string): Promise<Uint8Array | null>
  remove(name: string): Promise<void>
}

/** Whether a name has the form of the server's own: 32 hex digits. */
export const isUploadName = (name: string): boolean => /^[0-9a-f]{32}$/.test(name)

/** Stores uploads in 256 sub-folders of a folder. A file is either complete or absent. */
export function openUploads(folder: string): Uploads {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), `${name}.webp`)
  return {
    async store(name, bytes) {
      await mkdir(join(folder, name.slice(0, 2)), { recursive: true })
      await writeFile(`${pathOf(name)}.part`, bytes)
      await rename(`${pathOf(name)}.part`, pathOf(name))
    },
    read: (name) =>
      readFile(pathOf(name)).catch((error: NodeJS.ErrnoException) =>
        error.code === 'ENOENT' ? null : Promise.reject(error),
      ),
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}
