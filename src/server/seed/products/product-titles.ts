import { languages } from '#contract/languages.ts'
import type { Words } from '#server/seed/seed-shapes.ts'
import { measureInWords } from './measures.ts'

/** Capitalises the first letter by the language's own rule (Turkish i becomes İ). */
export function capitalised(text: string, language: string): string {
  const [first = '', ...rest] = [...text]
  return first.toLocaleUpperCase(language) + rest.join('')
}

/** Capitalises a text in five languages. */
export const capitalisedWords = (words: Words): Words =>
  words.map((text, index) => capitalised(text, languages[index] as string)) as unknown as Words

/** Builds a text for each language, by its index in `languages`. */
export const inEachLanguage = (make: (index: number) => string): Words =>
  languages.map((_, index) => make(index)) as unknown as Words

/** A plain string in the demo data is a measure or a code. */
export const asWords = (text: string | Words): Words => (typeof text === 'string' ? measureInWords(text) : text)

/**
 * A product's name in five languages. The proper name precedes the noun in English, Chinese and Turkish and follows it
 * in Russian and Portuguese; features follow after commas.
 */
export function titleOf(properName: string, noun: Words, features: readonly Words[]): Words {
  return inEachLanguage((index) => {
    const language = languages[index] as string
    const name = noun[index] as string
    const isNounFirst = language === 'ru' || language === 'pt'
    const subject = isNounFirst ? `${name} ${properName}` : `${properName} ${name}`
    return capitalised([subject, ...features.map((feature) => feature[index])].join(comma(language)), language)
  })
}

/** The separator of the parts of a title. */
const comma = (language: string): string => (language === 'zh' ? '，' : ', ')
