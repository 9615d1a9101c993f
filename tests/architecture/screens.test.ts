import { expect, test } from 'vitest'
import { textOf } from './source-tree.ts'

/** Paths of the table below "Screens" in src/README.md; what is no path there is a sentence, such as "any other path". */
function pathsOfTable(): string[] {
  const table = /^## Screens\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(textOf('src/README.md') ?? '')?.[1] ?? ''
  const rows = table.split('\n').filter((line) => line.startsWith('|')).slice(2)
  return rows.flatMap((row) => [...(row.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''))
}

/** Paths of the route tree that the router plugin wrote. */
function pathsOfRoutes(): string[] {
  const union = /fullPaths:([\s\S]*?)\n\s*fileRoutesByTo/.exec(textOf('src/app/route-tree.gen.ts') ?? '')?.[1] ?? ''
  return [...union.matchAll(/'([^']+)'/g)].map((match) => match[1] ?? '')
}

test('§2 the table of screens in src/README.md is the route tree', () => {
  expect(pathsOfRoutes()).not.toEqual([])
  expect(pathsOfTable().sort()).toEqual(pathsOfRoutes().sort())
})
