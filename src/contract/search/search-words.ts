/** Letters that Unicode does not decompose, mapped to the letters that people type instead. */
const plainLetters: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
}

/**
 * Normalises a text for the search: lower case, no accents (ё becomes е, ş becomes s), full-width forms replaced, the
 * four Turkish i's one letter, no apostrophes, any run of other characters than letters and digits one space, no space
 * at the ends. The result is independent of the language, because a shopper may type in any of the five.
 */
export function foldText(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f'’ʼ`]/g, '')
      .toLowerCase()
      // The lower case of İ is an i and a separate dot.
      .replace(/\u0307/g, '')
      .replace(/[ıßæœøđðþł]/g, (letter) => plainLetters[letter] ?? letter)
      .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, ' ')
      .trim()
  )
}

const cjkRun = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu

/**
 * The distinct normalised words of a text in the order of their first occurrence: for the index, and for names of shops
 * and places. A run of Chinese characters becomes its pairs and its last character, so that every character begins a
 * word and `word*` finds it: 跑步鞋 becomes 跑步, 步鞋, 鞋.
 */
export const wordsOf = (text: string): string[] => distinctWords(text, pairsOf)

/** Stop words of the five languages. */
const stopWords: ReadonlySet<string> = new Set(
  'an and for in of or the to with ve ile icin для из на от со com da das de do dos em os para'.split(' '),
)
/**
 * Whether a word is worth searching for. A stop word or a single letter matches nearly every product, and its search is
 * the most expensive.
 */
const isSignificant = (word: string): boolean => !stopWords.has(word) && !/^\p{Letter}$/u.test(word.replace(cjkRun, ''))

/**
 * The words of a typed query, on the server and on the page. Differs from `wordsOf` in two ways. Of a long run of
 * Chinese characters, only every second pair is used, because the query joins words without spaces (the middle pair of
 * 耳机|无线 is in no name). Stop words and single letters are dropped where the query holds another word: "salt and pepper"
 * becomes salt, pepper.
 */
export function typedWordsOf(text: string): string[] {
  const words = distinctWords(text, separatePairsOf)
  const significant = words.filter(isSignificant)
  return significant.length > 0 ? significant : words
}

function distinctWords(text: string, take: (run: string) => string[]): string[] {
  const spaced = foldText(text).replace(cjkRun, (run) => ` ${take(run).join(' ')} `)
  return [...new Set(spaced.split(' ').filter((word) => word !== ''))]
}

/** 无线充电器 becomes 无线, 充电, 电器. Runs of up to three characters are split as by `pairsOf`. */
function separatePairsOf(run: string): string[] {
  const pairs = pairsOf(run)
  return pairs.length < 4 ? pairs : pairs.slice(0, -1).filter((_, at) => at % 2 === 0 || at === pairs.length - 2)
}

function pairsOf(run: string): string[] {
  const characters = [...run]
  return characters.map((character, index) => character + (characters[index + 1] ?? ''))
}
