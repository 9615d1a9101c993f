/** Letters that Unicode does not take apart, as people type them without the key. */
const plainLetters: Readonly<Record<string, string>> = {
  ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l',
}

/**
 * A text as search sees it: lower case, without accents (ё is е, ş is s), full-width forms made plain, the four Turkish
 * i's one letter, no apostrophes, every run of anything else than letters and digits one space, none at the ends.
 * It is the same whatever the language, because nobody knows in which of the five a shopper types.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’ʼ`]/g, '')
    .toLowerCase()
    // İ in lower case is an i and a dot of its own.
    .replace(/\u0307/g, '')
    .replace(/[ıßæœøđðþł]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, ' ')
    .trim()
}

const cjkRun = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu

/**
 * The distinct words of a text, folded, in the order in which they first come: for the index and for what is typed,
 * on the server and in the page. A run of Chinese becomes its pairs of characters and its last character, so that
 * every character begins a word and `word*` finds it: 跑步鞋 is 跑步, 步鞋, 鞋.
 */
export function wordsOf(text: string): string[] {
  const spaced = foldText(text).replace(cjkRun, (run) => ` ${pairsOf(run).join(' ')} `)
  return [...new Set(spaced.split(' ').filter((word) => word !== ''))]
}

function pairsOf(run: string): string[] {
  const characters = [...run]
  return characters.map((character, index) => character + (characters[index + 1] ?? ''))
}
