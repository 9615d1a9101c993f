import type { Language } from '#contract/wire.ts'

/** Each language by its own name, as in the language menu; these names are not translated. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  zh: '中文',
  tr: 'Türkçe',
  ru: 'Русский',
  pt: 'Português',
}
