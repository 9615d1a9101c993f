import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A part of `dist` that a start needs, and the npm script that builds it and the parts after it. */
export type BuildPart = {
  readonly script: 'build' | 'build:server'
  readonly sources: readonly string[]
  readonly files: readonly string[]
  /** Holds the fingerprint of the sources from which the part was built. */
  readonly builtFrom: string
}

/** The page with its worker, and the renderer of first documents. */
export const pageBuild: BuildPart = {
  script: 'build',
  sources: [
    'src/app',
    'src/build',
    'src/contract',
    'src/offline',
    'src/words',
    'src/worker',
    'public',
    'index.html',
    'vite.config.ts',
    'lingui.config.ts',
    'package-lock.json',
  ],
  files: ['dist/page/index.html', 'dist/first-view/entry-server.js'],
  builtFrom: 'dist/built-from',
}

/** The bundle of the server. */
export const serverBuild: BuildPart = {
  script: 'build:server',
  sources: ['src/server', 'src/contract', 'src/words', 'src/build/build-server.ts', 'package-lock.json'],
  files: ['dist/server/main.js'],
  builtFrom: 'dist/server/built-from',
}

/**
 * A fingerprint of a part's sources below `root` (names, sizes, times) and of the settings that are compiled in. The
 * fingerprint is cheap to compute and changes with any of them.
 */
export function fingerprintOf(
  { sources }: BuildPart,
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const hash = createHash('sha1')
  const add = (path: string) => {
    const { mtimeMs, size } = statSync(join(root, path))
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  for (const source of sources.filter((path) => existsSync(join(root, path)))) {
    if (!statSync(join(root, source)).isDirectory()) add(source)
    else {
      const names = (readdirSync(join(root, source), { recursive: true }) as string[]).filter(
        (name) => !name.endsWith('.gen.ts'),
      )
      for (const name of names.sort()) if (statSync(join(root, source, name)).isFile()) add(join(source, name))
    }
  }
  for (const name of Object.keys(environment).sort())
    if (name.startsWith('VITE_')) hash.update(`${name}=${environment[name]}\n`)
  return hash.digest('hex')
}

/** Whether `dist` below `root` holds the complete part of this fingerprint. */
export function isBuilt({ files, builtFrom }: BuildPart, root: string, fingerprint: string): boolean {
  const parts = [...files, builtFrom].map((path) => join(root, path))
  return parts.every((path) => existsSync(path)) && readFileSync(join(root, builtFrom), 'utf8') === fingerprint
}

/** Records the fingerprint from which a part was built. */
export const recordBuild = ({ builtFrom }: BuildPart, root: string, fingerprint: string): void =>
  writeFileSync(join(root, builtFrom), fingerprint)
