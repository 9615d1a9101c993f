import type { SourceFile } from './source-file.ts'

/** Every import cycle, as `a → b → a`; lazy imports count. Type imports are erased, so they close no cycle. */
export function importCycles(files: readonly SourceFile[]): string[] {
  const graph = new Map(
    files.map(({ path, imports }) => [path, imports.filter(({ kind }) => kind !== 'type').map(({ target }) => target)]),
  )
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (path: string, trail: readonly string[]): void => {
    const at = trail.indexOf(path)
    if (at >= 0) cycles.push([...trail.slice(at), path].join(' → '))
    if (at >= 0 || done.has(path)) return
    for (const next of graph.get(path) ?? []) if (graph.has(next)) visit(next, [...trail, path])
    done.add(path)
  }
  for (const path of graph.keys()) visit(path, [])
  return cycles
}
