import { shownText } from './message-parts.ts'

/** Names and signs that every language writes in Latin letters. */
const everywhere =
  /\b(App Store|Google Play|Google|Facebook|Instagram|YouTube|TikTok|WeChat|Safari|Chrome|Android|iPhone|iPad|iOS|QR|Wi-?Fi|ID|OK|SKU|HTTPS?|PDF|JPEG|PNG|WebP|SMS|FAQ|AR|3D|XS|XL|XXL|kg|cm|mm|km|GB|MB|Rs|LKR|CNY|LAK|TRY)\b/g

const foreign: Partial<Record<string, RegExp>> = {
  zh: /[\p{Script=Latin}\p{Script=Cyrillic}]{2,}/gu,
  ru: /[\p{Script=Latin}\p{Script=Han}]{2,}/gu,
}

/**
 * Words of a translation that look like untranslated English: in Chinese and Russian any word in another script, in
 * Turkish and Portuguese a sentence of two words or more that equals the English one.
 */
export function foreignWords(language: string, translation: string, english: string): string[] {
  const clean = shownText(translation).replace(everywhere, ' ')
  const script = foreign[language]
  if (script) return clean.match(script) ?? []
  const isSame = language !== 'en' && translation === english && (clean.match(/\p{L}{2,}/gu) ?? []).length > 1
  return isSame ? [clean.trim()] : []
}
