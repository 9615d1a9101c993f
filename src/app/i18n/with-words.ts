import { i18n } from '@lingui/core'
import type { Language } from '#contract/wire.ts'
import { addWords } from './activate.ts'

/**
 * Loads code that comes after the first view together with its messages; the argument of `lazy` for a panel or sheet
 * whose messages are not in the first part. The part is `later` for code in a folder named `later/`, else `rest`
 * (words/word-parts.ts).
 */
export async function withWords<Module>(code: Promise<Module>, part: 'later' | 'rest' = 'rest'): Promise<Module> {
  const [module] = await Promise.all([code, addWords(i18n, part, i18n.locale as Language)])
  return module
}
