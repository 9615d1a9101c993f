import { longestItemText } from './list-limits.ts'

/**
 * A text on one line, of at most `most` UTF-16 code units, without control characters. A character at the end of a long
 * text is left out rather than cut in half, because the server refuses half of a character.
 */
export const itemText = (text: string, most = longestItemText): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, most)
    .replace(/\p{Cs}/gu, '')
