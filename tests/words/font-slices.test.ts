import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { languages } from '#contract/languages.ts'

const styles = new URL('../../src/app/styles/', import.meta.url)

type Slice = { readonly file: string; readonly declared: ReadonlySet<number>; readonly drawn: ReadonlySet<number> }

/** The slices of the font: the characters that the style sheet declares, and those that the file holds. */
const slices: readonly Slice[] = [
  ...readFileSync(new URL('fonts.css', styles), 'utf8').matchAll(
    /url\('\.\/(fonts\/[\w-]+\.woff2)'\)[^}]*?unicode-range:([^;]+);/g,
  ),
].map(([, file = '', ranges = '']) => ({
  file,
  declared: new Set(
    [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16)
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) => first + at)
    }),
  ),
  drawn: charactersOf(readFileSync(new URL(file, styles))),
}))

/** The characters of a WOFF2 file's `cmap` table, which is read in its format 4. */
function charactersOf(font: Buffer): Set<number> {
  let at = 48
  const number = () => {
    let value = 0
    for (;;) {
      const byte = font[at++] ?? 0
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  let offset = 0
  let start = 0
  for (let table = 0; table < font.readUInt16BE(12); table += 1) {
    const flags = font[at++] ?? 0
    const [kind, version] = [flags & 63, flags >> 6]
    if (kind === 63) at += 4
    const length = number()
    // `glyf` and `loca` are stored in another form in version 0, other tables in any other version.
    const stored = (kind === 10 || kind === 11 ? version !== 3 : version !== 0) ? number() : length
    if (kind === 0) start = offset
    offset += stored
  }
  const tables = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)))
  const records = Array.from({ length: tables.readUInt16BE(start + 2) }, (_, record) =>
    tables.readUInt32BE(start + 4 + record * 8 + 4),
  )
  const map = start + (records.find((record) => tables.readUInt16BE(start + record) === 4) ?? 0)
  const segments = tables.readUInt16BE(map + 6) / 2
  const word = (column: number, segment: number) =>
    tables.readUInt16BE(map + 14 + column * segments * 2 + (column > 0 ? 2 : 0) + segment * 2)
  return new Set(
    Array.from({ length: segments }, (_, segment) => {
      const [last, first] = [word(0, segment), word(1, segment)]
      return last === 0xffff ? [] : Array.from({ length: last - first + 1 }, (_, index) => first + index)
    }).flat(),
  )
}

const sliceOf = (letter: string) => slices.find(({ declared }) => declared.has(letter.codePointAt(0) ?? 0))

test('design#type: every slice of the font holds the characters that the style sheet declares for it', () => {
  expect(slices).toHaveLength(4)
  for (const { file, declared, drawn } of slices)
    expect(
      [...declared].filter((character) => !drawn.has(character)).map((character) => String.fromCodePoint(character)),
      file,
    ).toEqual([])
})

test('design#type: the dotless ı comes from the slice of its neighbours, and every letter of the catalogues from a slice', () => {
  expect(sliceOf('ı')).toBe(sliceOf('a'))
  const letters = new Set(
    languages
      .filter((language) => language !== 'zh')
      .flatMap((language) => [
        ...readFileSync(new URL(`../../src/words/locales/${language}.po`, import.meta.url), 'utf8').replace(
          /^#.*$/gm,
          '',
        ),
      ])
      .filter((character) => /\p{Letter}/u.test(character)),
  )
  expect([...letters].filter((letter) => !sliceOf(letter))).toEqual([])
})
