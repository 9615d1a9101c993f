import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Writes a `.br` (brotli 11) and a `.gz` (gzip 9) beside every text file below `folder`, which the server sends as they are. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(
    (entry) => entry.isFile() && /\.(js|css|html|svg|json|webmanifest|txt)$/.test(entry.name),
  )
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name)
      const source = await readFile(file)
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length }
      await writeFile(`${file}.br`, await promisify(brotliCompress)(source, { params }))
      await writeFile(`${file}.gz`, await promisify(gzip)(source, { level: 9 }))
    }),
  )
}
