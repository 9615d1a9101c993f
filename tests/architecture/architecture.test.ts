import { describe, expect, test } from 'vitest'
import { architectureRules } from './architecture-rules.ts'
import { importCycles } from './cycles.ts'
import { largeFolders } from './folder-sizes.ts'
import { looseTypesAllowed } from './loose-types.ts'
import { broken } from './rule.ts'
import { sourceFile } from './source-file.ts'
import { sourceTree } from './source-tree.ts'
import { brokenSteps, tapPath } from './tap-path.ts'

const tree = sourceTree()

describe('source tree', () => {
  test.each(architectureRules)('$name', (rule) => {
    const found = tree.flatMap((file) => {
      const lines = broken(rule, file)
      const allowed = rule.name === 'no loose types' ? (looseTypesAllowed[file.path]?.times ?? 0) : 0
      return lines.length <= allowed ? [] : lines
    })
    expect(found.join('\n')).toBe('')
  })

  test('no import cycle', () => {
    const cycles = importCycles(tree).map((cycle) => `${cycle}. Move the shared code into a third file`)
    expect(cycles.join('\n')).toBe('')
  })

  test('folders have at most 30 code files, except routes and migrations, which are lists', () => {
    const large = largeFolders(tree, 30).filter(
      (folder) => !/^src\/(app\/routes|server\/database\/migrations) /.test(folder),
    )
    expect(large.map((folder) => `${folder}. Divide it by topic`)).toEqual([])
  })

  test('a tap on "Add to cart" passes at most 25 files on its way to SQL, and no file twice', () => {
    expect(tapPath.length).toBeLessThanOrEqual(25)
    expect(new Set(tapPath).size).toBe(tapPath.length)
    expect(brokenSteps(tree).map((file) => `${file}: no earlier file imports this file; correct tap-path.ts`)).toEqual(
      [],
    )
  })

  test('every exception for a loose type is used', () => {
    const rule = architectureRules.find(({ name }) => name === 'no loose types')
    const used = new Map(tree.map((file) => [file.path, rule ? broken(rule, file).length : 0]))
    const unused = Object.entries(looseTypesAllowed).filter(([path, { times }]) => used.get(path) !== times)
    expect(unused.map(([path]) => `loose-types.ts: ${path} has ${used.get(path) ?? 0} now`)).toEqual([])
  })
})

describe('each rule detects a violation', () => {
  test.each(architectureRules)('$name: detects a violation', (rule) => {
    expect(broken(rule, sourceFile(rule.bad.path, rule.bad.text))).not.toEqual([])
  })

  test('no import cycle: detects a cycle', () => {
    const cycle = [
      sourceFile('src/offline/a.ts', "import { b } from './b.ts'\n"),
      sourceFile('src/offline/b.ts', "import { a } from './a.ts'\n"),
    ]
    expect(importCycles(cycle)).toEqual(['src/offline/a.ts → src/offline/b.ts → src/offline/a.ts'])
    const lazyCycle = [
      sourceFile('src/offline/a.ts', "const b = () => import('./b.ts')\n"),
      sourceFile('src/offline/b.ts', "import { a } from './a.ts'\n"),
    ]
    expect(importCycles(lazyCycle)).toEqual(['src/offline/a.ts → src/offline/b.ts → src/offline/a.ts'])
  })

  test('folder sizes: detects a large folder', () => {
    const files = ['a', 'b', 'c'].map((name) => sourceFile(`tests/offline/${name}.ts`, ''))
    expect(largeFolders(files, 3)).toEqual([])
    expect(largeFolders(files, 2)).toEqual(['tests/offline has 3 code files'])
  })
})
