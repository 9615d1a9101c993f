import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/** The module through which a test reaches a database that may be PostgreSQL. */
const marker = 'tests/server/support/test-database.ts'

/** The test files of the server that reach that module through their imports, as paths below the root, sorted. */
export function databaseTestFiles(root: string): string[] {
  const known = new Map<string, boolean>()
  const reaches = (file: string): boolean => {
    const before = known.get(file)
    if (before !== undefined) return before
    if (relative(root, file) === marker) return true
    // An import cycle ends here; whatever it reaches is found by another way round.
    known.set(file, false)
    const answer = importsOf(root, file).some(reaches)
    known.set(file, answer)
    return answer
  }
  return (readdirSync(join(root, 'tests/server'), { recursive: true }) as string[])
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(root, 'tests/server', name))
    .filter(reaches)
    .map((file) => relative(root, file))
    .sort()
}

/** The files below tests/ and e2e/ that a file imports. */
function importsOf(root: string, file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/(?:from|import) '((?:\.|#tests\/|#e2e\/)[^']*)'/g)]
    .map(([, path = '']) => (path.startsWith('#') ? join(root, path.replace('#', '')) : resolve(dirname(file), path)))
    .filter((path) => path.endsWith('.ts') && existsSync(path))
}
