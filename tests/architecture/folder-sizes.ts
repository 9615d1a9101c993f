import type { SourceFile } from './source-file.ts'

/** The folders that directly contain more than `most` code files, with their number of code files. */
export function largeFolders(tree: readonly SourceFile[], most: number): string[] {
  const counts = new Map<string, number>()
  for (const { path } of tree.filter(({ path }) => /\.tsx?$/.test(path))) {
    const folder = path.slice(0, path.lastIndexOf('/'))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count > most).map(([folder, count]) => `${folder} has ${count} code files`)
}
