import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const keptFor = 7 * 24 * 3600 * 1000

/**
 * Keeps the hashed files of earlier builds for 7 days in `dist/previous`, from where the server still serves them:
 * a page of the last build finds its chunks (architecture.md, choice 7).
 */
export function previousBuild(outDir: string, previousDir: string): Plugin {
  return {
    name: 'previous-build',
    apply: 'build',
    async buildStart() {
      if (this.environment.name !== 'client') return
      const assets = join(outDir, 'assets')
      await mkdir(previousDir, { recursive: true })
      for (const name of await readdir(assets).catch(() => []))
        await copyFile(join(assets, name), join(previousDir, name))
      for (const name of await readdir(previousDir)) {
        const { mtimeMs } = await stat(join(previousDir, name))
        if (Date.now() - mtimeMs > keptFor) await rm(join(previousDir, name))
      }
    },
  }
}
