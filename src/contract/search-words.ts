/** Letters that Unicode does not take apart, as people type them without the key. */
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
 * A text as search sees it: lower case, without accents (ё is е, ş is s), full-width forms made plain, the four Turkish
 * i's one letter, no apostrophes, every run of anything else than letters and digits one space, none at the ends.
 * It is the same whatever the language, because nobody knows in which of the five a shopper types.
 */
export function foldText(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f'’ʼ`]/g, '')
      .toLowerCase()
      // İ in lower case is an i and a dot of its own.
      .replace(/\u0307/g, '')
      .replace(/[ıßæœøđðþł]/g, (letter) => plainLetters[letter] ?? letter)
      .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, ' ')
      .trim()
  )
}

const cjkRun = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu

/**
 * The distinct words of a text, folded, in the order in which they first come: for the index, and for shops' and
 * places' names. A run of Chinese becomes its pairs of characters and its last character, so that
 * every character begins a word and `word*` finds it: 跑步鞋 is 跑步, 步鞋, 鞋.
 */
export const wordsOf = (text: string): string[] => distinctWords(text, pairsOf)

/** Words of the five languages that join others and stand in most names. */
const joiningWords: ReadonlySet<string> = new Set(
  'an and for in of or the to with ve ile icin для из на от со com da das de do dos em os para'.split(' '),
)
/** It tells nothing apart from anything, and costs most to look for; a letter begins a word of nearly every product. */
const isTelling = (word: string): boolean => !joiningWords.has(word) && !/^\p{Letter}$/u.test(word.replace(cjkRun, ''))

/**
 * The words of what is typed, on the server and in the page: as `wordsOf`, but of a long run of Chinese only every
 * second pair: words stand there without a space between them, in any order, and the pair in the middle of 耳机|无线
 * is in no name. Words that only join others, and single letters, are left out where another word is typed: "salt and
 * pepper" is salt, pepper.
 */
export function typedWordsOf(text: string): string[] {
  const words = distinctWords(text, separatePairsOf)
  const telling = words.filter(isTelling)
  return telling.length > 0 ? telling : words
}

function distinctWords(text: string, take: (run: string) => string[]): string[] {
  const spaced = foldText(text).replace(cjkRun, (run) => ` ${take(run).join(' ')} `)
  return [...new Set(spaced.split(' ').filter((word) => word !== ''))]
}

/** 无线充电器 is 无线, 充电, 电器; three characters and fewer are as `pairsOf` has them. */
function separatePairsOf(run: string): string[] {
  const pairs = pairsOf(run)
  return pairs.length < 4 ? pairs : pairs.slice(0, -1).filter((_, at) => at % 2 === 0 || at === pairs.length - 2)
}

function pairsOf(run: string): string[] {
  const characters = [...run]
  return characters.map((character, index) => character + (characters[index + 1] ?? ''))
}
