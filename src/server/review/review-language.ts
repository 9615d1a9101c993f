import { type Language, languages } from '#contract/languages.ts'

/** Frequent words and letters that only one of the languages with Latin letters has. */
const marks: readonly (readonly [Language, RegExp])[] = [
  ['en', /(?<!\p{L})(?:the|and|is|it|its|was|very|this|that|to|of|for|not|but|with|good|great|my|i|you)(?!\p{L})/giu],
  [
    'tr',
    /(?<!\p{L})(?:bir|ve|çok|için|ama|bu|ürün|ürünü|güzel|değil|gibi|daha|geldi|iyi|tavsiye|ederim)(?!\p{L})|[ğışİ]/giu,
  ],
  [
    'pt',
    /(?<!\p{L})(?:de|que|não|muito|muita|uma|um|para|com|mas|produto|bom|boa|chegou|gostei|ótimo|ótima|e|o|os|as|é)(?!\p{L})|[ãõâêô]/giu,
  ],
]

/** The language of a review's text; `likely`, the language of the author's account, if the text does not tell. */
export function languageOf(text: string, likely: Language): Language {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const [chinese, russian, latin] = [
    count(/\p{Script=Han}/gu),
    count(/\p{Script=Cyrillic}/gu),
    count(/\p{Script=Latin}/gu),
  ]
  // One Chinese character says as much as some letters.
  if (chinese * 3 > Math.max(russian, latin)) return 'zh'
  if (russian > latin) return 'ru'
  if (latin === 0) return likely
  const [best, next] = marks
    .map(([lang, pattern]) => ({ lang, found: count(pattern) + (lang === likely ? 0.5 : 0) }))
    .sort((a, b) => b.found - a.found)
  if (best && best.found >= 1 && best.found > (next?.found ?? 0)) return best.lang
  return likely === 'zh' || likely === 'ru' ? (languages[0] ?? likely) : likely
}
