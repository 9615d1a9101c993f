import * as v from 'valibot'
import type { SentenceCode } from './account/sentences.ts'

/**
 * A text of several lines, at most `most` characters long; empty if nothing was typed. A pasted text may contain tabs,
 * other control characters and halves of surrogate pairs, which nobody sees: they become spaces instead of an error.
 */
export const multilineText = (most: number, tooLong: SentenceCode = 'INVALID') =>
  v.pipe(
    v.string('REQUIRED' satisfies SentenceCode),
    v.transform((text) =>
      text
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n]|\p{Cs}/gu, ' ')
        .trim(),
    ),
    v.maxLength(most, tooLong),
  )
