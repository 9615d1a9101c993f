import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const packageFile = createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')
const folder = join(dirname(packageFile), 'assets')

/** Names consist of code points only, so that no name can leave the folder. */
const isRenderName = (render: string): boolean => /^[0-9a-f]{4,5}(-[0-9a-f]{4,5})*$/.test(render)

/** The file of a 3D illustration (256×256 WebP with alpha) by its name, e.g. `1f45f`; null where there is none. */
export async function readRender(render: string): Promise<Uint8Array | null> {
  if (!isRenderName(render)) return null
  try {
    return await readFile(join(folder, `${render}.webp`))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
