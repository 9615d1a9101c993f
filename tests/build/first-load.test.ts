import { expect, test } from 'vitest'
import { chunkGroups } from '#build/chunk-groups.ts'
import { openBuiltPage } from './built-page.ts'

const page = openBuiltPage()
/** A property of every valibot schema, which no minifier renames. */
const valibot = '~run'

test('quality#speed: the build contains valibot, so that its absence from the first load is meaningful', () => {
  expect(page.scripts.filter((file) => page.text(file).includes(valibot))).not.toEqual([])
})

// Lists read the filters of their address by the contract's shapes, so their screens do bring valibot.
test.each(['src/app/routes/index.tsx', 'src/app/routes/products.$productId.tsx'])(
  'quality#speed: the first load of %s contains no valibot',
  (route) => {
    const chunks = page.closureOf([...page.keysOf('index.html'), ...page.keysOf(route)])
    expect(chunks.length).toBeGreaterThan(1)
    expect(chunks.map(({ file }) => file).filter((file) => page.text(file).includes(valibot))).toEqual([])
  },
)

test('at most twelve rules define shared chunks, and none of them names a file', () => {
  expect(chunkGroups.length).toBeLessThanOrEqual(12)
  const patterns = chunkGroups.flatMap((group) => (group.test ? [group.test.source] : []))
  expect(patterns.filter((pattern) => /[a-z]\\?\.(tsx?|css)/.test(pattern))).toEqual([])
})
