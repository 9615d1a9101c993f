import { type Language, languages } from '#contract/languages.ts'

const ofOneLanguage = /(?:^\/assets\/|\.)([a-z]{2})-[\w-]{5}\.js$/
/** The policies have two languages (docs/product.md#footer): Chinese, and English for all others. */
const ofChinese = /\.zh-cn-[\w-]{5}\.js$/

/**
 * The language to which a built file belongs (`/assets/ru-Dxplmbt.js`, `/assets/help.ru-….js`); null for a file that
 * every language needs.
 */
export function languageOfFile(path: string): Language | null {
  if (ofChinese.test(path)) return 'zh'
  const tag = ofOneLanguage.exec(path)?.[1]
  return languages.find((one) => one === tag) ?? null
}
