import { readFileSync } from 'node:fs'
import type { Language } from '#contract/languages.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * The translation of a sentence, by its English text; `{names}` match anything. Fails for a sentence that the catalogue
 * lacks.
 */
export function messageIn(lang: Language, english: string): RegExp {
  const catalogue = readFileSync(new URL(`../../src/words/locales/${lang}.po`, import.meta.url), 'utf8')
  const [, words = ''] = new RegExp(`^msgid "${escaped(english)}"\\nmsgstr "(.*)"$`, 'm').exec(catalogue) ?? []
  const known = lang === 'en' ? english : words
  if (known === '') throw new Error(`The ${lang} catalogue has no message: ${english}`)
  return new RegExp(
    `^${known
      .split(/\{\w+\}/)
      .map(escaped)
      .join('.+')}$`,
  )
}
