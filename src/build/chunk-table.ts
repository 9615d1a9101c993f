import type { BuildManifest } from './worker-files.ts'

/** The files that a chunk imports statically, and its style sheets, by the chunk. */
export type ChunkTable = Readonly<Record<string, readonly string[]>>

/**
 * The files that the import of each chunk needs besides the chunk, one step deep; without what the document links, which
 * is what the entry imports. `nameOf` is the name by which code imports a file.
 */
export function chunkTable(manifest: BuildManifest, nameOf: (file: string) => string): ChunkTable {
  const linked = new Set<string>()
  const link = (key: string): void => {
    if (linked.has(key)) return
    linked.add(key)
    for (const next of manifest[key]?.imports ?? []) link(next)
  }
  link('index.html')
  const table = new Map<string, readonly string[]>()
  for (const [key, { file, imports = [], css = [] }] of Object.entries(manifest)) {
    const needed = imports.filter((next) => !linked.has(next)).map((next) => nameOf(manifest[next]?.file ?? ''))
    if (file.endsWith('.js') && !linked.has(key) && needed.length + css.length > 0)
      table.set(nameOf(file), [...needed, ...css])
  }
  return Object.fromEntries(table)
}
