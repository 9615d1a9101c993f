import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serverBuild } from '#server/build-parts.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Throws where a source of the server has changed since the build, so that no test runs an older server. */
export function requireCurrentServer(): void {
  const builtAt = statSync(join(root, 'dist/server/main.js'), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const changed = serverBuild.sources
    .filter((source) => statSync(join(root, source)).isDirectory())
    .flatMap((folder) =>
      (readdirSync(join(root, folder), { recursive: true }) as string[]).map((name) => join(folder, name)),
    )
    .find((file) => statSync(join(root, file)).mtimeMs > builtAt)
  if (changed) throw new Error(`${changed} has changed since the build: run \`npm run build:server\` first.`)
}
