import { describe, expect, test } from 'vitest'
import { filesOf } from '#build/worker-files.ts'
import { languages } from '#contract/languages.ts'
import { firstRoutes, partOfRoute, partsUpTo, type WordPart, wordParts } from '#words/word-parts.ts'
import { builtScreens } from '../support/built-screens.ts'
import { messageIds } from '../support/load-words.ts'
import { openBuiltPage } from './built-page.ts'
import { localeKey } from './built-parts.ts'

const page = openBuiltPage()
const fileOf = (key: string) => page.manifest[key]?.file ?? ''

/** The ids of a catalogue's messages: its chunk holds them as one JSON text. */
function idsIn(language: (typeof languages)[number], part: WordPart): readonly string[] {
  const text = /JSON\.parse\(([`'"])(.*)\1\)/s.exec(page.text(fileOf(localeKey(language, part))))?.[2] ?? ''
  return [...text.matchAll(/"([\w+/-]{6})":/g)].map(([, id]) => id as string)
}
const idsUpTo = (part: WordPart) => new Set(partsUpTo(part).flatMap((one) => idsIn('en', one)))
const everyId = await messageIds()

/** The messages that scripts use: each by its id, as Lingui's macro writes it. */
const usedBy = (files: Iterable<string>) =>
  [...files]
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...page.text(file).matchAll(/\bid:\s*[`'"]([\w+/-]{6})[`'"]/g)].map(([, id]) => id as string))
    .filter((id) => everyId.has(id))

/** `/products/$productId_/reviews` is in `products.$productId_.reviews.tsx`. */
const fileOfRoute = (routeId: string) =>
  `${routeId
    .slice(1)
    .replace(/(^|\/)$/, '$1index')
    .replaceAll('/', '.')}.tsx`

describe('message catalogues of the built page', () => {
  test.each(languages)('quality#speed: every message in %s is in exactly one part', (language) => {
    const ids = wordParts.flatMap((part) => idsIn(language, part))
    expect(ids.length).toBeGreaterThan(500)
    expect(ids.length).toBe(new Set(ids).size)
  })

  test('quality#accessibility: a part has the same messages in every language', () => {
    for (const part of wordParts)
      for (const language of languages)
        expect([...idsIn(language, part)].sort(), `${part}, ${language}`).toEqual([...idsIn('en', part)].sort())
  })

  test('quality#accessibility: every route loads the parts with all messages of its screen, so that none shows as an id', async () => {
    const screens = (await builtScreens()).filter(({ path }) => path !== '/gallery')
    for (const { routeId, chunk } of screens) {
      const keys = chunk ? [chunk] : page.keysOf(`src/app/routes/${fileOfRoute(routeId)}`)
      expect(keys, routeId).not.toEqual([])
      const used = usedBy(page.closureOf(['index.html', ...keys]).map(({ file }) => file))
      const loaded = idsUpTo(partOfRoute(routeId))
      expect(
        used.filter((id) => !loaded.has(id)),
        routeId,
      ).toEqual([])
    }
  })

  test.each(Object.values(firstRoutes))('quality#speed: the first view of %s needs the first part only', (route) => {
    const chunks = page.closureOf(['index.html', ...page.keysOf(`src/app/routes/${route}`)])
    const used = usedBy(chunks.map(({ file }) => file))
    expect(used.length).toBeGreaterThan(10)
    expect(used.filter((id) => !idsUpTo('first').has(id))).toEqual([])
  })

  test.each(Object.values(firstRoutes))(
    'quality#speed: the screens after the first view of %s need no part but the second',
    (route) => {
      const used = usedBy(filesOf(page.manifest, ['index.html', ...page.keysOf(`src/app/routes/${route}`)]))
      expect(used.length).toBeGreaterThan(20)
      expect(used.filter((id) => !idsUpTo('later').has(id))).toEqual([])
    },
  )
})
