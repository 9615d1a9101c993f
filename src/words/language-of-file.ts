import { type Language, languages } from '#contract/languages.ts'

const ofOneLanguage = /(?:^\/assets\/|\.)([a-z]{2})-[\w-]{5}\.js$/
/** The policies have two languages (docs/product.md#footer): Chinese, and English for all others. */
const policy = /\.(zh-cn|en-us)-[\w-]{5}\.js$/
/** Russian needs the Cyrillic letters of the font, the other languages its accented Latin letters. */
const fontSlice = /-(cyrillic|latin-1)-[\w-]{5,}\.woff2$/

/**
 * Whether a built file is for this language (`/assets/ru-Dxplmbt.js`, `/assets/help.ru-….js`) or for all languages.
 */
export function isForLanguage(path: string, language: Language): boolean {
  const ofPolicy = policy.exec(path)?.[1]
  if (ofPolicy) return (ofPolicy === 'zh-cn') === (language === 'zh')
  const ofFont = fontSlice.exec(path)?.[1]
  if (ofFont) return (ofFont === 'cyrillic') === (language === 'ru')
  const ofFile = ofOneLanguage.exec(path)?.[1]
  return ofFile === undefined || !isLanguage(ofFile) || ofFile === language
}

const isLanguage = (tag: string) => languages.some((one) => one === tag)
