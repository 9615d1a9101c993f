import { fileURLToPath } from 'node:url'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#contract/languages.ts'
import { foreignWords } from './foreign-words.ts'
import { argumentsOf, pluralsOf, tagsOf } from './message-parts.ts'

type Entry = { readonly id: string; readonly message: string; readonly words: string }
type Language = (typeof languages)[number]

const config = getConfig({ configPath: fileURLToPath(new URL('../../lingui.config.ts', import.meta.url)) })
const catalogues = new Map<Language, readonly Entry[]>()
let inCode: readonly string[] = []

const entries = (language: Language) => catalogues.get(language) ?? []
const sourceOf = (id: string) => entries('en').find((entry) => entry.id === id)?.message ?? ''

beforeAll(async () => {
  const [catalogue] = await getCatalogs(config)
  if (!catalogue) throw new Error('lingui.config.ts names no catalogue.')
  const read = await catalogue.readAll()
  for (const language of languages) {
    const all = Object.entries(read[language] ?? {})
    catalogues.set(
      language,
      all.map(([id, { message, translation }]) => ({ id, message: message ?? id, words: translation ?? '' })),
    )
  }
  inCode = Object.entries((await catalogue.collect()) ?? {}).map(([id, { message }]) => message ?? id)
}, 120_000)

test('the English catalogue holds exactly the messages of the code, else run `npm run words`', () => {
  expect(
    entries('en')
      .map(({ message }) => message)
      .sort(),
  ).toEqual([...inCode].sort())
  expect(inCode.length).toBeGreaterThan(0)
})

describe.each(languages)('%s', (language) => {
  test('has every message of the English catalogue and no other', () => {
    const translatedIds = new Set(entries(language).map(({ id }) => id))
    expect(
      entries('en')
        .filter(({ id }) => !translatedIds.has(id))
        .map(({ message }) => message),
    ).toEqual([])
    expect(translatedIds.size).toBe(entries('en').length)
  })

  test('has no empty translation', () => {
    expect(
      entries(language)
        .filter(({ words }) => words.trim() === '')
        .map(({ id }) => sourceOf(id)),
    ).toEqual([])
  })

  test('contains no English', () => {
    const left = entries(language).flatMap(({ id, words }) =>
      foreignWords(language, words, sourceOf(id)).map((word) => `${word} in "${words}"`),
    )
    expect(left).toEqual([])
  })

  test('keeps the placeholders and tags of the English message', () => {
    const parts = (text: string) => [argumentsOf(text), tagsOf(text)]
    const other = entries(language)
      .filter(({ words }) => words !== '')
      .filter(({ id, words }) => JSON.stringify(parts(words)) !== JSON.stringify(parts(sourceOf(id))))
    expect(other.map(({ id, words }) => `"${words}" for "${sourceOf(id)}"`)).toEqual([])
  })

  test('has every plural form of its grammar for whole numbers', () => {
    const incomplete = entries(language).filter(({ words }) =>
      pluralsOf(words).some(({ kind, forms }) => missingForms(language, kind, forms).length > 0),
    )
    expect(incomplete.map(({ words }) => words)).toEqual([])
  })
})

/** The parts of the password rule (docs/product.md#validation) in each language. */
const kindsOfPassword: Readonly<Record<Language, readonly string[]>> = {
  en: ['8', 'capital letter', 'simple letter', 'symbol', 'number'],
  zh: ['8', '大写字母', '小写字母', '符号', '数字'],
  tr: ['8', 'büyük harf', 'küçük harf', 'sembol', 'rakam'],
  ru: ['8', 'заглавная', 'строчная', 'знак', 'цифра'],
  pt: ['8', 'letra maiúscula', 'letra minúscula', 'símbolo', 'número'],
}

test.each(languages)(
  'product#validation: the password rule in %s names its length and all four kinds, in hint and refusal',
  (language) => {
    const rules = entries(language)
      .filter(({ id }) => /8 characters/.test(sourceOf(id)))
      .map(({ words }) => words)
    expect(rules).toHaveLength(2)
    expect(
      rules.flatMap((words) =>
        kindsOfPassword[language].filter((kind) => !words.includes(kind)).map((kind) => `${kind} in "${words}"`),
      ),
    ).toEqual([])
  },
)

function missingForms(language: Language, kind: 'cardinal' | 'ordinal', forms: readonly string[]): string[] {
  const rules = new Intl.PluralRules(language, { type: kind })
  // The plural forms of whole numbers up to 200: Portuguese has a form for millions that needs no translation.
  const needed = new Set(Array.from({ length: 201 }, (_, number) => rules.select(number)))
  return [...needed, 'other'].filter((form) => !forms.includes(form))
}
