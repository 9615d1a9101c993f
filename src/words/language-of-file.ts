import { type Language, languages } from '#contract/languages.ts'

const ofOneLanguage = /(?:^\/assets\/|\.)([a-z]{2})-[\w-]{5}\.js$/
/** The policies are in two languages (spec §2): Chinese, and English for everybody else. */
const ofChinese = /\.zh-cn-[\w-]{5}\.js$/

/** The language for which alone a built file is made (`/assets/ru-Dxplmbt.js`, `/assets/help.ru-….js`); null where any shopper needs it. */
export function languageOfFile(path: string): Language | null {
  if (ofChinese.test(path)) return 'zh'
  const tag = ofOneLanguage.exec(path)?.[1]
  return languages.find((one) => one === tag) ?? null
}
