import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
// Inside the repository, so that the compiler finds node_modules.
mkdirSync(join(root, '.cache'), { recursive: true })
const folder = mkdtempSync(join(root, '.cache/runtime-types-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The errors that the compiler reports for `text` as an additional file of a runtime's project. */
async function typeErrors(project: string, text: string): Promise<string> {
  const projectFolder = mkdtempSync(join(folder, 'project-'))
  writeFileSync(join(projectFolder, 'added.ts'), text)
  writeFileSync(
    join(projectFolder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(root, project, 'tsconfig.json'),
      compilerOptions: { incremental: false, tsBuildInfoFile: null },
      include: [join(root, project), 'added.ts'],
    }),
  )
  try {
    await promisify(execFile)(join(root, 'node_modules/.bin/tsc'), ['-p', projectFolder], { cwd: root })
    return ''
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

test.each([
  ['src/worker', 'document'],
  ['src/worker', 'window'],
  ['src/app', 'process'],
  ['src/server', 'document'],
])('a file of %s that names `%s` does not compile', { timeout: 180_000 }, async (project, name) => {
  const errors = await typeErrors(project, `export const found = ${name}\n`)
  expect(errors).toMatch(new RegExp(`^\\S*added\\.ts\\(1,22\\): error TS\\d+: Cannot find name '${name}'`))
  // The other files of the runtime compile.
  expect(errors.match(/error TS/g)).toHaveLength(1)
})
