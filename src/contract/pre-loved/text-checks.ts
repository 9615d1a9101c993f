import { foldText } from '#contract/search/search-words.ts'

/**
 * Contact data in a text: an address, a link, the name of a messenger, or a telephone number (at least 7 digits, with
 * the usual signs between them). Prices and sizes have fewer digits.
 */
const contacts: readonly RegExp[] = [
  /[\p{L}\p{N}._%+-]+\s*(@|\(at\)|\[at\])\s*[\p{L}\p{N}-]+\s*(\.|\(dot\)|\[dot\])\s*\p{L}{2,}/iu,
  /\b(https?:\/\/|www\.|t\.me\/|wa\.me\/)\S+/iu,
  /\b[\p{L}\p{N}-]{2,}\.(com|net|org|info|biz|shop|store|online|site|lk|cn|ru)\b/iu,
  /\b(whats\s?app|telegram|viber|wechat|weixin|instagram|facebook|tik\s?tok)\b/iu,
  /微信|威信|薇信|加我|扣扣|QQ\s*\d|телеграм|вотсап|ватсап|вайбер/iu,
  /(?<!\p{N})(\+|00)?\p{N}([\s().\-–·]{0,3}\p{N}){6,}(?!\p{N})/u,
]
/** A span of years, which has as many digits as a telephone number. */
const years = /\b(?:19|20)\d\d\s*[-–]\s*(?:19|20)\d\d\b/g

/**
 * Goods that no shopper may sell, as folded words. Words that also stand in harmless texts (a glue gun, a home without
 * cigarettes) are left out.
 */
const forbidden: readonly string[] = [
  ...['handgun', 'rifle', 'ammunition', 'grenade', 'explosives', 'cocaine', 'heroin', 'cannabis', 'marijuana'],
  ...['counterfeit', 'replica', 'stolen', 'porn'],
  ...['tabanca', 'tufek', 'mermi', 'kokain', 'eroin', 'esrar', 'calinti'],
  ...['пистолет', 'винтовка', 'патроны', 'граната', 'кокаин', 'героин', 'марихуана', 'подделка', 'краденыи'],
  ...['espingarda', 'municao', 'explosivos', 'cocaina', 'heroina', 'maconha', 'falsificado', 'roubado'],
]
const forbiddenInChinese = /枪支|手枪|步枪|弹药|手榴弹|炸药|可卡因|海洛因|大麻|冰毒|假货|高仿|赃物|色情/u

/**
 * The failure code of a text that an offer must not contain (docs/product.md#pre-loved-checks); undefined for a valid
 * text. Whole words are compared. The checks are narrow, because the operator reviews every offer afterwards.
 */
export function textFault(text: string): 'CONTACT_IN_TEXT' | 'WORD_FORBIDDEN' | undefined {
  const shown = text.normalize('NFKC').replace(years, ' ')
  if (contacts.some((contact) => contact.test(shown))) return 'CONTACT_IN_TEXT'
  const words = new Set(foldText(shown).split(' '))
  return forbidden.some((word) => words.has(word)) || forbiddenInChinese.test(shown) ? 'WORD_FORBIDDEN' : undefined
}
