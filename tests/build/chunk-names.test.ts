import { describe, expect, test } from 'vitest'
import { hintedLength, lastingNames, nameFiles } from '#build/chunk-names.ts'
import type { ChunkTable } from '#build/chunk-table.ts'
import { openBuiltPage } from './built-page.ts'

const chunk = (name: string, imports: readonly string[] = []) => ({
  fileName: `assets/${name}-0000000.js`,
  name,
  imports: imports.map((one) => `assets/${one}-0000000.js`),
  facadeModuleId: null,
  moduleIds: [`/src/${name}.ts`],
})
const screens = Array.from({ length: 16 }, (_, index) => `screen${index}`)

/** A shell that sixteen screens import statically and that loads each of them later; `screen5` loads a sheet. */
function build(codes: Readonly<Record<string, string>> = {}) {
  const chunks = [chunk('shell'), chunk('sheet'), ...screens.map((name) => chunk(name, ['shell']))]
  const written: Record<string, string> = {
    shell: `${screens.map((name) => `import("./${name}-0000000.js")`).join()}["assets/screen5-0000000.js"]`,
    sheet: 'show()',
    ...Object.fromEntries(
      screens.map((name) => [
        name,
        `import{a}from"./shell-0000000.js";a()${name === 'screen5' ? ';import("./sheet-0000000.js")' : ''}`,
      ]),
    ),
    ...codes,
  }
  const files = new Map(chunks.map(({ fileName, name }) => [fileName, written[name] ?? '']))
  return { names: lastingNames(chunks, files), files: nameFiles(files, lastingNames(chunks, files)) }
}
const fileOf = ({ files }: ReturnType<typeof build>, name: string) => files.get(`assets/${name}-0000000.js`)?.file

describe('quality#speed: a small change of the app changes few file names', () => {
  test('a chunk that many files import has a stable name in them: its change leaves them unchanged', () => {
    const [before, after] = [build(), build({ shell: 'changed()' })]
    expect([...before.names]).toEqual([['assets/shell-0000000.js', '~shell']])
    expect(before.files.get('assets/screen0-0000000.js')?.code).toBe('import{a}from"~shell";a()')
    expect(fileOf(after, 'shell')).not.toBe(fileOf(before, 'shell'))
    for (const name of screens) expect(fileOf(after, name)).toBe(fileOf(before, name))
  })

  test('a changed lazy chunk renames the files that name it, up to a chunk with a stable name', () => {
    const [before, after] = [build(), build({ sheet: 'show(1)' })]
    const changed = ['shell', 'sheet', ...screens].filter((name) => fileOf(after, name) !== fileOf(before, name))
    expect(changed).toEqual(['shell', 'sheet', 'screen5'])
    expect(after.files.get('assets/shell-0000000.js')?.code).toContain(`["${fileOf(after, 'screen5')}"]`)
  })

  test('two chunks that load each other lazily get stable names, too', () => {
    const { names, files } = build({ sheet: 'import("./screen5-0000000.js")' })
    expect(names.size).toBe(2)
    expect([...files.values()].every(({ code }) => !code.includes('0000000'))).toBe(true)
  })
})

test('every imported chunk is a name of the import map or an existing file', () => {
  const page = openBuiltPage()
  const map = (
    JSON.parse(/<script type="importmap">([^<]*)/.exec(page.text('index.html'))?.[1] ?? '') as {
      imports: Record<string, string>
    }
  ).imports
  for (const file of Object.values(map)) expect(page.source).toContain(file.slice(1))
  const calls = page.scripts
    .filter((file) => file.startsWith('assets/'))
    .flatMap((file) =>
      [...page.text(file).matchAll(/(?:from|import\(?)\s*["'`]([~.][^"'`]*)["'`]/g)].map((match) => match[1] ?? ''),
    )
  expect(calls.length).toBeGreaterThan(100)
  const missing = calls.filter((called) =>
    called.startsWith('~') ? !map[called] : !page.scripts.includes(called.replace('./', 'assets/')),
  )
  expect(missing).toEqual([])
})

test('quality#speed: the table has the files of every chunk that the code imports by its name there', () => {
  const page = openBuiltPage()
  const [table = ''] = page.source.filter((file) => /^assets\/chunks-[\w-]+\.json$/.test(file))
  const needs = JSON.parse(page.text(table)) as ChunkTable
  const called = page.scripts.flatMap((file) =>
    [...page.text(file).matchAll(/,(["'`])((?:assets\/|~)[^"'`]+)\1\)/g)].map((match) => match[2] ?? ''),
  )
  expect(called.length).toBeGreaterThan(50)
  expect(called.filter((chunk) => !needs[chunk])).toEqual([])
})

test('quality#offline: every import of lazy code names its files, so that a failed fetch can be repeated', () => {
  const page = openBuiltPage()
  const codes = page.scripts.map((file) => page.text(file))
  expect(codes.filter((code) => /import\(["'`]/.test(code)).length).toBeGreaterThan(5)
  expect(codes.filter((code) => /import\((["'`])[^)]*\1\),\[\]\)|__vite__mapDeps/.test(code))).toEqual([])
})

test('quality#speed: the engine is asked to compile all functions of the larger scripts while they load', () => {
  const page = openBuiltPage()
  const larger = page.scripts.filter(
    (file) => file.startsWith('assets/') && page.text(file).length > hintedLength + 100,
  )
  expect(larger.length).toBeGreaterThan(10)
  expect(larger.filter((file) => !page.text(file).startsWith('//# allFunctionsCalledOnLoad\n'))).toEqual([])
})
