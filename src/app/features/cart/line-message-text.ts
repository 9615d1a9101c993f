import { t } from '@lingui/core/macro'
import { failureWords } from '#i18n/failure-words.ts'
import type { CartCommand } from '#offline/domains/cart/command.ts'

/**
 * The text of a change that the server corrected, refused, or can no longer know of; `more` is a second, less prominent
 * sentence.
 */
export function lineMessageText({ state, input, seen, refusal }: CartCommand): {
  readonly words: string
  readonly more?: string
} {
  if (state === 'asked') return { words: t`This change is too old to tell whether it was saved.` }
  if (state !== 'corrected') return { words: failureWords(refusal?.code ?? 'SERVER', '') }
  const now = refusal?.now ?? 0
  const wanted = (seen?.quantity ?? 0) + (input.op === 'change' ? input.count : 0)
  return {
    words: t`Only ${now} left.`,
    ...(wanted > now ? { more: t`Quantity changed from ${wanted} to ${now}.` } : {}),
  }
}
