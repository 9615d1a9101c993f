import type { Language } from '#contract/languages.ts'
import { foldText, typedWordsOf, wordsOf } from './search-words.ts'
import { synonymsOf } from './synonyms.ts'

/**
 * The words of a product's title by what they say (docs/product.md#search): `type` names the product itself (the head
 * noun: "phone" of "waterproof phone, 128 GB"), `title` are all words of the name with the type among them, and `aside`
 * are words of additions: after "for" or "with", and after the first comma.
 */
type TitleWords = {
  readonly type: readonly string[]
  readonly title: readonly string[]
  readonly aside: readonly string[]
}

/** How a language builds the names of products. All words are folded. */
type Grammar = {
  /** The words that begin an addition to the name. */
  readonly additions: ReadonlySet<string>
  /** The words for sets and packs, whose contents also name the product: "ski set". */
  readonly sets: ReadonlySet<string>
  /** The words that join a set to its contents. */
  readonly of: ReadonlySet<string>
  /** Whether the head noun comes before the words that describe it. */
  readonly isHeadFirst: boolean
  /** Whether a word describes the noun that follows. */
  readonly isAdjective: (word: string) => boolean
}

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').filter(Boolean))
const never = () => false

const grammars: Readonly<Record<Exclude<Language, 'zh'>, Grammar>> = {
  en: {
    additions: listOf('for with without in on from by to at'),
    sets: listOf('set kit pack pair box bundle bar'),
    of: new Set(),
    isHeadFirst: false,
    isAdjective: never,
  },
  tr: {
    additions: listOf('icin ile'),
    sets: listOf('seti takimi paketi kutusu'),
    of: new Set(),
    isHeadFirst: false,
    isAdjective: never,
  },
  ru: {
    additions: listOf('для из с со на в во от под к по без'),
    sets: listOf('набор комплект пара упаковка'),
    of: new Set(),
    isHeadFirst: true,
    // Folded words have и for й. Some nouns end like an adjective: "украшение", "издание".
    isAdjective: (word) => /(ыи|ии|ои|ая|яя|ое|ее|ые|ие)$/.test(word) && !/[еа]ние$/.test(word),
  },
  pt: {
    additions: listOf('com para sem em'),
    sets: listOf('conjunto kit jogo par aparelho barra'),
    of: listOf('de'),
    isHeadFirst: true,
    isAdjective: never,
  },
}

/** Divides the words of a title in a language. */
export function titleWordsOf(title: string, language: Language): TitleWords {
  const [name = ''] = title.replace(/[（(].*?[)）]/g, ' ').split(/[,，]/)
  const { own, type } = language === 'zh' ? chineseName(name) : alphabeticName(name, grammars[language])
  const inName = new Set(wordsOf(own))
  return { type, title: [...inName], aside: wordsOf(title).filter((word) => !inName.has(word)) }
}

type Name = { readonly own: string; readonly type: readonly string[] }

/** Chinese puts the head noun last, without spaces: its last pair and character (无线充电器: 电器, 器). */
function chineseName(name: string): Name {
  const own = name.split(/[配含]/)[0]?.replace(/(一对|套装|礼盒)\s*$/, '') ?? ''
  const folded = foldText(own)
  return { own, type: wordsOf(own).filter((word) => folded.endsWith(word)) }
}

function alphabeticName(name: string, { additions, sets, of, isHeadFirst, isAdjective }: Grammar): Name {
  // A token with a hyphen holds several words: "T-shirt".
  const tokens = name.split(/\s+/).map((text) => ({ text, word: foldText(text) }))
  const end = tokens.findIndex(({ word, text }, at) => at > 0 && (additions.has(word) || text.startsWith('«')))
  const named = (end < 0 ? tokens : tokens.slice(0, end)).filter(({ word }) => word !== '')
  // In Russian titles the make is in Latin letters and stands behind the name.
  const cyrillic = named.filter(({ word }) => /\p{Script=Cyrillic}/u.test(word))
  const nouns = (cyrillic.length > 0 ? cyrillic : named).map(({ word }) => word)
  const inOrder = isHeadFirst ? nouns : [...nouns].reverse()
  const head = inOrder.findIndex((word) => !isAdjective(word))
  const first = inOrder[Math.max(head, 0)] ?? ''
  const rest = inOrder.slice(head + 1)
  const contents = sets.has(first) ? rest.find((word) => !of.has(word)) : undefined
  return { own: named.map(({ text }) => text).join(' '), type: [first, contents ?? ''].flatMap(wordsOf) }
}

/**
 * The common form of a folded word that names a product, so that "phones" and "phone", "telefonu" and "telefon" are one
 * type. Two endings are enough for most nouns of the five languages; a form need not be a word.
 */
export function typeFormOf(word: string): string {
  if (word.length < 4) return word
  if (/\p{Script=Cyrillic}/u.test(word)) return shortened(word, cyrillicEnding)
  const singular = /ies$/.test(word)
    ? word.replace(/ies$/, 'y')
    : /(ss|x|ch|sh|[gt]o)es$/.test(word)
      ? word.slice(0, -2)
      : word.replace(/(?<!s)s$/, '')
  // Turkish: -lar and -lari, and the ending of "cep telefonu", before which k and p become g and b.
  const plain = shortened(singular, /l[ae]ri?$/)
  const bare = shortened(shortened(plain, /s[iu]$/), /[iu]$/)
  return bare === plain ? plain : bare.replace(/g$/, 'k').replace(/b$/, 'p').replace(/d$/, 't')
}

/** The endings of nouns and adjectives; folded words have и for й. */
const cyrillicEnding =
  /([ая]ми|[ыи]ми|[ео]го|[ео]му|[аяыи]х|[оеая]м|[ое]в|[ыиео]и|[ая]я|[ое]е|[ыи]е|[ую]ю|[аеиоуыьэюя])$/

/** The word without an ending, where at least three letters are left. */
const shortened = (word: string, ending: RegExp): string => {
  const rest = word.replace(ending, '')
  return rest.length < 3 ? word : rest
}

/**
 * Groups of typed words that may name a type: first the head of the text, as if the text were a title ("charger" of
 * "charger for a phone"), last all words. The first group of which the catalogue has products counts.
 */
export function typedTypesOf(text: string, language: Language): string[][] {
  const words = typedWordsOf(text)
  const heads = titleWordsOf(text, language).type.filter((word) => words.includes(word))
  return [...heads.map((word) => [word]), words]
}

/** The terms by which a title is searched: forms of its type, the words that count as its name, and all others. */
type TitleTerms = {
  readonly types: readonly string[]
  readonly title: readonly string[]
  readonly others: readonly string[]
}

/** The terms of a title in a language, with its synonyms. */
export function titleTermsOf(text: string, language: Language): TitleTerms {
  const { type, title, aside } = titleWordsOf(text, language)
  const { ofType, others } = synonymsOf(title, type, language)
  return {
    types: [...new Set([...type, ...ofType].map(typeFormOf))],
    title: [...title, ...ofType],
    others: [...aside, ...others],
  }
}

/** The separators between the parts of a category's name in the five languages. */
const joints = /[,，、与和]|\s(?:and|ve|и|e)\s/

/**
 * The terms of a category's name in a language: forms of the types that the category holds ("Meat, fish and seafood":
 * meat, fish, seafood), and the words by which its products are found, with their synonyms.
 */
export function categoryTermsOf(
  name: string,
  language: Language,
): { readonly types: readonly string[]; readonly words: readonly string[] } {
  const parts = name.split(joints).map((part) => titleTermsOf(part, language))
  return {
    types: [...new Set(parts.flatMap(({ types }) => types))],
    words: [...new Set([...wordsOf(name), ...parts.flatMap(({ title }) => title)])],
  }
}
