import type { I18n, Messages } from '@lingui/core'
import type { Language } from '../../contract/wire.ts'

/** One chunk a language; only the one in use is fetched. */
const catalogues: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import('../../words/locales/en.po'),
  zh: () => import('../../words/locales/zh.po'),
  tr: () => import('../../words/locales/tr.po'),
  ru: () => import('../../words/locales/ru.po'),
  pt: () => import('../../words/locales/pt.po'),
}

/** Fetches the words of a language and makes them the current ones. Throws where they cannot be fetched. */
export async function activateLanguage(i18n: I18n, language: Language): Promise<void> {
  const { messages } = await catalogues[language]()
  i18n.loadAndActivate({ locale: language, messages })
}
