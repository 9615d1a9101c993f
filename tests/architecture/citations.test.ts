import { describe, expect, test } from 'vitest'
import { decisions, withPart, writtenParts } from '../support/written-docs.ts'
import { brokenCitations, citedDecisions, citingFiles, outsideCitations } from './citations.ts'
import { textOf } from './source-tree.ts'

const files = citingFiles()
/** These two name the forbidden forms. */
const others = files.filter(({ path }) => !/^tests\/architecture\/citations/.test(path))
const known = decisions()

describe('citations', () => {
  test('every cited document, anchor, link and path exists', () => {
    expect(others.flatMap(brokenCitations)).toEqual([])
  })

  test('every cited decision exists', () => {
    const numbers = new Set(known.map(({ number }) => number))
    const broken = others.flatMap((file) =>
      citedDecisions(file)
        .filter(({ number }) => !numbers.has(number))
        .map(({ line, number }) => `${file.path}:${line}: there is no decision ${number}`),
    )
    expect(broken).toEqual([])
  })

  test('no document outside of the repository is cited', () => {
    expect(others.flatMap(outsideCitations)).toEqual([])
  })

  test('detects broken citations', () => {
    const file = (path: string, text: string) => ({ path, text })
    expect(brokenCitations(file('src/a.ts', '// docs/product.md#nowhere'))).toHaveLength(1)
    expect(brokenCitations(file('src/a.ts', '// docs/nowhere.md'))).toHaveLength(1)
    expect(brokenCitations(file('tests/a.test.ts', "test('product#nowhere: a', () => {})"))).toHaveLength(1)
    expect(brokenCitations(file('docs/a.md', '[a](nowhere.md)'))).toHaveLength(1)
    expect(brokenCitations(file('docs/a.md', '`src/nowhere.ts`'))).toHaveLength(1)
    expect(brokenCitations(file('src/a.ts', '// docs/product.md#cart, docs/wire.md'))).toEqual([])
    expect(citedDecisions(file('src/a.ts', '// decisions 0001 and 9999'))).toHaveLength(2)
    for (const text of ['spec §5', 'api.md', 'issue 5', 'architecture.md, choice 2', 'quality.md §1', 'DESIGN.md §7'])
      expect(outsideCitations(file('src/a.ts', `// ${text}`))).toHaveLength(1)
  })
})

describe('decisions', () => {
  test('numbers are unique and have no gap', () => {
    const numbers = known.map(({ number }) => Number(number))
    const last = Math.max(...numbers)
    const all = Array.from({ length: last }, (_, at) => at + 1)
    expect(numbers).toEqual(all.filter((number) => numbers.includes(number)))
    expect(all.filter((number) => !numbers.includes(number))).toEqual([])
  })

  test.each(known)('$file has a title, a date, a status and its three sections', ({ file, title, date, status }) => {
    expect(title).not.toBe('')
    expect(date).not.toBe('')
    expect(status).not.toBe('')
    const text = textOf(`docs/decisions/${file}`) ?? ''
    for (const part of ['Context', 'Decision', 'Consequences'])
      expect(text).toMatch(new RegExp(`^## ${part}$|^\\*\\*${part}\\.\\*\\*`, 'm'))
    const by = /superseded by (\d{4})/.exec(status)?.[1]
    if (by) expect(known.map(({ number }) => number)).toContain(by)
  })
})

test.each(writtenParts)('$file: `npm run docs` writes the part "$marker"', ({ file, marker, text }) => {
  const document = textOf(file) ?? ''
  expect(document).toBe(withPart(document, marker, text()))
})
