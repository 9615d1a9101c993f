import type { Language } from '#contract/wire.ts'

/** The name of a language in the reader's language: `Turkish`, `турецкий`. */
export const nameOfLanguage = (language: Language, reader: Language): string =>
  new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? language
